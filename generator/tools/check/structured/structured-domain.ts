import type { PageCheck } from '../check.ts'
import { isA, isKnownType, propertyOf } from '../vocabulary/vocabulary.ts'
import { nodeName } from './terms.ts'

export const structuredDomain = {
  id: 'structured-domain',
  needs: 'page',
  run: ({ page }) =>
    page.nodes.flatMap(node => {
      const known = node.types.filter(isKnownType)
      if (known.length === 0) return []
      return node.entries.flatMap(([name]) => {
        const on = propertyOf(name)?.on
        if (on === undefined || known.some(type => on.some(domain => isA(type, domain)))) return []
        return [
          {
            message: `${name} does not belong to ${nodeName(node)}; it belongs to ${on.slice(0, 4).join(', ')}${on.length > 4 ? ' …' : ''}`,
          },
        ]
      })
    }),
} as const satisfies PageCheck
