import { defineCheck } from '../../define-check.ts'
import { isListed } from '../../facts/page-facts.ts'

/** https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls */
export const canonical = defineCheck({
  id: 'canonical',
  severity: 'error',
  about: {
    en: 'Every page that search engines may list has its own URL as its canonical URL.',
    fr: 'Chaque page que les moteurs de recherche peuvent afficher a sa propre URL comme URL canonique.',
  },
  hint: {
    en: 'If you changed templates/head.ts, correct it. Otherwise, report this as a bug.',
    fr: 'Si vous avez modifié templates/head.ts, corrigez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    unlisted: {
      en: 'A page that search engines must not list has a canonical URL, {url}',
      fr: 'Une page que les moteurs de recherche ne doivent pas afficher a une URL canonique, {url}',
    },
    missing: { en: 'The page has no canonical URL', fr: 'La page n’a pas d’URL canonique' },
    several: {
      en: 'The page has {count} canonical URLs: {urls}',
      fr: 'La page a {count} URL canoniques : {urls}',
    },
    other: {
      en: 'The canonical URL is {url}, but the URL of the page is {own}',
      fr: 'L’URL canonique est {url}, mais celle de la page est {own}',
    },
  },
  example: {
    variant: 'several',
    values: { count: 2, urls: 'https://www.gutters.example/contact, https://www.gutters.example/' },
  },
  needs: 'page',
  run: ({ page, site }, report) => {
    const [first, ...others] = page.canonicals
    const own = `${site.origin}${page.path}`
    if (!isListed(page)) {
      if (first !== undefined && site.indexable) report({ variant: 'unlisted', values: { url: first } })
    } else if (first === undefined) report({ variant: 'missing' })
    else if (others.length > 0) report({ variant: 'several', values: { count: page.canonicals.length, urls: page.canonicals.join(', ') } })
    else if (first !== own) report({ variant: 'other', values: { url: first, own } })
  },
})
