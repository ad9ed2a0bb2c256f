import { isObject, isStub, type NodeFact, shortName, valuesOf } from '../../../html/structured-data.ts'
import type { PageCheck } from '../check.ts'
import type { PageFacts } from '../facts/page.ts'
import { isA, isKnownType, propertyOf } from '../vocabulary/vocabulary.ts'
import { nodeName } from './terms.ts'

/** Types of an object, followed to its node when it is a mere link. */
const typesOf = (value: Readonly<Record<string, unknown>>, nodes: ReadonlyMap<unknown, NodeFact>): readonly string[] => {
  const node = isStub(value) ? nodes.get(value['@id']) : undefined
  return valuesOf((node?.properties ?? value)['@type']).flatMap(type => (typeof type === 'string' ? shortName(type) : []))
}

/** The first node of each id. */
const nodesById = ({ nodes }: PageFacts): ReadonlyMap<unknown, NodeFact> =>
  new Map(nodes.toReversed().map(node => [node.properties['@id'], node]))

/** Only objects are checked here: a plain text stands for anything in JSON-LD, and its format is another check’s. */
export const structuredRange = {
  id: 'structured-range',
  needs: 'page',
  run: ({ page }) => {
    const nodes = nodesById(page)
    return page.nodes.flatMap(node =>
      node.entries.flatMap(([name, value]) => {
        const takes = typeof value === 'object' ? propertyOf(name)?.takes : undefined
        if (takes === undefined) return []
        return valuesOf(value)
          .filter(isObject)
          .map(one => typesOf(one, nodes).filter(isKnownType))
          .filter(types => types.length > 0 && !types.some(type => takes.some(range => isA(type, range))))
          .map(types => ({ message: `${name} of ${nodeName(node)} takes ${takes.join(', ')}, not ${types.join(' and ')}` }))
      }),
    )
  },
} as const satisfies PageCheck
