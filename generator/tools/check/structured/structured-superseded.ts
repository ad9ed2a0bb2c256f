import type { Finding, PageCheck } from '../check.ts'
import { replacementOf } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

const superseded = eachNode((node): readonly Finding[] =>
  node.entries.every(([name]) => replacementOf(name) === undefined)
    ? []
    : node.entries.flatMap(([name]) => {
        const instead = replacementOf(name)
        return instead === undefined ? [] : [{ message: `the property ${name} is superseded by ${instead} (${nodeName(node)})` }]
      }),
)

export const structuredSuperseded = {
  id: 'structured-superseded',
  needs: 'page',
  run: ({ page }) => superseded(page),
} as const satisfies PageCheck
