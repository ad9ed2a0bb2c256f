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
    en: 'No page loads anything from another site before the visitor asks for it, but for a map, where the law of the place lets it.',
    fr: 'Aucune page ne charge rien d’un autre site avant que le visiteur le demande, sauf une carte, là où la loi le permet.',
  },
  hint: {
    en: 'Publish the file with the site, in assets/; embed maps with load: click.',
    fr: 'Publiez le fichier avec le site, dans assets/; intégrez les cartes avec load: click.',
  },
  messages: {
    loads: { en: '{by} loads from {origin}: {url}', fr: '{by} se charge depuis {origin} : {url}' },
    map: {
      en: 'the map from {origin} loads before the visitor asks for it, and {law}',
      fr: 'la carte de {origin} se charge avant que le visiteur la demande, et {law}',
      hint: {
        en: 'Set pages.serviceAreas.map.load to click. If you know that it may load, say since when, with decidedOn: 2026-11-22.',
        fr: 'Donnez la valeur click à pages.serviceAreas.map.load. Si vous savez qu’elle peut se charger, dites depuis quand, avec decidedOn: 2026-11-22.',
      },
    },
    decidedMap: {
      en: 'the map from {origin} loads before the visitor asks for it, and {law}',
      fr: 'la carte de {origin} se charge avant que le visiteur la demande, et {law}',
      hint: {
        en: 'You decided on {date} that it may. Think again when the law changes.',
        fr: 'Vous avez décidé le {date} que c’était permis. Repensez-y quand la loi changera.',
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
    for (const url of urlsIn(page.styles)) checkRequest(url, { en: 'the styles', fr: 'la feuille de style' })
  },
})
