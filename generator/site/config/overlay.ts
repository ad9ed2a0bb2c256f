/**
 * What happens when one config overlays another. These are all the rules:
 *
 * 1. **A group of keys merges**, key by key, at any depth. A text in several languages is such a group.
 *    Opening hours merge day by day: `fri` over `mon-fri` leaves `mon-thu` of the base.
 * 2. **A list of things with an `id` merges by id**: a thing that the base has is changed in place, key by key; another is added at
 *    the end. `remove: true` takes a thing away; `place: first`, `last`, `before ID` or `after ID` puts it elsewhere in the list.
 * 3. **Any other list replaces** the base’s list, as a whole. So does a single value, and a value of another kind (a text where the base
 *    has a group): whether that kind may stand there, the schema judges afterwards.
 * 4. **`null` clears a key**: it is then as if the base had never written it.
 *
 * What an overlay says about nothing – a thing to remove, a key to clear, a place beside a thing that is not there – is a mistake.
 * Keys keep the base’s order, new ones follow. The base itself is never changed: many overlays may share it.
 */
import { problem } from '../catalogue/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { idsOf, inBase, itemsOf, leafOf, nameOf, type OverlayContext, positionOf, removalFault } from './overlay-items.ts'
import { isWeek, withoutDays } from './overlay-week.ts'
import { type ConfigPath, type Group, idOf, type List, pathText, placeOf, type Value } from './tree.ts'

export interface Overlaid {
  readonly value: Group
  /** All of them errors, each naming both files. */
  readonly faults: readonly Diagnostic[]
}

const isNull = (value: Value): boolean => value.kind === 'leaf' && value.value === null

const overlayGroup = (context: OverlayContext, before: Value | undefined, over: Group, path: ConfigPath): Group => {
  const old = before?.kind === 'group' ? before : undefined
  const isHours = old !== undefined && isWeek(old) && isWeek(over)
  let entries = new Map(old?.entries)
  const gone = new Map(old?.gone)
  for (const [key, entry] of over.entries) {
    const { left, taken } = isHours ? withoutDays(entries, key, over) : { left: entries, taken: undefined }
    for (const [run, { value }] of entries) if (!left.has(run)) gone.set(run, { by: entry.key, was: value })
    entries = new Map(left)
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
          group: nameOf(path),
          base: inBase(context, before),
          known: [...(old?.entries.keys() ?? [])],
        }),
      )
  }
  return { kind: 'group', at: over.at, entries, over: before, ...(gone.size > 0 ? { gone } : {}) }
}

const overlayList = (context: OverlayContext, before: Value | undefined, over: List, path: ConfigPath): List => {
  const old = before?.kind === 'list' ? before : undefined
  const gone = new Map(old?.gone)
  const items = itemsOf(context, before, over, path)
  let things = old?.items ?? []
  if (over.items.length === 0)
    context.report(over.at, path, problem('OVERLAY_EMPTY', { list: nameOf(path), base: inBase(context, before) }))
  for (const item of items) {
    const { id, thing, remove } = item
    const fault = removalFault(context, before, item, idsOf(things))
    const was = things.find(other => idOf(other) === id)
    if (fault !== undefined)
      context.report((fault.code === 'OVERLAY_ID_UNKNOWN' ? thing.entries.get('id')?.value.at : remove?.key) ?? thing.at, item.path, fault)
    else if (remove !== undefined && was !== undefined) {
      things = things.filter(other => other !== was)
      gone.set(id, { by: remove.key, was })
    } else {
      const overlaid = overlayGroup(context, was, thing, item.path)
      things = was === undefined ? [...things, overlaid] : things.map(other => (other === was ? overlaid : other))
      gone.delete(id)
    }
  }
  for (const { id, path: itemPath, place } of items) {
    const moved = things.find(other => idOf(other) === id)
    if (place === undefined || moved === undefined) continue
    const others = things.filter(other => other !== moved)
    const position = positionOf(leafOf(place), others, { list: nameOf(path), base: inBase(context, before) })
    if (typeof position === 'number') things = others.toSpliced(position, 0, moved)
    else context.report(place.value.at, [...itemPath, 'place'], position)
  }
  return { kind: 'list', at: over.at, items: things, over: before, ...(gone.size > 0 ? { gone } : {}) }
}

const hasIds = (list: List): boolean => idsOf(list.items).length > 0

/** Whether two lists meet thing by thing. */
const meetById = (before: Value | undefined, over: List): boolean =>
  before?.kind === 'list' && before.items.length > 0 ? hasIds(before) : hasIds(over)

const overlayValue = (context: OverlayContext, before: Value | undefined, over: Value, path: ConfigPath): Value => {
  switch (over.kind) {
    case 'group':
      return overlayGroup(context, before, over, path)
    case 'list':
      return meetById(before, over) ? overlayList(context, before, over, path) : { ...over, over: before }
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
