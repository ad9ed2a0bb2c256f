import { isStub, textsIn, valuesOf } from '../../../html/structured-data.ts'
import type { PageCheck } from '../check.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

const idsOf = eachNode(({ properties }) => textsIn(valuesOf(properties['@id'])))

/** Nodes that a node names. */
const named = eachNode(node =>
  node.entries
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([name, value]) =>
      valuesOf(value)
        .filter(isStub)
        .map(stub => ({ id: stub['@id'], by: `${name} of ${nodeName(node)}` })),
    ),
)

export const structuredId = {
  id: 'structured-id',
  needs: 'page',
  run: ({ page }) => {
    const ids = new Set(idsOf(page))
    return [
      ...[...ids].filter(id => !/^https?:\/\//.test(id)).map(id => ({ message: `the id “${id}” is not absolute` })),
      ...named(page)
        .filter(({ id }) => !ids.has(id))
        .map(({ id, by }) => ({ message: `${by} names ${id}, which is no node of this page` })),
    ]
  },
} as const satisfies PageCheck
