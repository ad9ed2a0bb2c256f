import type { NodeFact } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { Finding } from '../check.ts'
import type { PageFacts } from '../facts/page.ts'
import { isMet, type Requirements, requirementsOf } from './requirements.ts'
import { nodeName } from './terms.ts'

/** A node with an id inside another node says only which one is meant; it is complete where it stands by itself. */
const isMention = ({ holder, properties }: NodeFact): boolean => holder !== null && properties['@id'] !== undefined

/** What a table wants of nodes of some types, by these with a blank between them: the same few come by on every page. */
const wantedOf = memoize((table: Requirements) => memoize((types: string) => requirementsOf(types.split(' '), table)))

/** A finding for each thing that a table of requirements misses in a page’s nodes. */
export const unmet = (page: PageFacts, table: Requirements, verb: string): readonly Finding[] =>
  page.nodes
    .filter(node => !isMention(node))
    .flatMap(node =>
      wantedOf(table)(node.types.join(' '))
        .filter(requirement => !isMet(requirement, node))
        .map(({ property, why }) => ({ message: `${nodeName(node)} ${verb} ${property}${why === undefined ? '' : `: ${why}`}` })),
    )
