import type { PageCheck } from '../check.ts'
import { isKnownType } from '../vocabulary/vocabulary.ts'
import { nodeName } from './terms.ts'

export const structuredType = {
  id: 'structured-type',
  needs: 'page',
  run: ({ page }) =>
    page.nodes.flatMap(node =>
      node.types.length === 0
        ? [{ message: `${nodeName(node)}: it needs an @type` }]
        : node.types.filter(type => !isKnownType(type)).map(type => ({ message: `schema.org has no type ${type}` })),
    ),
} as const satisfies PageCheck
