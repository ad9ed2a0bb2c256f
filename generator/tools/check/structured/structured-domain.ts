import type { Finding, PageCheck } from '../check.ts'
import { isA, isKnownType, propertyOf } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

const misplaced = eachNode((node): readonly Finding[] => {
  const known = node.types.filter(isKnownType)
  if (known.length === 0) return []
  return node.entries.flatMap(([name]) => {
    const on = propertyOf(name)?.on
    if (on === undefined || known.some(type => on.some(domain => isA(type, domain)))) return []
    const listed = `${on.slice(0, 4).join(', ')}${on.length > 4 ? ' …' : ''}`
    return [{ message: `${name} does not belong to ${nodeName(node)}; it belongs to ${listed}` }]
  })
})

export const structuredDomain = {
  id: 'structured-domain',
  needs: 'page',
  run: ({ page }) => misplaced(page),
} as const satisfies PageCheck
