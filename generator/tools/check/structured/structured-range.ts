import { isObject, isStub, type NodeFact, shortName, textsIn, valuesOf } from '../../../html/structured-data.ts'
import type { PageCheck } from '../check.ts'
import type { PageFacts } from '../facts/page.ts'
import { isA, isKnownType, propertyOf } from '../vocabulary/vocabulary.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

/** An object in a property of which schema.org says what it takes. */
interface Taken {
  readonly value: Readonly<Record<string, unknown>>
  readonly takes: readonly string[]
  /** The property, and whose it is. */
  readonly by: string
}

const knownTypesOf = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  textsIn(valuesOf(value['@type'])).map(shortName).filter(isKnownType)

const fits = (types: readonly string[], takes: readonly string[]): boolean =>
  types.length === 0 || types.some(type => takes.some(range => isA(type, range)))

/** Objects that are not what their property takes, as far as the node shows, and mere links, of which only the page shows it. */
const doubtful = eachNode(node => {
  const taken: Taken[] = []
  for (const [name, value] of node.entries) {
    const takes = typeof value === 'object' ? propertyOf(name)?.takes : undefined
    if (takes === undefined) continue
    for (const one of valuesOf(value))
      if (isObject(one) && (isStub(one) || !fits(knownTypesOf(one), takes)))
        taken.push({ value: one, takes, by: `${name} of ${nodeName(node)}` })
  }
  return taken
})

const withId = eachNode(node => (node.properties['@id'] === undefined ? [] : [node]))

/** The first node of each id. */
const nodesById = (page: PageFacts): ReadonlyMap<unknown, NodeFact> => {
  const nodes = new Map<unknown, NodeFact>()
  for (const node of withId(page)) if (!nodes.has(node.properties['@id'])) nodes.set(node.properties['@id'], node)
  return nodes
}

/** Only objects are checked here: a plain text stands for anything in JSON-LD, and its format is another check’s. */
export const structuredRange = {
  id: 'structured-range',
  needs: 'page',
  run: ({ page }) => {
    const byId = nodesById(page)
    return doubtful(page).flatMap(({ value, takes, by }) => {
      const named = isStub(value) ? byId.get(value['@id']) : undefined
      const types = named === undefined ? knownTypesOf(value) : named.types.filter(isKnownType)
      return fits(types, takes) ? [] : [{ message: `${by} takes ${takes.join(', ')}, not ${types.join(' and ')}` }]
    })
  },
} as const satisfies PageCheck
