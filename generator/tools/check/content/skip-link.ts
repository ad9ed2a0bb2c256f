import type { PageCheck } from '../check.ts'

export const skipLink = {
  id: 'skip-link',
  needs: 'page',
  run: ({ page }) => {
    const first = page.links[0]?.href ?? ''
    return first.startsWith('#') && page.ids.includes(first.slice(1))
      ? []
      : [{ message: 'the first link does not lead to a part of the page itself' }]
  },
} as const satisfies PageCheck
