import type { PageCheck } from '../check.ts'
import { nodeName } from './terms.ts'

export const structuredSuperseded = {
  id: 'structured-superseded',
  needs: 'page',
  run: ({ page, site: { vocabulary } }) =>
    page.nodes.flatMap(node => [
      ...node.types.flatMap(type => {
        const instead = vocabulary.supersededTypes[type]
        return instead === undefined ? [] : [{ message: `the type ${type} is superseded by ${instead}` }]
      }),
      ...node.entries.flatMap(([name]) => {
        const instead = vocabulary.properties[name]?.instead
        return instead === undefined ? [] : [{ message: `the property ${name} is superseded by ${instead} (${nodeName(node)})` }]
      }),
    ]),
} as const satisfies PageCheck
