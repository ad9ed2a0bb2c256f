import type { Finding } from '../check.ts'
import type { NodeFact } from '../facts/nodes.ts'
import type { PageFacts } from '../facts/page.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isMet, type Requirements, requirementsOf } from './requirements.ts'
import { nodeName } from './terms.ts'

/** A node with an id inside another node says only which one is meant; it is complete where it stands by itself. */
const isMention = ({ holder, properties }: NodeFact): boolean => holder !== null && properties['@id'] !== undefined

/** A finding for each thing that a table of requirements misses in a page’s nodes. */
export const unmet = (page: PageFacts, vocabulary: Vocabulary, table: Requirements, verb: string): readonly Finding[] =>
  page.nodes
    .filter(node => !isMention(node))
    .flatMap(node =>
      requirementsOf(node, table, vocabulary)
        .filter(requirement => !isMet(requirement, node))
        .map(({ property, why }) => ({ message: `${nodeName(node)} ${verb} ${property}${why === undefined ? '' : `: ${why}`}` })),
    )
