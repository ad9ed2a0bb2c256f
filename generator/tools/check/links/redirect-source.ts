import type { Finding, SiteCheck } from '../check.ts'

export const redirectSource = {
  id: 'redirect-source',
  needs: 'site',
  run: ({ site }) => {
    const seen = new Set<string>()
    const pages = new Set(site.routes.map(route => route.path.toLowerCase()))
    return site.redirects.flatMap(({ from, to, where }): readonly Finding[] => {
      const id = from.toLowerCase()
      if (pages.has(id)) return [{ message: `${from} is a page, so it cannot lead to ${to}`, where }]
      if (seen.has(id)) return [{ message: `${from} is redirected a second time, to ${to}`, where }]
      seen.add(id)
      return []
    })
  },
} as const satisfies SiteCheck
