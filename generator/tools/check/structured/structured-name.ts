import type { PagesCheck } from '../check.ts'
import { doubles } from '../head/duplicates.ts'

export const structuredName = {
  id: 'structured-name',
  needs: 'pages',
  run: ({ pages, site }) => doubles(pages, site, 'name in structured data', null, page => page.structuredName ?? ''),
} as const satisfies PagesCheck
