import type { Translated } from '../../../../site/messages/language.ts'
import { parseUrl } from '../../../../site/util/paths.ts'
import { defineCheck } from '../../define-check.ts'

const originOf = (url: string): string | undefined => {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  return /^https?:\/\//i.test(absolute) ? parseUrl(absolute)?.origin : undefined
}

/** What styles load from absolute URLs. */
const urlsIn = (styles: string): readonly string[] =>
  [...styles.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')]+)|@import\s+["']([^"']+)/g)].map(([, url, sheet]) => url ?? sheet ?? '')

export const thirdParty = defineCheck({
  id: 'third-party',
  severity: 'error',
  about: {
    en: 'No page loads files from another site without a click, except a map where the law allows it.',
    fr: 'Aucune page ne charge de fichier d’un autre site sans un clic, sauf une carte là où la loi le permet.',
  },
  hint: {
    en: 'Put the file in assets/, so that it is published with the site. For maps, write load: click.',
    fr: 'Mettez le fichier dans assets/, pour qu’il soit publié avec le site. Pour les cartes, écrivez load: click.',
  },
  messages: {
    loads: { en: '{by} loads a file from {origin}: {url}', fr: '{by} charge un fichier de {origin} : {url}' },
    map: {
      en: 'The map from {origin} loads without a click, and {law}',
      fr: 'La carte de {origin} se charge sans clic, et {law}',
      hint: {
        en: 'Set pages.serviceAreas.map.load to click. If you have checked that it may load without one, write the date: decidedOn: 2026-11-22.',
        fr: 'Écrivez click sous pages.serviceAreas.map.load. Si vous avez vérifié qu’elle peut se charger sans clic, écrivez la date : decidedOn: 2026-11-22.',
      },
    },
    decidedMap: {
      en: 'The map from {origin} loads without a click, and {law}',
      fr: 'La carte de {origin} se charge sans clic, et {law}',
      hint: {
        en: 'You decided on {date} that this is allowed. Check again when the law changes.',
        fr: 'Vous avez décidé le {date} que c’était permis. Vérifiez de nouveau quand la loi changera.',
      },
    },
  },
  example: {
    variant: 'loads',
    values: { by: '<script>', origin: 'https://metrics.example', url: 'https://metrics.example/a.js' },
  },
  needs: 'page',
  run: ({ page, site: { lazyMap, origin: own } }, report) => {
    const checkRequest = (url: string, by: string | Translated<string>): void => {
      const origin = originOf(url)
      if (origin === undefined || origin === own) return
      if (by !== '<iframe>' || !lazyMap?.origins.includes(origin)) {
        report({ variant: 'loads', values: { by, origin, url } })
        return
      }
      const { law, decidedOn } = lazyMap
      const at = ['pages', 'serviceAreas', 'map', 'load']
      if (law === null) return
      if (decidedOn === null) report({ variant: 'map', values: { origin, law }, at, severity: 'warning' })
      else report({ variant: 'decidedMap', values: { origin, law, date: decidedOn }, at, severity: 'notice' })
    }
    for (const { url, by } of page.requests) checkRequest(url, `<${by}>`)
    for (const url of urlsIn(page.styles)) checkRequest(url, { en: 'The stylesheet', fr: 'La feuille de style' })
  },
})
