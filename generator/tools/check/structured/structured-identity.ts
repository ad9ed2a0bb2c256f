import type { Finding, PagesCheck } from '../check.ts'

export const structuredIdentity = {
  id: 'structured-identity',
  needs: 'pages',
  run: ({ pages, site }) => {
    /** The id of the business, and of each branch, with the page that said it first. */
    const known = new Map<string, { readonly id: string; readonly path: string }>()
    return pages.flatMap((page): readonly Finding[] => {
      if (page.businesses.length > 1)
        return [{ message: `the page describes ${page.businesses.length} businesses: ${page.businesses.join(', ')}`, page: page.path }]
      const [own] = page.businesses
      if (own === undefined) return []
      const { id: branch } = site.at(page.route).business
      const first = known.get(branch)
      if (first === undefined) known.set(branch, { id: own, path: page.path })
      if (own === '') return [{ message: 'the business has no @id', page: page.path }]
      if (first !== undefined && own !== first.id)
        return [{ message: `the business is ${own} here, but ${first.id} on ${first.path}`, page: page.path }]
      const other = [...known].find(([of, { id }]) => of !== branch && id === own)?.[1]
      return other === undefined ? [] : [{ message: `the branch is ${own} here, and so is another on ${other.path}`, page: page.path }]
    })
  },
} as const satisfies PagesCheck
