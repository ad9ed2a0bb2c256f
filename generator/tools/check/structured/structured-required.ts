import type { PageCheck } from '../check.ts'
import { isListed } from '../facts/page.ts'
import { isA } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { required } from './requirements.ts'
import { unmet } from './unmet.ts'

/** Nodes that every listed page has at its top. */
const everywhere = ['LocalBusiness', 'WebSite', 'WebPage'] as const

const lacking = unmet(required, 'needs')

/** Those of them that a node is. */
const present = eachNode(node => everywhere.filter(wanted => node.types.some(type => isA(type, wanted))))

export const structuredRequired = {
  id: 'structured-required',
  needs: 'page',
  run: ({ page }) => {
    const has = present(page)
    return [
      ...(isListed(page)
        ? everywhere.filter(wanted => !has.includes(wanted)).map(wanted => ({ message: `the structured data has no ${wanted}` }))
        : []),
      ...lacking(page),
    ]
  },
} as const satisfies PageCheck
