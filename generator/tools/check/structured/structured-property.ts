import type { PageCheck } from '../check.ts'
import { propertyOf, replacementOf } from '../vocabulary/vocabulary.ts'
import { nodeName } from './terms.ts'

export const structuredProperty = {
  id: 'structured-property',
  needs: 'page',
  run: ({ page }) =>
    page.nodes.flatMap(node =>
      node.entries
        .filter(([name]) => propertyOf(name) === undefined && replacementOf(name) === undefined)
        .map(([name]) => ({ message: `schema.org has no property ${name} (${nodeName(node)})` })),
    ),
} as const satisfies PageCheck
