import { defineCheck } from '../../define-check.ts'
import { isListed } from '../../facts/page-facts.ts'

/** https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls */
export const canonical = defineCheck({
  id: 'canonical',
  severity: 'error',
  about: {
    en: 'Every listed page names itself, and nothing else, as its canonical address.',
    fr: 'Chaque page à trouver dans les moteurs de recherche se nomme elle-même, et elle seule, comme adresse canonique.',
  },
  hint: {
    en: 'This is the generator’s fault, or that of a changed template: templates/head.ts writes it.',
    fr: 'C’est la faute du générateur, ou d’un gabarit modifié : templates/head.ts l’écrit.',
  },
  messages: {
    unlisted: {
      en: 'a page that must not be listed has a canonical URL, {url}',
      fr: 'une page qui ne doit pas paraître dans les moteurs de recherche a une adresse canonique, {url}',
    },
    missing: { en: 'the page has no canonical address', fr: 'la page n’a pas d’adresse canonique' },
    several: {
      en: 'the page has {count} canonical addresses: {urls}',
      fr: 'la page a {count} adresses canoniques : {urls}',
    },
    other: {
      en: 'the canonical address is {url}, not the page’s own {own}',
      fr: 'l’adresse canonique est {url}, et non celle de la page, {own}',
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
