import type { Finding, PagesCheck } from '../check.ts'

export const structuredIdentity = {
  id: 'structured-identity',
  needs: 'pages',
  run: ({ pages }) => {
    const first = pages.find(page => page.businesses.length > 0)
    const id = first?.businesses[0]
    return pages.flatMap((page): readonly Finding[] => {
      if (page.businesses.length > 1)
        return [{ message: `the page describes ${page.businesses.length} businesses: ${page.businesses.join(', ')}`, page: page.path }]
      const own = page.businesses[0]
      if (own === '') return [{ message: 'the business has no @id', page: page.path }]
      return own === undefined || own === id
        ? []
        : [{ message: `the business is ${own} here, but ${id} on ${first?.path}`, page: page.path }]
    })
  },
} as const satisfies PagesCheck
