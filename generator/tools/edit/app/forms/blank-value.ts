/** What a person has filled in of a thing that is not there yet, as the value to be written. */
import type { BlankNode } from '../../form-nodes.ts'
import type { Path } from '../../protocol.ts'

/** What was said so far, by the path of each value as text. */
export type Said = ReadonlyMap<string, unknown>

const pathOf = (node: BlankNode): Path => (node.kind === 'field' ? node.field.path : node.path)

const group = (entries: readonly (readonly [string, unknown])[]): unknown => {
  const said = entries.filter(([, value]) => value !== undefined)
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

/** @returns `undefined` where nothing was said */
export const blankValue = (node: BlankNode, said: Said): unknown => {
  const saidAt = (path: Path): unknown => {
    const value = said.get(JSON.stringify(path))
    return value === '' ? undefined : value
  }
  switch (node.kind) {
    case 'field': {
      const { values } = node.field
      const isByLanguage = values.some(({ path }) => path.length > node.field.path.length)
      return isByLanguage ? group(values.map(({ path }) => [String(path.at(-1)), saidAt(path)])) : saidAt(node.field.path)
    }
    case 'group':
      return group(node.parts.map(part => [String(pathOf(part).at(-1)), blankValue(part, said)]))
    case 'list': {
      const item = blankValue(node.item, said)
      return item === undefined ? undefined : [item]
    }
  }
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step)

/** Every single value of a thing. */
const fieldsIn = (node: BlankNode): readonly Path[] => {
  switch (node.kind) {
    case 'field':
      return [...node.field.values.map(({ path }) => path), node.field.path]
    case 'group':
      return node.parts.flatMap(fieldsIn)
    case 'list':
      return fieldsIn(node.item)
  }
}

/** The value that a mistake is told at; `undefined` for one of the thing as a whole. */
export const faultyField = (node: BlankNode, path: Path | null): Path | undefined =>
  path === null
    ? undefined
    : (fieldsIn(node).find(field => startsWith(path, field)) ??
      fieldsIn(node).find(field => path.length > pathOf(node).length && startsWith(field, path)))
