import type { PagesCheck } from '../check.ts'
import type { PageSummary } from '../facts/summary.ts'

/** ISO 639-1 language, optionally script and ISO 3166-1 region: https://developers.google.com/search/docs/specialty/international/localized-versions */
const code = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/
/** Regions that people write and ISO does not know. */
const invented = new Set(['UK', 'EN', 'EU', 'LA'])

const isCode = (tag: string): boolean => tag === 'x-default' || (code.test(tag) && !invented.has(tag.split('-').at(-1) ?? ''))

/** What is wrong with the set of versions that a page names. */
const faultsOf = (page: PageSummary, byAddress: ReadonlyMap<string, PageSummary>, languages: readonly string[]): readonly string[] => {
  const named = new Map(page.alternates.map(({ hreflang, href }) => [hreflang, href]))
  const own = page.alternates.find(({ href, hreflang }) => href === page.canonical && hreflang !== 'x-default')
  const missing = languages.filter(language => !named.has(language))
  return [
    ...page.alternates
      .filter(({ hreflang }) => !isCode(hreflang))
      .map(({ hreflang }) => `hreflang “${hreflang}” is no code of a language and a country`),
    ...(named.size < page.alternates.length ? ['a language version is named twice'] : []),
    ...(missing.length > 0 ? [`the version in ${missing.join(' and ')} is not named`] : []),
    ...(own === undefined
      ? ['the page does not name itself among its versions']
      : own.hreflang === page.language
        ? []
        : [`the page names itself as ${own.hreflang}, but is written in ${page.language}`]),
    ...(named.has('x-default')
      ? named.get('x-default') === named.get(languages[0] ?? '')
        ? []
        : ['x-default is not the version in the default language']
      : ['x-default is missing']),
    ...page.alternates.flatMap(({ hreflang, href }) => {
      const other = byAddress.get(href)
      if (other === undefined) return [`the version in ${hreflang} is said to be ${href}, which is no page`]
      return other.alternates.some(back => back.href === page.canonical && back.hreflang !== 'x-default')
        ? []
        : [`${other.path} does not name this page back`]
    }),
  ]
}

export const hreflang = {
  id: 'hreflang',
  needs: 'pages',
  applies: site => site.indexable,
  run: ({ pages, site }) => {
    const byAddress = new Map(pages.flatMap(page => (page.canonical === null ? [] : [[page.canonical, page] as const])))
    const languages = site.languages.map(language => language.locale)
    return pages
      .filter(page => page.route.traits.hidden !== true)
      .flatMap(page => {
        if (languages.length > 1) return faultsOf(page, byAddress, languages).map(message => ({ message, page: page.path }))
        return page.alternates.length === 0 ? [] : [{ message: 'a site in one language names language versions', page: page.path }]
      })
  },
} as const satisfies PagesCheck
