import type { NodeFact } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { Finding } from '../check.ts'
import type { PageFacts } from '../facts/page.ts'
import { eachNode } from './each-node.ts'
import { isMet, type Requirements, requirementsOf } from './requirements.ts'
import { nodeName } from './terms.ts'

/** A node with an id inside another node says only which one is meant; it is complete where it stands by itself. */
const isMention = ({ holder, properties }: NodeFact): boolean => holder !== null && properties['@id'] !== undefined

/** Finds what a table of requirements misses in nodes. */
export const unmet = (table: Requirements, verb: string): ((page: PageFacts) => readonly Finding[]) => {
  const wantedOf = memoize((types: string) => requirementsOf(types.split(' '), table))
  return eachNode(node =>
    isMention(node)
      ? []
      : wantedOf(node.types.join(' '))
          .filter(requirement => !isMet(requirement, node))
          .map(({ property, why }) => ({ message: `${nodeName(node)} ${verb} ${property}${why === undefined ? '' : `: ${why}`}` })),
  )
}
