/** Reads how an overlay changes the items of a list: by their id, name or position. */
import { problem } from '../../messages/index.ts'
import { noteOf } from '../../messages/notes.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { type ConfigPath, type Entry, type Group, type List, lineText, type Mark, pathText, type Value } from '../yaml/tree.ts'

export interface OverlayContext {
  /** File name of the base. */
  readonly base: string
  readonly report: (at: Mark, path: ConfigPath, problem: Problem) => void
}

/** File and line of a value of the base, or the file that lacks it. */
export const placeInBase = (context: OverlayContext, before: Value | undefined): string =>
  before === undefined ? context.base : lineText(before.at)

export const leafOf = (entry: Entry): unknown => (entry.value.kind === 'leaf' ? entry.value.value : undefined)

/** The key that identifies the items of a list. */
export type Identity = 'id' | 'code' | 'name' | 'from' | 'value'

/** The labels of an item: its id, its name in each language, or the source of a redirect. A scalar is its own label. */
export const labelsOf = (item: Value, identity: Identity | undefined): readonly string[] => {
  if (item.kind === 'leaf') return identity === undefined ? [String(item.value)] : []
  const value = item.kind === 'group' && identity !== undefined ? item.entries.get(identity)?.value : undefined
  if (value === undefined || value.kind === 'list') return []
  const leaves = value.kind === 'leaf' ? [value] : [...value.entries.values()].map(entry => entry.value)
  return leaves.flatMap(leaf => (leaf.kind === 'leaf' && leaf.value !== null ? [String(leaf.value)] : []))
}

/** The first label of each item. */
export const namesOf = (items: readonly Value[], identity: Identity | undefined): readonly string[] =>
  items.flatMap(item => labelsOf(item, identity).slice(0, 1))

/** `id` if any item has one, else a key that all items have with distinct values. */
export const identityOf = ({ items }: List): Identity | undefined => {
  if (namesOf(items, 'id').length > 0) return 'id'
  return (['code', 'name', 'from', 'value'] as const).find(identity => {
    const labels = items.flatMap(item => [...new Set(labelsOf(item, identity))])
    return items.length > 0 && items.every(item => labelsOf(item, identity).length > 0) && new Set(labels).size === labels.length
  })
}

const itemLabelled = (items: readonly Value[], identity: Identity | undefined, label: string): Value | undefined =>
  items.find(item => labelsOf(item, identity).includes(label))

/** The change that an overlay makes to one item. */
export interface ItemChange {
  readonly label: string
  readonly path: ConfigPath
  /** The position of its label. */
  readonly at: Mark
  /** The item of the base, if it has one. */
  readonly target: Value | undefined
  /** The keys of the item, without `remove` and `place`. */
  readonly value: Value
  readonly remove?: Mark
  readonly place?: Entry | undefined
  /** Whether an item that the base does not have is added. */
  readonly mayBeNew: boolean
}

export interface ListChanges {
  /** The items of the base to keep; all if left out. */
  readonly only?: Entry | undefined
  readonly items: readonly ItemChange[]
}

/** Separates `remove` and `place` from the other keys of an item. */
const splitKeys = (value: Value): { readonly value: Value; readonly remove: Entry | undefined; readonly place: Entry | undefined } => {
  if (value.kind !== 'group') return { value, remove: undefined, place: undefined }
  const entries = new Map([...value.entries].filter(([key]) => key !== 'remove' && key !== 'place'))
  return { value: { ...value, entries }, remove: value.entries.get('remove'), place: value.entries.get('place') }
}

/** @param labelKeys number of keys that only identify the item @returns no change if its keys contradict each other, which is reported */
const itemChange = (
  context: OverlayContext,
  base: string,
  named: Omit<ItemChange, 'value' | 'remove' | 'place'>,
  written: Value,
  labelKeys: number,
): readonly ItemChange[] => {
  const { value, remove, place } = splitKeys(written)
  const report = ({ key }: Entry, found: Problem): readonly ItemChange[] => {
    context.report(key, named.path, found)
    return []
  }
  if (remove === undefined) return [{ ...named, value, place }]
  if (leafOf(remove) !== true) return report(remove, problem('OVERLAY_REMOVE', 'value', { id: named.label, base }))
  if ((value.kind === 'group' && value.entries.size > labelKeys) || place !== undefined)
    return report(remove, problem('OVERLAY_REMOVE', 'changed', { id: named.label, base }))
  return [{ ...named, value, remove: remove.key }]
}

/** The changes in an overlay that writes a list over a list. */
export const listChanges = (
  context: OverlayContext,
  before: Value | undefined,
  over: List,
  identity: Identity,
  path: ConfigPath,
): readonly ItemChange[] => {
  const base = placeInBase(context, before)
  const items = before?.kind === 'list' ? before.items : []
  const seen = new Map<string, { readonly index: number; readonly at: Mark }>()
  // Without a base that the owner wrote, the two items are in one list.
  const isAlone = before === undefined || before.at.source.isPack === true
  return over.items.flatMap((item, index): readonly ItemChange[] => {
    const [label, ...others] = labelsOf(item, identity)
    if (item.kind !== 'group' || label === undefined) {
      const [id, ...more] = item.kind === 'group' ? [...item.entries.keys()] : []
      const isNamed = id !== undefined && more.length === 0 && itemNamed(items, identity, id) !== undefined
      const values = { key: identity, list: pathText(path), base }
      const found = isNamed ? problem('OVERLAY_ID_MISSING', 'dash', { ...values, id }) : problem('OVERLAY_ID_MISSING', 'item', values)
      context.report(item.at, [...path, index], found)
      return []
    }
    const target = [label, ...others].flatMap(name => itemLabelled(items, identity, name) ?? [])[0]
    const at = item.entries.get(identity)?.value.at ?? item.at
    const first = seen.get(label)
    if (first !== undefined) {
      const positions = { what: pathText(path), id: label, first: first.index + 1, second: index + 1 }
      const found = isAlone
        ? { ...problem('ID_DUPLICATE', positions), notes: [noteOf('other-in', { at: lineText(first.at) })] }
        : problem('OVERLAY_ID_DUPLICATE', { key: identity, id: label, base })
      context.report(at, [...path, label], found)
      return []
    }
    seen.set(label, { index, at })
    return itemChange(context, base, { label, path: [...path, label], at, target, mayBeNew: true }, item, 1)
  })
}

/** A position, counted from 1. */
const isPosition = (key: string): boolean => /^[1-9]\d*$/.test(key)

/** Whether a map changes items of the list that it overlays, rather than replacing the list. */
export const changesItems = (before: Value | undefined, over: Group): boolean => {
  const keys = [...over.entries.keys()]
  if (keys.length > 0 && keys.every(key => key === 'only' || key === 'add')) return true
  if (before?.kind !== 'list') return false
  return before.items.some(item => item.kind === 'group') || (keys.length > 0 && keys.every(isPosition))
}

/** The item with this label, or at this position (from 1). */
export const itemNamed = (items: readonly Value[], identity: Identity | undefined, key: string): Value | undefined =>
  itemLabelled(items, identity, key) ?? (isPosition(key) ? items[Number(key) - 1] : undefined)

/** The changes in an overlay that writes a map over a list: `only`, `add`, and items by id, name or position. */
export const namedChanges = (context: OverlayContext, before: Value | undefined, over: Group, path: ConfigPath): ListChanges => {
  const list = before?.kind === 'list' ? before : undefined
  const items = list?.items ?? []
  const base = placeInBase(context, before)
  const listAt = (key: 'only' | 'add'): List | undefined => {
    const value = over.entries.get(key)?.value
    if (value === undefined || value.kind === 'list') return value
    context.report(value.at, [...path, key], problem('OVERLAY_LIST_WANTED', { key }))
    return undefined
  }
  const only = listAt('only')
  const added = listAt('add')
  const identity = list !== undefined && items.length > 0 ? identityOf(list) : added && identityOf(added)
  const named = [...over.entries].flatMap(([label, { key, value }]): readonly ItemChange[] => {
    if (label === 'only' || label === 'add') return []
    const change = { label, path: [...path, label], at: key, target: itemNamed(items, identity, label), mayBeNew: false }
    return value.kind === 'leaf' && value.value === null ? [{ ...change, value, remove: key }] : itemChange(context, base, change, value, 0)
  })
  const unnamed = (added?.items ?? []).map((value, index): ItemChange => {
    const label = String(items.length + index + 1)
    return { label, path: [...path, 'add', index], at: value.at, target: undefined, value, mayBeNew: true }
  })
  // Added items with a label may match items of the base, as in a list.
  const adds = added !== undefined && identity !== undefined ? listChanges(context, before, added, identity, path) : unnamed
  return { only: only === undefined ? undefined : over.entries.get('only'), items: [...named, ...adds] }
}

/** The index that `place` means, or the problem with it. */
export const positionOf = (
  written: unknown,
  others: readonly Value[],
  identity: Identity | undefined,
  names: { readonly list: string; readonly base: string },
): number | Problem => {
  if (written === 'first') return 0
  if (written === 'last') return others.length
  const [, side, label] = /^(before|after)\s+(\S.*)$/.exec(String(written)) ?? []
  if (label === undefined || side === undefined) return problem('OVERLAY_PLACE', 'form', { ...names, place: String(written) })
  const neighbour = itemLabelled(others, identity, label)
  if (neighbour === undefined) return problem('OVERLAY_PLACE', 'neighbor', { ...names, id: label, side, known: namesOf(others, identity) })
  const index = others.indexOf(neighbour)
  return side === 'before' ? index : index + 1
}
