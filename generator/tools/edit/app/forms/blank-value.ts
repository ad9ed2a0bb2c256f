/** What a person has filled in of a thing that is not there yet, as the value to be written. */

import type { Path } from '../../protocol.ts'
import type { BlankNode } from '../../server/form-nodes.ts'

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

/** Paths of every single value of a thing. */
const placesIn = (node: BlankNode): readonly Path[] => {
  switch (node.kind) {
    case 'field':
      return node.field.values.map(({ path }) => path)
    case 'group':
      return node.parts.flatMap(placesIn)
    case 'list':
      return placesIn(node.item)
  }
}

/** The value that a mistake is told at: of a text that lacks languages, the first of them. `undefined` for the thing as a whole. */
export const faultyPlace = (node: BlankNode, said: Said, path: Path | null): Path | undefined => {
  if (path === null) return undefined
  const places = placesIn(node)
  const around = path.length > pathOf(node).length || node.kind === 'field' ? places.filter(place => startsWith(place, path)) : []
  return places.find(place => startsWith(path, place)) ?? around.find(place => (said.get(JSON.stringify(place)) ?? '') === '') ?? around[0]
}

/** A thing like another one, under an id and addresses of its own: two things may say the same, and never stand in the same place. */
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numbered = (value: unknown, number: number): unknown => {
  if (typeof value === 'string') return `${value}-${number}`
  return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([language, slug]) => [language, numbered(slug, number)])) : value
}

/** @param number that nothing in the list has yet */
export const copyOf = (value: unknown, number: number): unknown => {
  if (!isGroup(value)) return value
  const named = Object.entries(value).map(([key, one]) => [key, key === 'id' || key === 'slug' ? numbered(one, number) : one])
  return Object.fromEntries(named)
}
