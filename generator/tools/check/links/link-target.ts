import type { PageCheck } from '../check.ts'

export const linkTarget = {
  id: 'link-target',
  needs: 'page',
  run: ({ page, site }) =>
    page.links.flatMap(({ to, text }) => {
      if (
        to.kind !== 'site' ||
        site.routeAt(to.path) !== undefined ||
        site.files.has(to.path.slice(1)) ||
        site.redirectAt(to.path) !== undefined
      )
        return []
      return [{ message: `the link “${text}” leads to ${to.path}, which is not there` }]
    }),
} as const satisfies PageCheck
