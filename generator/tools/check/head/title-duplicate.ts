import type { PagesCheck } from '../check.ts'
import { duplicates } from './duplicates.ts'

export const titleDuplicate = {
  id: 'title-duplicate',
  needs: 'pages',
  run: ({ pages, site }) => duplicates(pages, site, 'title', 'title', page => page.title),
} as const satisfies PagesCheck
