import type { Finding, PageCheck } from '../check.ts'
import { isListed } from '../facts/page.ts'

/** The one way of writing a page’s address: https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls */
const addressOf = (origin: string, path: string): string => (path === '/' ? `${origin}/` : `${origin}${path}`)

export const canonical = {
  id: 'canonical',
  needs: 'page',
  run: ({ page, site }): readonly Finding[] => {
    const [first, ...others] = page.canonicals
    if (!isListed(page))
      return first === undefined || !site.indexable
        ? []
        : [{ message: `a page that shall not be listed has a canonical address, ${first}` }]
    if (first === undefined) return [{ message: 'the page has no canonical address' }]
    if (others.length > 0) return [{ message: `the page has ${page.canonicals.length} canonical addresses: ${page.canonicals.join(', ')}` }]
    const own = addressOf(site.origin, page.path)
    return first === own ? [] : [{ message: `the canonical address is ${first}, not the page’s own ${own}` }]
  },
} as const satisfies PageCheck
