import type { PagesCheck } from '../check.ts'
import type { SiteFacts } from '../facts/site.ts'

/** With brotli. What a cheap phone reads and runs before a visitor notices; pages are whole without it. */
const most = 2000

const weightOf = (path: string, site: SiteFacts): number => (site.files.has(path) ? site.compressed(path) : 0)

export const scriptWeight = {
  id: 'script-weight',
  needs: 'pages',
  run: ({ pages, site }) =>
    pages
      .map(page => ({ page, bytes: page.scripts.reduce((sum, script) => sum + weightOf(script.slice(1), site), 0) }))
      .filter(({ bytes }) => bytes > most)
      .map(({ page, bytes }) => ({
        message: `the page’s scripts weigh ${(bytes / 1000).toFixed(2)} kB with brotli, more than ${most / 1000} kB: ${page.scripts.join(', ')}`,
        page: page.path,
      })),
} as const satisfies PagesCheck
