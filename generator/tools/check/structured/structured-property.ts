import type { Finding, PageCheck } from '../check.ts'
import { propertyOf, replacementOf } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

const isKnown = (name: string): boolean => propertyOf(name) !== undefined || replacementOf(name) !== undefined

const unknown = eachNode((node): readonly Finding[] =>
  node.entries.every(([name]) => isKnown(name))
    ? []
    : node.entries
        .filter(([name]) => !isKnown(name))
        .map(([name]) => ({ message: `schema.org has no property ${name} (${nodeName(node)})` })),
)

export const structuredProperty = {
  id: 'structured-property',
  needs: 'page',
  run: ({ page }) => unknown(page),
} as const satisfies PageCheck
