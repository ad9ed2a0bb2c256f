import { memoize } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { isA, isKnownType, propertyOf } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

/** Where a property belongs, in words; `null` on a type that may carry it, and for what schema.org does not know. */
const elsewhereOf = memoize((type: string) =>
  memoize((name: string): string | null => {
    const on = propertyOf(name)?.on
    if (on === undefined || on.some(domain => isA(type, domain))) return null
    return `${on.slice(0, 4).join(', ')}${on.length > 4 ? ' …' : ''}`
  }),
)

const misplaced = eachNode((node): readonly Finding[] => {
  const known = node.types.filter(isKnownType).map(elsewhereOf)
  const [first] = known
  if (first === undefined) return []
  const findings: Finding[] = []
  for (const [name] of node.entries) {
    const elsewhere = first(name)
    if (elsewhere !== null && known.every(of => of(name) !== null))
      findings.push({ message: `${name} does not belong to ${nodeName(node)}; it belongs to ${elsewhere}` })
  }
  return findings
})

export const structuredDomain = {
  id: 'structured-domain',
  needs: 'page',
  run: ({ page }) => misplaced(page),
} as const satisfies PageCheck
