import type { PagesCheck } from '../check.ts'
import { doubles } from '../head/duplicates.ts'

export const mainHeadingDouble = {
  id: 'main-heading-double',
  needs: 'pages',
  run: ({ pages, site }) => doubles(pages, site, 'main heading', 'heading', page => page.heading),
} as const satisfies PagesCheck
