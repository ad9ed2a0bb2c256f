import type { PageCheck } from '../check.ts'
import { destinationOf } from '../facts/address.ts'

export const linkForm = {
  id: 'link-form',
  needs: 'page',
  run: ({ page, site }) =>
    page.links.flatMap(({ href, text }) => {
      const to = destinationOf(href, site.origin)
      return to.kind === 'odd' ? [{ message: `the link “${text}” is written ${href}: ${to.why}` }] : []
    }),
} as const satisfies PageCheck
