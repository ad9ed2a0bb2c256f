/** Things in a list that are told apart by their id, as an overlay speaks of them. */
import { type Problem, problem } from '../catalogue/index.ts'
import { type ConfigPath, type Entry, type Group, idOf, type List, lineText, type Mark, pathText, type Value } from './tree.ts'

/** What the mistakes of one overlay are reported with. */
export interface OverlayContext {
  /** Name of the file that is overlaid. */
  readonly base: string
  readonly report: (at: Mark, path: ConfigPath, fault: Problem) => void
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
  const reported = new Set<string>()
  return over.items.flatMap((item, index): readonly Item[] => {
    const id = idOf(item)
    if (item.kind !== 'group' || id === undefined) {
      context.report(item.at, [...path, index], problem('OVERLAY_ID_MISSING', { list: nameOf(path), base: inBase(context, before) }))
      return []
    }
    if (reported.has(id)) {
      context.report(item.at, [...path, id], problem('OVERLAY_ID_DUPLICATE', { id, base: inBase(context, before) }))
      return []
    }
    reported.add(id)
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
): Problem | undefined => {
  if (remove === undefined) return undefined
  const base = inBase(context, before)
  if (leafOf(remove) !== true) return problem('OVERLAY_REMOVE', 'value', { id, base })
  if (thing.entries.size > 1 || place !== undefined) return problem('OVERLAY_REMOVE', 'changed', { id, base })
  return ids.includes(id) ? undefined : problem('OVERLAY_ID_UNKNOWN', { id, list: nameOf(path.slice(0, -1)), base, known: ids })
}

/** Where `place` puts a thing among the others, or why it cannot. */
export const positionOf = (
  written: unknown,
  others: readonly Value[],
  names: { readonly list: string; readonly base: string },
): number | Problem => {
  if (written === 'first') return 0
  if (written === 'last') return others.length
  const [, side, id] = /^(before|after)\s+(\S+)$/.exec(String(written)) ?? []
  const ids = idsOf(others)
  if (id === undefined || side === undefined) return problem('OVERLAY_PLACE', 'form', { ...names, place: String(written) })
  if (!ids.includes(id)) return problem('OVERLAY_PLACE', 'beside', { ...names, id, side, known: ids })
  const index = others.findIndex(other => idOf(other) === id)
  return side === 'before' ? index : index + 1
}
