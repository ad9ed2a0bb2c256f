import type { PageCheck } from '../check.ts'
import { isListed } from '../facts/page.ts'
import { isA } from '../vocabulary/vocabulary.ts'
import { required } from './requirements.ts'
import { unmet } from './unmet.ts'

/** Nodes that every listed page has at its top. */
const everywhere = ['LocalBusiness', 'WebSite', 'WebPage'] as const

const lacking = unmet(required, 'needs')

export const structuredRequired = {
  id: 'structured-required',
  needs: 'page',
  run: ({ page }) => [
    ...(isListed(page)
      ? everywhere
          .filter(wanted => !page.nodes.some(node => node.types.some(type => isA(type, wanted))))
          .map(wanted => ({ message: `the structured data has no ${wanted}` }))
      : []),
    ...lacking(page),
  ],
} as const satisfies PageCheck
