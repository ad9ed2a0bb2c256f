/** The value of a new item, from what was entered in its form. */

import { isRecord } from '../../../../site/util/table.ts'
import type { Path } from '../../protocol.ts'
import type { BlankNode } from '../../server/form-nodes.ts'

/** Entered values by their path, as JSON. */
export type Entered = ReadonlyMap<string, unknown>

export const pathOf = (node: BlankNode): Path => (node.kind === 'field' ? node.field.path : node.path)

const objectOf = (entries: readonly (readonly [string, unknown])[]): unknown => {
  const set = entries.filter(([, value]) => value !== undefined)
  return set.length === 0 ? undefined : Object.fromEntries(set)
}

/** @returns `undefined` if nothing was entered */
export const newValue = (node: BlankNode, entered: Entered): unknown => {
  const valueAt = (path: Path): unknown => {
    const value = entered.get(JSON.stringify(path))
    return value === '' ? undefined : value
  }
  switch (node.kind) {
    case 'field': {
      const { path, values } = node.field
      const isByLanguage = values.some(value => value.path.length > path.length)
      return isByLanguage ? objectOf(values.map(value => [String(value.path.at(-1)), valueAt(value.path)])) : valueAt(path)
    }
    case 'group':
      return objectOf(node.parts.map(part => [String(pathOf(part).at(-1)), newValue(part, entered)]))
    case 'list': {
      const item = newValue(node.item, entered)
      return item === undefined ? undefined : [item]
    }
  }
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step)

/** Paths of all inputs of an item. */
const inputPaths = (node: BlankNode): readonly Path[] => {
  switch (node.kind) {
    case 'field':
      return node.field.values.map(({ path }) => path)
    case 'group':
      return node.parts.flatMap(inputPaths)
    case 'list':
      return inputPaths(node.item)
  }
}

/**
 * The input at which a problem is shown: for a text that lacks languages, the first of those.
 * @param path of the problem
 * @returns `undefined` if the problem concerns the item as a whole
 */
export const inputOfProblem = (node: BlankNode, entered: Entered, path: Path | null): Path | undefined => {
  if (path === null) return undefined
  const inputs = inputPaths(node)
  const exact = inputs.find(input => startsWith(path, input))
  if (exact !== undefined) return exact
  const inside = path.length > pathOf(node).length || node.kind === 'field' ? inputs.filter(input => startsWith(input, path)) : []
  return inside.find(input => (entered.get(JSON.stringify(input)) ?? '') === '') ?? inside[0]
}

const numbered = (value: unknown, number: number): unknown => {
  if (typeof value === 'string') return `${value}-${number}`
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([language, slug]) => [language, numbered(slug, number)])) : value
}

/** A copy of an item with another `id` and `slug`. @param number unique in the list */
export const copyOf = (value: unknown, number: number): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'id' || key === 'slug' ? numbered(part, number) : part]))
    : value
