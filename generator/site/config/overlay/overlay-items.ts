/** The things in a list, as an overlay speaks of them: by their id, their name, or their place. */
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { type ConfigPath, type Entry, type Group, type List, lineText, type Mark, pathText, type Value } from '../yaml/tree.ts'

/** What the mistakes of one overlay are reported with. */
export interface OverlayContext {
  /** Name of the file that is overlaid. */
  readonly base: string
  readonly report: (at: Mark, path: ConfigPath, fault: Problem) => void
}

/** Where the base has this, or which file has it not. */
export const inBase = (context: OverlayContext, before: Value | undefined): string =>
  before === undefined ? context.base : lineText(before.at)

export const leafOf = (entry: Entry): unknown => (entry.value.kind === 'leaf' ? entry.value.value : undefined)

/** What the things of a list are told apart by. */
export type Identity = 'id' | 'code' | 'name' | 'from' | 'value'

/** What a thing is called: its id; its name, in each language; the address that a redirect leads from. A single value is its own name. */
export const labelsOf = (thing: Value, identity: Identity | undefined): readonly string[] => {
  if (thing.kind === 'leaf') return identity === undefined ? [String(thing.value)] : []
  const value = thing.kind === 'group' && identity !== undefined ? thing.entries.get(identity)?.value : undefined
  if (value === undefined || value.kind === 'list') return []
  const leaves = value.kind === 'leaf' ? [value] : [...value.entries.values()].map(entry => entry.value)
  return leaves.flatMap(leaf => (leaf.kind === 'leaf' && leaf.value !== null ? [String(leaf.value)] : []))
}

/** One name a thing, for messages. */
export const namesOf = (things: readonly Value[], identity: Identity | undefined): readonly string[] =>
  things.flatMap(thing => labelsOf(thing, identity).slice(0, 1))

/** What tells the things of a list apart: ids wherever there are any, else a key that all have and that no two have alike. */
export const identityOf = ({ items }: List): Identity | undefined => {
  if (namesOf(items, 'id').length > 0) return 'id'
  return (['code', 'name', 'from', 'value'] as const).find(identity => {
    const labels = items.flatMap(item => [...new Set(labelsOf(item, identity))])
    return items.length > 0 && items.every(item => labelsOf(item, identity).length > 0) && new Set(labels).size === labels.length
  })
}

const thingCalled = (things: readonly Value[], identity: Identity | undefined, label: string): Value | undefined =>
  things.find(thing => labelsOf(thing, identity).includes(label))

/** What an overlay says of one thing. */
export interface Order {
  readonly label: string
  readonly path: ConfigPath
  /** Where it is named. */
  readonly at: Mark
  /** The thing of the base; `undefined` for one that the base has not. */
  readonly target: Value | undefined
  /** What is written of it, without the words that speak to the list. */
  readonly says: Value
  readonly remove?: Mark
  readonly place?: Entry | undefined
  /** Whether it may be new to the list. */
  readonly mayBeNew: boolean
}

/** What an overlay says of a list. */
export interface Orders {
  /** The things of the base that stay; all when it is left out. */
  readonly only?: Entry | undefined
  readonly each: readonly Order[]
}

/** The words of a thing that speak to its list, and the thing without them. */
const spoken = (says: Value): { readonly says: Value; readonly remove: Entry | undefined; readonly place: Entry | undefined } => {
  if (says.kind !== 'group') return { says, remove: undefined, place: undefined }
  const entries = new Map([...says.entries].filter(([key]) => key !== 'remove' && key !== 'place'))
  return { says: { ...says, entries }, remove: says.entries.get('remove'), place: says.entries.get('place') }
}

/** An order with its words to the list understood; none when they contradict the others. */
const orderOf = (
  context: OverlayContext,
  base: string,
  named: Omit<Order, 'says' | 'remove' | 'place'>,
  written: Value,
  silent: number,
): readonly Order[] => {
  const { says, remove, place } = spoken(written)
  const report = ({ key }: Entry, fault: Problem): readonly Order[] => {
    context.report(key, named.path, fault)
    return []
  }
  if (remove === undefined) return [{ ...named, says, place }]
  if (leafOf(remove) !== true) return report(remove, problem('OVERLAY_REMOVE', 'value', { id: named.label, base }))
  if ((says.kind === 'group' && says.entries.size > silent) || place !== undefined)
    return report(remove, problem('OVERLAY_REMOVE', 'changed', { id: named.label, base }))
  return [{ ...named, says, remove: remove.key }]
}

/** Things of a list that an overlay writes as a list. */
export const listOrders = (
  context: OverlayContext,
  before: Value | undefined,
  over: List,
  identity: Identity,
  path: ConfigPath,
): readonly Order[] => {
  const base = inBase(context, before)
  const things = before?.kind === 'list' ? before.items : []
  const reported = new Set<string>()
  return over.items.flatMap((item, index): readonly Order[] => {
    const [label, ...others] = labelsOf(item, identity)
    if (item.kind !== 'group' || label === undefined) {
      const [id, ...more] = item.kind === 'group' ? [...item.entries.keys()] : []
      const isNamed = id !== undefined && more.length === 0 && thingNamed(things, identity, id) !== undefined
      const values = { key: identity, list: pathText(path), base }
      const fault = isNamed ? problem('OVERLAY_ID_MISSING', 'dash', { ...values, id }) : problem('OVERLAY_ID_MISSING', 'item', values)
      context.report(item.at, [...path, index], fault)
      return []
    }
    if (reported.has(label)) {
      context.report(item.at, [...path, label], problem('OVERLAY_ID_DUPLICATE', { key: identity, id: label, base }))
      return []
    }
    reported.add(label)
    const target = [label, ...others].flatMap(name => thingCalled(things, identity, name) ?? [])[0]
    const at = item.entries.get(identity)?.value.at ?? item.at
    return orderOf(context, base, { label, path: [...path, label], at, target, mayBeNew: true }, item, 1)
  })
}

/** From 1 up. */
const isPlace = (key: string): boolean => /^[1-9]\d*$/.test(key)

/** Whether a group over a list speaks of its things, rather than taking its place. */
export const speaksOfThings = (before: Value | undefined, over: Group): boolean => {
  const keys = [...over.entries.keys()]
  if (keys.length > 0 && keys.every(key => key === 'only' || key === 'add')) return true
  if (before?.kind !== 'list') return false
  return before.items.some(item => item.kind === 'group') || (keys.length > 0 && keys.every(isPlace))
}

/** The thing that a key names: by what it is called, or by its place from 1 up. */
export const thingNamed = (things: readonly Value[], identity: Identity | undefined, key: string): Value | undefined =>
  thingCalled(things, identity, key) ?? (isPlace(key) ? things[Number(key) - 1] : undefined)

/** Things of a list that an overlay names one by one: `only`, `add`, or each by its id, name or place. */
export const namedOrders = (context: OverlayContext, before: Value | undefined, over: Group, path: ConfigPath): Orders => {
  const list = before?.kind === 'list' ? before : undefined
  const things = list?.items ?? []
  const base = inBase(context, before)
  const listAt = (key: 'only' | 'add'): List | undefined => {
    const value = over.entries.get(key)?.value
    if (value === undefined || value.kind === 'list') return value
    context.report(value.at, [...path, key], problem('OVERLAY_LIST_WANTED', { key }))
    return undefined
  }
  const only = listAt('only')
  const added = listAt('add')
  const identity = list !== undefined && things.length > 0 ? identityOf(list) : added && identityOf(added)
  const named = [...over.entries].flatMap(([label, { key, value }]): readonly Order[] => {
    if (label === 'only' || label === 'add') return []
    const order = { label, path: [...path, label], at: key, target: thingNamed(things, identity, label), mayBeNew: false }
    return value.kind === 'leaf' && value.value === null
      ? [{ ...order, says: value, remove: key }]
      : orderOf(context, base, order, value, 0)
  })
  const news = (added?.items ?? []).map((says, index): Order => {
    const label = String(things.length + index + 1)
    return { label, path: [...path, 'add', index], at: says.at, target: undefined, says, mayBeNew: true }
  })
  // New things with names may meet those of the base, as in a list.
  const adds = added !== undefined && identity !== undefined ? listOrders(context, before, added, identity, path) : news
  return { only: only === undefined ? undefined : over.entries.get('only'), each: [...named, ...adds] }
}

/** Where `place` puts a thing among the others, or why it cannot. */
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
  const beside = thingCalled(others, identity, label)
  if (beside === undefined) return problem('OVERLAY_PLACE', 'beside', { ...names, id: label, side, known: namesOf(others, identity) })
  const index = others.indexOf(beside)
  return side === 'before' ? index : index + 1
}
