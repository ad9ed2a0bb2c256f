import type { PagesCheck } from '../check.ts'

const most = 2000

export const scriptWeight = {
  id: 'script-weight',
  needs: 'pages',
  run: ({ pages, site }) =>
    pages
      .map(page => ({ page, bytes: page.scripts.reduce((sum, script) => sum + (site.compressed.get(script.slice(1)) ?? 0), 0) }))
      .filter(({ bytes }) => bytes > most)
      .map(({ page, bytes }) => ({
        message: `the page’s scripts weigh ${(bytes / 1000).toFixed(2)} kB compressed, more than ${most / 1000} kB: ${page.scripts.join(', ')}`,
        page: page.path,
      })),
} as const satisfies PagesCheck
