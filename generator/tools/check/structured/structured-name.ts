import type { PagesCheck } from '../check.ts'
import { duplicates } from '../head/duplicates.ts'

export const structuredName = {
  id: 'structured-name',
  needs: 'pages',
  run: ({ pages, site }) => duplicates(pages, site, 'name in structured data', null, page => page.structuredName ?? ''),
} as const satisfies PagesCheck
