import type { PageCheck } from '../check.ts'
import { nodeName } from './terms.ts'

export const structuredType = {
  id: 'structured-type',
  needs: 'page',
  run: ({ page, site }) =>
    page.nodes.flatMap(node => {
      if (node.types.length === 0) return [{ message: `${nodeName(node)}: it needs an @type` }]
      return node.types
        .filter(type => site.vocabulary.types[type] === undefined)
        .map(type => ({ message: `schema.org has no type ${type}`, ...(type === site.business.type ? { at: ['business', 'type'] } : {}) }))
    }),
} as const satisfies PageCheck
