import type { PageCheck } from '../check.ts'

export const linkSecure = {
  id: 'link-secure',
  needs: 'page',
  run: ({ page }) =>
    page.links
      // No other kinds have an address with its scheme.
      .filter(({ href, to }) => (to.kind === 'elsewhere' || to.kind === 'odd') && /^http:/i.test(href))
      .map(({ href, text }) => ({ message: `the link “${text}” leads to ${href} without encryption` })),
} as const satisfies PageCheck
