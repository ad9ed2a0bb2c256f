import type { PageCheck } from '../check.ts'

export const linkSecure = {
  id: 'link-secure',
  needs: 'page',
  run: ({ page }) =>
    page.links
      .filter(link => /^http:/i.test(link.href))
      .map(({ href, text }) => ({ message: `the link “${text}” leads to ${href} without encryption` })),
} as const satisfies PageCheck
