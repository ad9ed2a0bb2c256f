import type { PageCheck } from '../check.ts'

export const pageLanguage = {
  id: 'page-language',
  needs: 'page',
  run: ({ page, site }) => {
    const wanted = site.languageOf(page.route.language)
    if (wanted === undefined) return []
    return [
      ...(page.language === wanted.locale
        ? []
        : [
            {
              message:
                page.language === ''
                  ? `the page does not declare its language, ${wanted.locale}`
                  : `the page declares ${page.language}, but is written in ${wanted.locale}`,
            },
          ]),
      ...(page.direction === wanted.direction || (page.direction === '' && wanted.direction === 'ltr')
        ? []
        : [{ message: `the page declares the direction “${page.direction}”, but ${wanted.name} is written ${wanted.direction}` }]),
    ]
  },
} as const satisfies PageCheck
