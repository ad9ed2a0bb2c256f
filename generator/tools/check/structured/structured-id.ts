import { isStub, textOf, valuesOf } from '../../../html/structured-data.ts'
import type { PageCheck } from '../check.ts'
import { nodeName } from './terms.ts'

export const structuredId = {
  id: 'structured-id',
  needs: 'page',
  run: ({ page }) => {
    const ids = new Set(page.nodes.flatMap(node => textOf(node.properties['@id']) ?? []))
    return [
      ...[...ids].filter(id => !/^https?:\/\//.test(id)).map(id => ({ message: `the id “${id}” is not absolute` })),
      ...page.nodes.flatMap(node =>
        node.entries
          .filter(([, value]) => typeof value === 'object')
          .flatMap(([name, value]) =>
            valuesOf(value)
              .filter(isStub)
              .filter(stub => !ids.has(stub['@id']))
              .map(stub => ({ message: `${name} of ${nodeName(node)} names ${stub['@id']}, which is no node of this page` })),
          ),
      ),
    ]
  },
} as const satisfies PageCheck
