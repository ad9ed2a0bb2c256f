import type { NodeFact } from '../../../html/structured-data.ts'
import { getOrCreate } from '../../../site/model/memoize.ts'
import type { Finding } from '../check.ts'
import type { PageFacts } from '../facts/page.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isMet, type Requirement, type Requirements, requirementsOf } from './requirements.ts'
import { nodeName } from './terms.ts'

/** A node with an id inside another node says only which one is meant; it is complete where it stands by itself. */
const isMention = ({ holder, properties }: NodeFact): boolean => holder !== null && properties['@id'] !== undefined

/** The same few types come by on every page: what is wanted of them is looked up once. */
const lookedUp = new WeakMap<Requirements, Map<string, readonly Requirement[]>>()

const wantedOf = (types: readonly string[], table: Requirements, vocabulary: Vocabulary): readonly Requirement[] =>
  getOrCreate(
    getOrCreate(lookedUp, table, () => new Map()),
    types.join(' '),
    () => requirementsOf(types, table, vocabulary),
  )

/** A finding for each thing that a table of requirements misses in a page’s nodes. */
export const unmet = (page: PageFacts, vocabulary: Vocabulary, table: Requirements, verb: string): readonly Finding[] =>
  page.nodes
    .filter(node => !isMention(node))
    .flatMap(node =>
      wantedOf(node.types, table, vocabulary)
        .filter(requirement => !isMet(requirement, node))
        .map(({ property, why }) => ({ message: `${nodeName(node)} ${verb} ${property}${why === undefined ? '' : `: ${why}`}` })),
    )
