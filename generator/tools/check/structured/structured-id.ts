import { isStub, textsIn, valuesOf } from '../../../html/structured-data.ts'
import type { PageCheck } from '../check.ts'
import { eachNode } from './each-node.ts'
import { nodeName } from './terms.ts'

const idsOf = eachNode(({ properties }) => textsIn(valuesOf(properties['@id'])))

const relative = eachNode(({ properties }) => textsIn(valuesOf(properties['@id'])).filter(id => !/^https?:\/\//.test(id)))

/** Nodes that a node names. */
const named = eachNode(node => {
  const stubs: { readonly id: string; readonly by: string }[] = []
  for (const [name, value] of node.entries)
    if (typeof value === 'object')
      for (const one of valuesOf(value)) if (isStub(one)) stubs.push({ id: one['@id'], by: `${name} of ${nodeName(node)}` })
  return stubs
})

export const structuredId = {
  id: 'structured-id',
  needs: 'page',
  run: ({ page }) => {
    const ids = new Set(idsOf(page))
    return [
      ...[...new Set(relative(page))].map(id => ({ message: `the id “${id}” is not absolute` })),
      ...named(page)
        .filter(({ id }) => !ids.has(id))
        .map(({ id, by }) => ({ message: `${by} names ${id}, which is no node of this page` })),
    ]
  },
} as const satisfies PageCheck
