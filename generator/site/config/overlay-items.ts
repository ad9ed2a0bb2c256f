/** Things in a list that are told apart by their id, as an overlay speaks of them. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { suggest } from './suggest.ts'
import { type ConfigPath, type Entry, type Group, idOf, type List, lineText, type Mark, pathText, type Value } from './tree.ts'

export type Fault = Pick<Required<Diagnostic>, 'code' | 'message' | 'hint'>

/** What the mistakes of one overlay are told with. */
export interface OverlayContext {
  /** Name of the file that is overlaid. */
  readonly base: string
  readonly tell: (at: Mark, path: ConfigPath, fault: Fault) => void
}

export const nameOf = (path: ConfigPath): string => (path.length === 0 ? 'the config' : `“${pathText(path)}”`)

/** Where the base has this, or which file has it not. */
export const inBase = (context: OverlayContext, before: Value | undefined): string =>
  before === undefined ? context.base : lineText(before.at)

export const idsOf = (things: readonly Value[]): readonly string[] => things.flatMap(thing => idOf(thing) ?? [])

export const leafOf = (entry: Entry): unknown => (entry.value.kind === 'leaf' ? entry.value.value : undefined)

/** An item of an overlay’s list. */
export interface Item {
  readonly id: string
  readonly path: ConfigPath
  /** The thing, without the keys that speak to the list. */
  readonly thing: Group
  readonly remove: Entry | undefined
  readonly place: Entry | undefined
}

/** The items that can be told apart. */
export const itemsOf = (context: OverlayContext, before: Value | undefined, over: List, path: ConfigPath): readonly Item[] => {
  const told = new Set<string>()
  return over.items.flatMap((item, index): readonly Item[] => {
    const id = idOf(item)
    if (item.kind !== 'group' || id === undefined) {
      context.tell(item.at, [...path, index], {
        code: 'OVERLAY_ID_MISSING',
        message: `this item has no “id”: the things in ${nameOf(path)} of ${inBase(context, before)} are told apart by theirs`,
        hint: 'Give the id of the thing to change, or a new one to add a thing.',
      })
      return []
    }
    if (told.has(id)) {
      context.tell(item.at, [...path, id], {
        code: 'OVERLAY_ID_DOUBLE',
        message: `“${id}” stands in this list twice, over ${inBase(context, before)}`,
        hint: 'Make one item of the two.',
      })
      return []
    }
    told.add(id)
    const entries = new Map([...item.entries].filter(([key]) => key !== 'remove' && key !== 'place'))
    return [{ id, path: [...path, id], thing: { ...item, entries }, remove: item.entries.get('remove'), place: item.entries.get('place') }]
  })
}

/** Why a thing cannot be removed, if so. */
export const removalFault = (
  context: OverlayContext,
  before: Value | undefined,
  { id, path, thing, remove, place }: Item,
  ids: readonly string[],
): Fault | undefined => {
  if (remove === undefined) return undefined
  if (leafOf(remove) !== true)
    return {
      code: 'OVERLAY_REMOVE',
      message: `“remove” is true or left out, for “${id}” over ${inBase(context, before)}`,
      hint: 'Write remove: true, or take the line out.',
    }
  if (thing.entries.size > 1 || place !== undefined)
    return {
      code: 'OVERLAY_REMOVE',
      message: `“${id}” of ${inBase(context, before)} is removed here, and changed as well`,
      hint: 'Leave the id and “remove: true” alone, or take “remove” out.',
    }
  if (!ids.includes(id))
    return {
      code: 'OVERLAY_ID_UNKNOWN',
      message: `there is no “${id}” to remove: ${nameOf(path.slice(0, -1))} has none in ${inBase(context, before)}`,
      hint: suggest(id, ids, 'There are'),
    }
  return undefined
}

/** Where `place` puts a thing among the others, or why it cannot. */
export const positionOf = (written: unknown, others: readonly Value[]): number | Pick<Fault, 'message' | 'hint'> => {
  if (written === 'first') return 0
  if (written === 'last') return others.length
  const [, side, id] = /^(before|after)\s+(\S+)$/.exec(String(written)) ?? []
  const ids = idsOf(others)
  if (id === undefined)
    return {
      message: `“${String(written)}” is no place`,
      hint: 'Write first, last, before ID or after ID, with the id of another thing.',
    }
  if (!ids.includes(id)) return { message: `there is no other “${id}” to stand ${side}`, hint: suggest(id, ids, 'There are') }
  const index = others.findIndex(other => idOf(other) === id)
  return side === 'before' ? index : index + 1
}
