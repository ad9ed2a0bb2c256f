import type { PagesCheck } from '../check.ts'

export const orphanPage = {
  id: 'orphan-page',
  needs: 'pages',
  run: ({ pages, site }) => {
    const linked = new Set<string>()
    for (const page of pages) {
      // The language links lead to every version of the page: that alone is no way in.
      const alternates = new Set<string>(site.alternates(page.route).map(route => route.path))
      for (const target of page.targets) {
        const path = target.split('#')[0] ?? ''
        if (!alternates.has(path)) linked.add(path)
      }
    }
    return pages
      .filter(page => page.listed && page.route.traits.hidden !== true && page.route.kind !== 'home' && !linked.has(page.path))
      .map(page => ({ message: 'no other page links to this one', page: page.path }))
  },
} as const satisfies PagesCheck
