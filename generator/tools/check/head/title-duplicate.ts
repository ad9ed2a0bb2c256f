import type { PagesCheck } from '../check.ts'
import { doubles } from './duplicates.ts'

export const titleDouble = {
  id: 'title-double',
  needs: 'pages',
  run: ({ pages, site }) => doubles(pages, site, 'title', 'title', page => page.title),
} as const satisfies PagesCheck
