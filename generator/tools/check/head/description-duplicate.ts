import type { PagesCheck } from '../check.ts'
import { doubles } from './duplicates.ts'

export const descriptionDouble = {
  id: 'description-double',
  needs: 'pages',
  run: ({ pages, site }) => doubles(pages, site, 'description', 'description', page => page.description),
} as const satisfies PagesCheck
