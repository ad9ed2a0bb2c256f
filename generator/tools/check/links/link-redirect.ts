import type { PageCheck } from '../check.ts'

export const linkRedirect = {
  id: 'link-redirect',
  needs: 'page',
  run: ({ page, site }) =>
    page.links.flatMap(({ to, text }) => {
      const redirect = to.kind === 'site' ? site.redirectAt(to.path) : undefined
      return to.kind !== 'site' || redirect === undefined
        ? []
        : [{ message: `the link “${text}” leads to ${to.path}, which has moved to ${redirect.to}` }]
    }),
} as const satisfies PageCheck
