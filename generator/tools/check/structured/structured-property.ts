import type { PageCheck } from '../check.ts'
import { nodeName } from './terms.ts'

export const structuredProperty = {
  id: 'structured-property',
  needs: 'page',
  run: ({ page, site }) =>
    page.nodes.flatMap(node =>
      node.entries
        .filter(([name]) => site.vocabulary.properties[name] === undefined)
        .map(([name]) => ({ message: `schema.org has no property ${name} (${nodeName(node)})` })),
    ),
} as const satisfies PageCheck
