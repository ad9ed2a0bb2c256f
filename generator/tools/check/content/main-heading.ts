import type { PageCheck } from '../check.ts'

export const mainHeading = {
  id: 'main-heading',
  needs: 'page',
  run: ({ page, site }) => {
    const main = page.headings.filter(heading => heading.level === 1)
    if (main.length === 0) return [{ message: 'the page has no main heading' }]
    if (main.length > 1)
      return [{ message: `the page has ${main.length} main headings: ${main.map(heading => `“${heading.text}”`).join(', ')}` }]
    return main[0]?.text === '' ? [{ message: 'the main heading is empty', at: site.keyOf(page.route, 'heading') }] : []
  },
} as const satisfies PageCheck
