/**
 * Removes references to items that a chain of configs does not have: the base lost an item that a city refers to, or a city removed an item
 * that its base refers to. Only references in the config itself are reported. References to phone numbers are never removed: a page must
 * not show a different number.
 */
import { problem } from '../../messages/index.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isRecord } from '../../util/table.ts'
import { type ConfigPath, type Entry, find, type Group, idOf, type Mark, pathText, placeOf, type Value, valueAt } from '../yaml/tree.ts'
import { labelsOf } from './overlay-items.ts'

interface References {
  /** `*` matches each item or key. */
  readonly path: readonly string[]
  /** Whether the keys, the items, the `location` of the items, or the value itself are ids. */
  readonly by: 'key' | 'item' | 'location' | 'value'
  readonly what: 'service' | 'area' | 'claim'
  /** The list that contains the items. */
  readonly list: ConfigPath
}

const service = { what: 'service', list: ['services'] } as const
const location = { what: 'area', list: ['locations'] } as const
const claim = { what: 'claim', list: ['business', 'claims'] } as const

const references: readonly References[] = [
  { path: ['locations', '*', 'services'], by: 'key', ...service },
  { path: ['pages', 'home', 'why', 'claims'], by: 'item', ...claim },
  { path: ['pages', 'about', 'claims'], by: 'item', ...claim },
  { path: ['pages', 'home', 'towns', 'items'], by: 'location', ...location },
  { path: ['pages', 'home', 'gallery', 'pairs', '*', 'service'], by: 'value', ...service },
  { path: ['forms', 'inboxes'], by: 'key', ...location },
  // A choice of a form is a service, or an option of the field.
  { path: ['forms', '*', 'fields', '*', 'default'], by: 'value', ...service },
]

const leafText = (value: Value | undefined): string | undefined =>
  value?.kind === 'leaf' && typeof value.value === 'string' ? value.value : undefined

/** The ids or keys in a list or map. */
const knownAt = (root: Group, list: ConfigPath): readonly string[] => {
  const { value, complete } = find(root, list)
  if (!complete) return []
  return value.kind === 'list' ? value.items.flatMap(item => labelsOf(item, 'id')) : value.kind === 'group' ? [...value.entries.keys()] : []
}

type IsBroken = (id: string | undefined, at: Mark, path: ConfigPath) => boolean

const pruned = (value: Value, [step, ...steps]: readonly string[], path: ConfigPath, by: References['by'], isBroken: IsBroken): Value => {
  if (value.kind === 'group') {
    const entries = [...value.entries].flatMap(([key, entry]): readonly (readonly [string, Entry])[] => {
      const at = [...path, key]
      if (by === 'value' && step === key && steps.length === 0)
        return isBroken(leafText(entry.value), entry.value.at, at) ? [] : [[key, entry]]
      if (step === undefined) return isBroken(key, entry.key, at) ? [] : [[key, entry]]
      return [[key, step === '*' || step === key ? { ...entry, value: pruned(entry.value, steps, at, by, isBroken) } : entry]]
    })
    return { ...value, entries: new Map(entries) }
  }
  if (value.kind === 'leaf') return value
  const items = value.items.flatMap((item, index): readonly Value[] => {
    const at = [...path, index]
    if (step === '*') return [pruned(item, steps, at, by, isBroken)]
    const named = by === 'location' && item.kind === 'group' ? item.entries.get(by)?.value : item
    return isBroken(leafText(named), named?.at ?? item.at, at) ? [] : [item]
  })
  return { ...value, items }
}

/** The ids of items that overlays removed from a list. */
const goneFrom = (root: Group, list: ConfigPath): ReadonlySet<string> => {
  const { value } = find(root, list)
  return new Set(value.kind === 'list' ? [...(value.gone?.values() ?? [])].flatMap(({ was }) => idOf(was) ?? []) : [])
}

/** @returns the tree without broken references, with a warning for each that the config itself contains */
export const withoutBrokenReferences = (root: Group): { readonly value: Group; readonly warnings: readonly Diagnostic[] } => {
  const warnings: Diagnostic[] = []
  const value = references.reduce((tree, { path, by, what, list }) => {
    const [known, gone] = [new Set(knownAt(root, list)), goneFrom(root, list)]
    const isBroken: IsBroken = (id, at, where) => {
      if (id === undefined || known.has(id) || (by === 'value' && !gone.has(id))) return false
      if (at.source === root.at.source)
        warnings.push({ ...problem('REFERENCE_LOST', { what, id }), where: placeOf(at), key: pathText(where) })
      return true
    }
    const left = pruned(tree, path, [], by, isBroken)
    return left.kind === 'group' ? left : tree
  }, root)
  return { value, warnings }
}

const namesAt = (data: unknown, [step, ...steps]: readonly string[], by: References['by'], path: ConfigPath): readonly Naming[] => {
  const within: readonly Naming['path'][] = Array.isArray(data)
    ? data.map((_, index) => [...path, index])
    : isRecord(data)
      ? Object.keys(data).map(key => [...path, key])
      : []
  const last = (at: ConfigPath): string | number => at.at(-1) ?? ''
  if (step === undefined && by === 'value') return [{ path, id: data }]
  if (step === undefined)
    return within.map(at => {
      const item = valueAt(data, [last(at)])
      return { path: at, id: by === 'key' ? String(last(at)) : by === 'item' ? item : valueAt(item, [by]) }
    })
  return within.flatMap(at => (step === '*' || step === last(at) ? namesAt(valueAt(data, [last(at)]), steps, by, at) : []))
}

interface Naming {
  readonly path: ConfigPath
  readonly id: unknown
}

/** Paths of all references to an item, last first, so that removing one does not shift the next. */
export const referencesTo = (data: unknown, list: ConfigPath, id: string): readonly ConfigPath[] =>
  references
    .filter(one => pathText(one.list) === pathText(list))
    .flatMap(({ path, by }) => namesAt(data, path, by, []).filter(naming => naming.id === id))
    .map(({ path }) => path)
    .toReversed()
