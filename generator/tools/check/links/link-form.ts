import type { PageCheck } from '../check.ts'

export const linkForm = {
  id: 'link-form',
  needs: 'page',
  run: ({ page }) =>
    page.links.flatMap(({ href, to, text }) => {
      return to.kind === 'odd' ? [{ message: `the link “${text}” is written ${href}: ${to.why}` }] : []
    }),
} as const satisfies PageCheck
