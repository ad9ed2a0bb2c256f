import type { PageCheck } from '../check.ts'
import { replacementOf } from '../vocabulary/vocabulary.ts'
import { nodeName } from './terms.ts'

export const structuredSuperseded = {
  id: 'structured-superseded',
  needs: 'page',
  run: ({ page }) =>
    page.nodes.flatMap(node =>
      node.entries.flatMap(([name]) => {
        const instead = replacementOf(name)
        return instead === undefined ? [] : [{ message: `the property ${name} is superseded by ${instead} (${nodeName(node)})` }]
      }),
    ),
} as const satisfies PageCheck
