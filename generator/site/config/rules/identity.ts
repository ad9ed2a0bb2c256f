import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { valueAt } from '../yaml/tree.ts'
import type { Rule } from './rule.ts'

/** Lists of items with an id, with their names in messages. */
const lists: readonly { readonly what: string; readonly path: ConfigPath; readonly key: string }[] = [
  { what: 'languages', path: ['site', 'languages'], key: 'code' },
  { what: 'services', path: ['services'], key: 'id' },
  { what: 'locations', path: ['locations'], key: 'id' },
  { what: 'claims', path: ['business', 'claims'], key: 'id' },
  { what: 'picture pairs', path: ['pages', 'home', 'gallery', 'pairs'], key: 'id' },
  { what: 'fields', path: ['forms', 'quick', 'fields'], key: 'name' },
  { what: 'fields', path: ['forms', 'contact', 'fields'], key: 'name' },
]

/** Ids are unique. */
export const identity: Rule = ({ draft }) =>
  lists.flatMap(({ what, path, key }): readonly ConfigIssue[] => {
    const list = valueAt(draft, path)
    const firstIndex = new Map<string, number>()
    return (Array.isArray(list) ? list : []).flatMap((item, index) => {
      const id = valueAt(item, [key])
      if (typeof id !== 'string') return []
      const first = firstIndex.get(id)
      if (first === undefined) firstIndex.set(id, index)
      return first === undefined
        ? []
        : [
            {
              path: [...path, index, key],
              other: [...path, first, key],
              ...problem('ID_DUPLICATE', { what, id, first: first + 1, second: index + 1 }),
            },
          ]
    })
  })
