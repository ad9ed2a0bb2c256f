import type { PagesCheck } from '../check.ts'

export const orphanPage = {
  id: 'orphan-page',
  needs: 'pages',
  run: ({ pages, linked }) =>
    pages
      .filter(page => page.listed && page.route.traits.hidden !== true && page.route.kind !== 'home' && !linked.has(page.path))
      .map(page => ({ message: 'no other page links to this one', page: page.path })),
} as const satisfies PagesCheck
