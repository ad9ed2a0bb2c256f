import type { PagesCheck } from '../check.ts'
import { duplicates } from '../head/duplicates.ts'

export const mainHeadingDuplicate = {
  id: 'main-heading-duplicate',
  needs: 'pages',
  run: ({ pages, site }) => duplicates(pages, site, 'main heading', 'heading', page => page.heading),
} as const satisfies PagesCheck
