import type { PageCheck } from '../check.ts'
import { isA } from '../vocabulary/vocabulary.ts'
import { nodeName } from './terms.ts'

export const structuredDomain = {
  id: 'structured-domain',
  needs: 'page',
  run: ({ page, site: { vocabulary } }) =>
    page.nodes.flatMap(node => {
      const known = node.types.filter(type => vocabulary.types[type] !== undefined)
      if (known.length === 0) return []
      return node.entries.flatMap(([name]) => {
        const on = vocabulary.properties[name]?.on
        if (on === undefined || known.some(type => on.some(domain => isA(vocabulary, type, domain)))) return []
        return [
          {
            message: `${name} does not belong to ${nodeName(node)}; it belongs to ${on.slice(0, 4).join(', ')}${on.length > 4 ? ' …' : ''}`,
          },
        ]
      })
    }),
} as const satisfies PageCheck
