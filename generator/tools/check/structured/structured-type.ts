import type { Finding, PageCheck } from '../check.ts'
import { isKnownType } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

const untyped = eachNode((node): readonly Finding[] =>
  node.types.length === 0
    ? [{ message: `${nodeName(node)}: it needs an @type` }]
    : node.types.filter(type => !isKnownType(type)).map(type => ({ message: `schema.org has no type ${type}` })),
)

export const structuredType = {
  id: 'structured-type',
  needs: 'page',
  run: ({ page }) => untyped(page),
} as const satisfies PageCheck
