import { pathOnSite } from '../../../../html/address.ts'
import { defineCheck } from '../../define-check.ts'
import { metaOf } from '../../facts/page-facts.ts'

/** Path in the published folder of a file that a page loads; empty for other sites, data URLs and blobs. */
const fileOf = (url: string, origin: string): string => {
  const path = url.startsWith('/') && !url.startsWith('//') ? url : pathOnSite(url, origin)
  return path?.replace(/[?#].*/, '').slice(1) ?? ''
}

const urlsIn = (styles: string): readonly string[] => [...styles.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url)

export const assetTarget = defineCheck({
  id: 'asset-target',
  severity: 'error',
  about: {
    en: 'Every image, font, script and icon that a page loads is published.',
    fr: 'Chaque image, police, script et icône que charge une page est publié.',
  },
  hint: {
    en: 'Check that the file is in assets/, and that its name is spelled correctly.',
    fr: 'Vérifiez que le fichier est dans assets/ et que son nom est bien écrit.',
  },
  messages: {
    missing: { en: '{by} loads {url}, which is not published', fr: '{by} charge {url}, qui n’est pas publié' },
  },
  example: { variant: 'missing', values: { by: '<link icon>', url: '/icon.svg' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const checkFile = (url: string, by: string | { readonly en: string; readonly fr: string }): void => {
      const file = fileOf(url, site.origin)
      if (file !== '' && !site.files.has(file)) report({ variant: 'missing', values: { by, url } })
    }
    for (const { url, by } of page.requests) checkFile(url, `<${by}>`)
    for (const url of urlsIn(page.styles)) checkFile(url, { en: 'The stylesheet', fr: 'La feuille de style' })
    const image = metaOf(page, 'og:image')
    if (image !== undefined) checkFile(image, 'og:image')
  },
})
