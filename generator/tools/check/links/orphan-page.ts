import type { PagesCheck } from '../check.ts'

const pathOf = (target: string): string => target.split('#')[0] ?? ''

export const orphanPage = {
  id: 'orphan-page',
  needs: 'pages',
  run: ({ pages, site }) => {
    const linked = new Set<string>()
    for (const page of pages) {
      // The language links lead to every version of the page: that alone is no way in.
      const alternates = new Set<string>(site.alternates(page.route).map(route => route.path))
      for (const target of page.targets) {
        if (!linked.has(target) && !alternates.has(pathOf(target))) linked.add(target)
      }
    }
    const reached = new Set([...linked].map(pathOf))
    return pages
      .filter(page => page.listed && page.route.traits.hidden !== true && page.route.kind !== 'home' && !reached.has(page.path))
      .map(page => ({ message: 'no other page links to this one', page: page.path }))
  },
} as const satisfies PagesCheck
