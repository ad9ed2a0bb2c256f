/**
 * Overlays one config with another. The rules:
 *
 * 1. **Maps merge** key by key, at any depth, including texts in several languages.
 *    Opening hours merge day by day: `fri` over `mon-fri` leaves `mon-thu` of the base.
 * 2. **Lists merge by the `id`, `name`, `from` or `value` of their items.** An item of the base is merged in place, a new one is appended.
 *    `remove: true` removes an item. `place: first`, `last`, `before ID` or `after ID` moves it.
 * 3. **A map over a list changes single items**, by id, name or position (from 1). `null` removes one, `only: [ID, …]` selects and changes
 *    the items of the base, and `add: […]` appends new ones.
 * 4. **Everything else replaces** the value of the base: other lists, scalars, and values of a different type, which the schema validates
 *    afterwards. A warning reports maps that a shorter list drops.
 * 5. **`null` removes a key**, as if the base did not have it.
 *
 * Changes to an item that the base no longer has are a warning, so that editing a base does not break its overlays. Keys keep the order of
 * the base, new ones follow. The base is not mutated: many overlays may share it.
 */
import { problem } from '../../messages/index.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type ConfigPath, type Entry, type Group, type List, type Mark, pathText, placeOf, type Removed, type Value } from '../yaml/tree.ts'
import {
  changesItems,
  type Identity,
  type ItemChange,
  identityOf,
  itemNamed,
  type ListChanges,
  labelsOf,
  leafOf,
  listChanges,
  namedChanges,
  namesOf,
  type OverlayContext,
  placeInBase,
  positionOf,
} from './overlay-items.ts'
import { isWeek, withoutDays } from './overlay-week.ts'

export interface Overlaid {
  readonly value: Group
  readonly diagnostics: readonly Diagnostic[]
}

/** `Null` and the like, which may be meant as a text; `''` for an empty value. */
const writtenNull = ({ at: { source, start, end } }: Value): string => /^null$/i.exec(source.text.slice(start, end))?.[0] ?? ''

const isNull = (value: Value): boolean => value.kind === 'leaf' && value.value === null

const overlayGroup = (context: OverlayContext, before: Value | undefined, over: Group, path: ConfigPath): Group => {
  const old = before?.kind === 'group' ? before : undefined
  const isHours = old !== undefined && isWeek(old) && isWeek(over)
  let entries = new Map(old?.entries)
  const gone = new Map(old?.gone)
  const takenBy = (key: string, by: Mark): Entry | undefined => {
    const { left, taken } = withoutDays(entries, key, over)
    for (const [run, { value }] of entries) if (!left.has(run)) gone.set(run, { by, was: value })
    entries = new Map(left)
    return taken
  }
  for (const [key, entry] of over.entries) {
    const taken = isHours ? takenBy(key, entry.key) : undefined
    const was = (entries.get(key) ?? taken)?.value
    if (!isNull(entry.value)) {
      entries.set(key, { key: entry.key, value: overlayValue(context, was, entry.value, [...path, key]) })
      gone.delete(key)
    } else if (was !== undefined) {
      entries.delete(key)
      gone.set(key, { by: entry.key, was })
    } else {
      const place = { key, group: pathText(path) }
      // Without a base that the owner wrote, an empty key is a value that was forgotten.
      const isAlone = before === undefined || before.at.source.isPack === true
      context.report(
        entry.key,
        [...path, key],
        isAlone
          ? problem('OVERLAY_NOTHING_TO_CLEAR', 'empty', { key, written: writtenNull(entry.value) })
          : problem('OVERLAY_NOTHING_TO_CLEAR', 'lost', {
              ...place,
              base: placeInBase(context, before),
              known: [...(old?.entries.keys() ?? [])],
            }),
      )
    }
  }
  return { kind: 'group', at: over.at, entries, over: before, ...(gone.size > 0 ? { gone } : {}) }
}

/** The items of the base that `only` selects, in its order; all items without `only`. */
const selectedItems = (
  context: OverlayContext,
  old: List | undefined,
  { only }: ListChanges,
  identity: Identity | undefined,
  path: ConfigPath,
): readonly Value[] => {
  const items = old?.items ?? []
  if (only?.value.kind !== 'list') return items
  return only.value.items.flatMap((item, index): readonly Value[] => {
    const id = item.kind === 'leaf' ? String(item.value) : ''
    const selected = itemNamed(items, identity, id)
    if (selected !== undefined) return [selected]
    const known = namesOf(items, identity)
    context.report(
      item.at,
      [...path, 'only', index],
      problem('OVERLAY_ID_UNKNOWN', { id, list: pathText(path), base: placeInBase(context, old), known }),
    )
    return []
  })
}

/** The key with the visible name, where all items have one. An item without it is not new: it changes an item that the base lost. */
const namingKey = (items: readonly Value[]): string | undefined =>
  items.length === 0
    ? undefined
    : ['name', 'label', 'title'].find(key => items.every(item => item.kind === 'group' && item.entries.has(key)))

/** Reports and skips a change to an item that the base does not have. */
const isMissing = (
  context: OverlayContext,
  old: List | undefined,
  change: ItemChange,
  path: ConfigPath,
  items: readonly Value[],
): boolean => {
  const { target, value, mayBeNew, label } = change
  if (target !== undefined && items.includes(target)) return false
  const naming = namingKey(old?.items ?? [])
  const isWhole = naming === undefined ? mayBeNew : value.kind === 'group' && value.entries.has(naming)
  if (change.remove === undefined && mayBeNew && isWhole) return false
  const identity = old === undefined ? undefined : identityOf(old)
  const values = { id: label, list: pathText(path), base: placeInBase(context, old), known: namesOf(old?.items ?? [], identity) }
  // A complete item, or a key for a list whose items have no names, is a typo and not a change of a removed item.
  const isTypo = !mayBeNew && change.remove === undefined && !/^\d+$/.test(label) && (isWhole || identity === undefined)
  context.report(change.at, change.path, isTypo ? problem('OVERLAY_KEY_UNKNOWN', values) : problem('OVERLAY_ID_UNKNOWN', values))
  return true
}

const overlayList = (
  context: OverlayContext,
  before: Value | undefined,
  over: List | Group,
  identity: Identity | undefined,
  changes: ListChanges,
  path: ConfigPath,
): List => {
  const old = before?.kind === 'list' ? before : undefined
  let items = selectedItems(context, old, changes, identity, path)
  const left = (old?.items ?? []).filter(item => !items.includes(item))
  const gone = new Map<string, Removed>(old?.gone)
  const by = changes.only?.key
  if (by !== undefined) for (const was of left) for (const label of labelsOf(was, identity)) gone.set(label, { by, was })
  const made = new Map<ItemChange, Value>()
  for (const change of changes.items) {
    const { label, target, remove } = change
    if (isMissing(context, old, change, path, items)) continue
    const was = target !== undefined && items.includes(target) ? target : undefined
    if (remove !== undefined && was !== undefined) {
      items = items.filter(other => other !== was)
      gone.set(label, { by: remove, was })
    } else {
      const overlaid = overlayValue(context, was, change.value, change.path)
      made.set(change, overlaid)
      items = was === undefined ? [...items, overlaid] : items.map(other => (other === was ? overlaid : other))
      gone.delete(label)
    }
  }
  for (const [{ path: itemPath, place }, moved] of made) {
    if (place === undefined) continue
    const others = items.filter(other => other !== moved)
    const position = positionOf(leafOf(place), others, identity, { list: pathText(path), base: placeInBase(context, before) })
    if (typeof position === 'number') items = others.toSpliced(position, 0, moved)
    else context.report(place.value.at, [...itemPath, 'place'], position)
  }
  return { kind: 'list', at: over.at, items, over: before, ...(gone.size > 0 ? { gone } : {}) }
}

const hasOnlyMaps = ({ items }: List): boolean => items.length > 0 && items.every(item => item.kind === 'group')

/** The key by which two lists merge. Over an empty base, only ids count, if all items have one. Languages are replaced as a whole. */
const mergeKey = (before: Value | undefined, over: List): Identity | undefined => {
  const hasItems = before?.kind === 'list' && before.items.length > 0
  const identity = identityOf(hasItems ? before : over)
  if (hasItems) return identity === 'code' ? undefined : identity
  return identity === 'id' && namesOf(over.items, 'id').length === over.items.length ? 'id' : undefined
}

const overlayByList = (context: OverlayContext, before: Value | undefined, over: List, path: ConfigPath): Value => {
  const identity = mergeKey(before, over)
  const base = placeInBase(context, before)
  const names = over.items.flatMap(item => (item.kind === 'leaf' ? [String(item.value)] : []))
  const key = before?.kind === 'list' && hasOnlyMaps(before) ? identityOf(before) : undefined
  if (before !== undefined && key !== undefined && names.length > 0 && names.length === over.items.length) {
    context.report(over.at, path, problem('OVERLAY_ID_MISSING', 'names', { names, key, list: pathText(path), base }))
    return before
  }
  if (identity === 'id' && over.items.length === 0) context.report(over.at, path, problem('OVERLAY_EMPTY', { list: pathText(path), base }))
  if (identity !== undefined && (identity === 'id' || over.items.length > 0))
    return overlayList(context, before, over, identity, { items: listChanges(context, before, over, identity, path) }, path)
  const isReported = before?.kind === 'list' && hasOnlyMaps(before) && hasOnlyMaps(over) && identityOf(before) !== 'code'
  const counted = isReported ? before.items.length : 0
  if (counted > over.items.length)
    context.report(over.at, path, problem('OVERLAY_DROPS', { list: pathText(path), base, left: over.items.length, count: counted }))
  return { ...over, over: before }
}

const overlayValue = (context: OverlayContext, before: Value | undefined, over: Value, path: ConfigPath): Value => {
  switch (over.kind) {
    case 'group': {
      if (!changesItems(before, over)) return overlayGroup(context, before, over, path)
      const identity = before?.kind === 'list' ? identityOf(before) : undefined
      return overlayList(context, before, over, identity, namedChanges(context, before, over, path), path)
    }
    case 'list':
      return overlayByList(context, before, over, path)
    case 'leaf':
      return { ...over, over: before }
  }
}

/** Overlays `base` with `over`. Every diagnostic names both files. */
export const overlay = (base: Group, over: Group): Overlaid => {
  const faults: Diagnostic[] = []
  const context: OverlayContext = {
    base: base.at.source.file,
    report: (at, path, fault) => faults.push({ ...fault, where: placeOf(at), key: pathText(path) }),
  }
  return { value: overlayGroup(context, base, over, []), diagnostics: faults }
}
