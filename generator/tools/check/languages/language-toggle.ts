import type { Finding, PageCheck } from '../check.ts'

export const languageToggle = {
  id: 'language-toggle',
  needs: 'page',
  applies: site => site.languages.length > 1,
  run: ({ page, site }) => {
    const toggles = page.links.filter(link => link.hreflang !== null)
    return site.languages.flatMap(({ code, locale, name }): readonly Finding[] => {
      const links = toggles.filter(link => link.hreflang === locale)
      const alternate = page.route.traits.hidden === true ? undefined : site.alternates(page.route).find(route => route.language === code)
      if (links.length === 0) return [{ message: `no language link leads to ${name} (hreflang ${locale})` }]
      return links.flatMap(link => [
        ...(alternate === undefined || link.href === alternate.path
          ? []
          : [{ message: `the link “${link.text}” leads to ${link.href}, not to the same page in ${name}, ${alternate.path}` }]),
        ...(link.language === locale
          ? []
          : [{ message: `the link “${link.text}” does not say that its name is ${name} (lang ${locale})` }]),
      ])
    })
  },
} as const satisfies PageCheck
