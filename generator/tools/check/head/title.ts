import type { PageCheck } from '../check.ts'

export const title = {
  id: 'title',
  needs: 'page',
  run: ({ page, site }) => {
    const at = site.keyOf(page.route, 'title')
    if (page.titles.length > 1) return [{ message: `the page has ${page.titles.length} titles`, at }]
    return (page.titles[0] ?? '') === '' ? [{ message: 'the page has no title', at }] : []
  },
} as const satisfies PageCheck
