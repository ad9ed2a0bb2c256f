import type { PagesCheck } from '../check.ts'
import { duplicates } from './duplicates.ts'

export const descriptionDuplicate = {
  id: 'description-duplicate',
  needs: 'pages',
  run: ({ pages, site }) => duplicates(pages, site, 'description', 'description', page => page.description),
} as const satisfies PagesCheck
