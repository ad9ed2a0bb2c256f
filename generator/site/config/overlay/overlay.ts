/**
 * What happens when one config overlays another. These are all the rules:
 *
 * 1. **A group of keys merges**, key by key, at any depth. A text in several languages is such a group.
 *    Opening hours merge day by day: `fri` over `mon-fri` leaves `mon-thu` of the base.
 * 2. **A list of things that have an `id`, a `name`, a `from` or a `value` merges by it**: a thing that the base has is changed in place,
 *    key by key; another is added at the end. `remove: true` takes a thing away; `place: first`, `last`, `before ID` or `after ID` puts it
 *    elsewhere in the list.
 * 3. **A group over a list names its things one by one**: by id, by name, or by their place from 1 up; null takes one away, `only: [ID, …]`
 *    keeps just these of the base, in this order, and `add: […]` has new ones.
 * 4. **Any other list replaces** the base’s list, as a whole; when things with several keys are dropped by that, it is told. So does a
 *    single value, and a value of another kind: whether that kind may stand there, the schema judges afterwards.
 * 5. **`null` clears a key**: it is then as if the base had never written it.
 *
 * A base changes, and its cities must not stop for that: what an overlay says of a thing that the base does not have any more is a
 * warning, with the line to delete. Keys keep the base’s order, new ones follow. The base itself is never changed: many overlays may share it.
 */
import { problem } from '../../messages/index.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type ConfigPath, type Entry, type Group, type List, type Mark, pathText, placeOf, type Removed, type Value } from '../yaml/tree.ts'
import {
  type Identity,
  identityOf,
  inBase,
  labelsOf,
  leafOf,
  listOrders,
  namedOrders,
  namesOf,
  type Order,
  type Orders,
  type OverlayContext,
  positionOf,
  speaksOfThings,
  thingNamed,
} from './overlay-items.ts'
import { isWeek, withoutDays } from './overlay-week.ts'

export interface Overlaid {
  readonly value: Group
  /** Each names both files. */
  readonly faults: readonly Diagnostic[]
}

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
    } else
      context.report(
        entry.key,
        [...path, key],
        problem('OVERLAY_NOTHING_TO_CLEAR', {
          key,
          group: pathText(path),
          base: inBase(context, before),
          known: [...(old?.entries.keys() ?? [])],
        }),
      )
  }
  return { kind: 'group', at: over.at, entries, over: before, ...(gone.size > 0 ? { gone } : {}) }
}

/** The things of a base that a city keeps, in the order in which it names them. */
const keptOf = (
  context: OverlayContext,
  old: List | undefined,
  { only }: Orders,
  identity: Identity | undefined,
  path: ConfigPath,
): readonly Value[] => {
  const things = old?.items ?? []
  if (only?.value.kind !== 'list') return things
  return only.value.items.flatMap((item, index): readonly Value[] => {
    const id = item.kind === 'leaf' ? String(item.value) : ''
    const kept = thingNamed(things, identity, id)
    if (kept !== undefined) return [kept]
    const known = namesOf(things, identity)
    context.report(
      item.at,
      [...path, 'only', index],
      problem('OVERLAY_ID_UNKNOWN', { id, list: pathText(path), base: inBase(context, old), known }),
    )
    return []
  })
}

/** The key that names a thing to its readers, where all things of a list have one: what lacks it is no new thing, but a change of a lost one. */
const namingKey = (things: readonly Value[]): string | undefined =>
  things.length === 0
    ? undefined
    : ['name', 'label', 'title'].find(key => things.every(thing => thing.kind === 'group' && thing.entries.has(key)))

/** Whether nothing is left of the base for what an order says: it is told, and nothing done. */
const isLost = (context: OverlayContext, old: List | undefined, order: Order, path: ConfigPath, things: readonly Value[]): boolean => {
  const { target, says, mayBeNew, label } = order
  if (target !== undefined && things.includes(target)) return false
  const naming = namingKey(old?.items ?? [])
  const isWhole = naming === undefined ? mayBeNew : says.kind === 'group' && says.entries.has(naming)
  if (order.remove === undefined && mayBeNew && isWhole) return false
  const identity = old === undefined ? undefined : identityOf(old)
  const values = { id: label, list: pathText(path), base: inBase(context, old), known: namesOf(old?.items ?? [], identity) }
  // Who writes a whole thing, or a name where there are none, did not mean one that the base had once.
  const isSlip = !mayBeNew && order.remove === undefined && !/^\d+$/.test(label) && (isWhole || identity === undefined)
  context.report(order.at, order.path, isSlip ? problem('OVERLAY_KEY_UNKNOWN', values) : problem('OVERLAY_ID_UNKNOWN', values))
  return true
}

const overlayList = (
  context: OverlayContext,
  before: Value | undefined,
  over: List | Group,
  identity: Identity | undefined,
  orders: Orders,
  path: ConfigPath,
): List => {
  const old = before?.kind === 'list' ? before : undefined
  let things = keptOf(context, old, orders, identity, path)
  const left = (old?.items ?? []).filter(thing => !things.includes(thing))
  const gone = new Map<string, Removed>(old?.gone)
  const by = orders.only?.key
  if (by !== undefined) for (const was of left) for (const label of labelsOf(was, identity)) gone.set(label, { by, was })
  const made = new Map<Order, Value>()
  for (const order of orders.each) {
    const { label, target, remove } = order
    if (isLost(context, old, order, path, things)) continue
    const was = target !== undefined && things.includes(target) ? target : undefined
    if (remove !== undefined && was !== undefined) {
      things = things.filter(other => other !== was)
      gone.set(label, { by: remove, was })
    } else {
      const overlaid = overlayValue(context, was, order.says, order.path)
      made.set(order, overlaid)
      things = was === undefined ? [...things, overlaid] : things.map(other => (other === was ? overlaid : other))
      gone.delete(label)
    }
  }
  for (const [{ path: itemPath, place }, moved] of made) {
    if (place === undefined) continue
    const others = things.filter(other => other !== moved)
    const position = positionOf(leafOf(place), others, identity, { list: pathText(path), base: inBase(context, before) })
    if (typeof position === 'number') things = others.toSpliced(position, 0, moved)
    else context.report(place.value.at, [...itemPath, 'place'], position)
  }
  return { kind: 'list', at: over.at, items: things, over: before, ...(gone.size > 0 ? { gone } : {}) }
}

const isThings = ({ items }: List): boolean => items.length > 0 && items.every(item => item.kind === 'group')

/**
 * What two lists meet by: that of the base, and where it has nothing yet the ids of the overlay, when all its things have one. Languages
 * are chosen together.
 */
const meetingBy = (before: Value | undefined, over: List): Identity | undefined => {
  const hasThings = before?.kind === 'list' && before.items.length > 0
  const identity = identityOf(hasThings ? before : over)
  if (hasThings) return identity === 'code' ? undefined : identity
  return identity === 'id' && namesOf(over.items, 'id').length === over.items.length ? 'id' : undefined
}

const overlayByList = (context: OverlayContext, before: Value | undefined, over: List, path: ConfigPath): Value => {
  const identity = meetingBy(before, over)
  const base = inBase(context, before)
  const names = over.items.flatMap(item => (item.kind === 'leaf' ? [String(item.value)] : []))
  const key = before?.kind === 'list' && isThings(before) ? identityOf(before) : undefined
  if (before !== undefined && key !== undefined && names.length > 0 && names.length === over.items.length) {
    context.report(over.at, path, problem('OVERLAY_ID_MISSING', 'names', { names, key, list: pathText(path), base }))
    return before
  }
  if (identity === 'id' && over.items.length === 0) context.report(over.at, path, problem('OVERLAY_EMPTY', { list: pathText(path), base }))
  if (identity !== undefined && (identity === 'id' || over.items.length > 0))
    return overlayList(context, before, over, identity, { each: listOrders(context, before, over, identity, path) }, path)
  const isTold = before?.kind === 'list' && isThings(before) && isThings(over) && identityOf(before) !== 'code'
  const counted = isTold ? before.items.length : 0
  if (counted > over.items.length)
    context.report(over.at, path, problem('OVERLAY_DROPS', { list: pathText(path), base, left: over.items.length, count: counted }))
  return { ...over, over: before }
}

const overlayValue = (context: OverlayContext, before: Value | undefined, over: Value, path: ConfigPath): Value => {
  switch (over.kind) {
    case 'group': {
      if (!speaksOfThings(before, over)) return overlayGroup(context, before, over, path)
      const identity = before?.kind === 'list' ? identityOf(before) : undefined
      return overlayList(context, before, over, identity, namedOrders(context, before, over, path), path)
    }
    case 'list':
      return overlayByList(context, before, over, path)
    case 'leaf':
      return { ...over, over: before }
  }
}

/** Overlays one config by another. */
export const overlay = (base: Group, over: Group): Overlaid => {
  const faults: Diagnostic[] = []
  const context: OverlayContext = {
    base: base.at.source.file,
    report: (at, path, fault) => faults.push({ ...fault, where: placeOf(at), key: pathText(path) }),
  }
  return { value: overlayGroup(context, base, over, []), faults }
}
