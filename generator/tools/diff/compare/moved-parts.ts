/** Finds passages that moved on a page. */
import type { AlignedRange } from '../align.ts'
import type { Change } from '../model.ts'
import type { Part } from '../read/parts.ts'
import { moveChange } from './order.ts'

export const partKey = ({ kind, place, days, text }: Part): string => `${kind} ${place} ${days ?? ''} ${text}`

/** Index of each part that occurs once. Repeated parts are identified by their neighbors. */
const onlyPlaces = (parts: readonly Part[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  const several = new Set<string>()
  for (const [index, part] of parts.entries()) {
    const key = partKey(part)
    if (places.has(key)) several.add(key)
    places.set(key, index)
  }
  for (const key of several) places.delete(key)
  return places
}

/** Whether a part is one link. */
export const isLink = ({ links, text }: Part): boolean => links.length === 1 && links[0]?.text === text

/** The position of a passage among the texts of its kind in the same list. */
const positionOf = (parts: readonly Part[], at: number, moving: ReadonlySet<Part>, inLinks: boolean) => {
  const first = parts[at]
  const before = parts.slice(0, at)
  const isEdge = (part: Part): boolean =>
    inLinks ? !isLink(part) : first?.kind === 'heading' && part.kind === 'heading' && part.of < first.of
  const start = before.findLastIndex(isEdge) + 1
  const above = before
    .slice(start)
    .filter(
      part =>
        part.place === first?.place &&
        part.kind === first.kind &&
        part.of === first.of &&
        (part.kind === 'heading' || part.section === first.section) &&
        !moving.has(part),
    )
  return { count: above.length, after: above.at(-1)?.text ?? null }
}

/** Key of moves in lists of links, which repeat the order of their pages all over a site. */
export const linkList = (place: Part['place'], language: string): string => `moved links ${place === 'header' ? place : ''} ${language}`

interface Passage {
  readonly from: number
  readonly to: number
  /** Of both sides. */
  readonly parts: readonly Part[]
  readonly isLinks: boolean
}

/** Omits passages whose position is the same, because others moved around them. */
const moveChanges = (before: readonly Part[], after: readonly Part[], found: readonly Passage[]): readonly Change[] => {
  const moving = new Set(found.flatMap(({ parts }) => parts))
  const moves = ({ from, to, isLinks }: Passage) =>
    ({ was: positionOf(before, from, moving, isLinks), is: positionOf(after, to, moving, isLinks) }) as const
  const left = found.filter(passage => {
    const { was, is } = moves(passage)
    if (was.count !== is.count || was.after !== is.after || found.length === 1) return true
    for (const part of passage.parts) moving.delete(part)
    return false
  })
  return left.flatMap(passage => {
    const now = after[passage.to]
    if (now === undefined) return []
    const { text, place, language } = now
    return [moveChange({ text, place, list: passage.isLinks ? linkList(place, language) : undefined, ...moves(passage) })]
  })
}

/** @returns the moves, and the parts of both sides that they explain */
export const movedParts = (
  before: readonly Part[],
  after: readonly Part[],
  ranges: readonly AlignedRange<Part>[],
): { readonly changes: readonly Change[]; readonly parts: ReadonlySet<Part> } => {
  const differing = ranges.filter(({ same }) => !same)
  const gone = new Set(differing.flatMap(range => range.before))
  const come = new Set(differing.flatMap(range => range.after))
  const [was, is] = [onlyPlaces(before), onlyPlaces(after)]
  const parts = new Set<Part>()
  const found: Passage[] = []
  const take = (from: number, to: number): boolean => {
    const [old, now] = [before[from], after[to]]
    if (old === undefined || now === undefined || !gone.has(old) || !come.has(now) || parts.has(now) || partKey(old) !== partKey(now))
      return false
    parts.add(old).add(now)
    return true
  }
  for (const [to, part] of after.entries()) {
    const from = come.has(part) && part.kind !== 'spoken' ? was.get(partKey(part)) : undefined
    if (from === undefined || is.get(partKey(part)) !== to || !take(from, to)) continue
    // Its neighbors moved with it.
    let start = 0
    while (take(from - start - 1, to - start - 1)) start++
    let end = 1
    while (take(from + end, to + end)) end++
    const own = [...before.slice(from - start, from + end), ...after.slice(to - start, to + end)]
    found.push({ from: from - start, to: to - start, parts: own, isLinks: own.every(isLink) })
  }
  if (found.length === 0) return { changes: [], parts }
  // A repeated part, such as a button, may match one at another position.
  const counts = new Map<string, Part[]>()
  for (const part of gone) if (!parts.has(part)) counts.set(partKey(part), [...(counts.get(partKey(part)) ?? []), part])
  for (const part of come) {
    const twin = parts.has(part) ? undefined : counts.get(partKey(part))?.pop()
    if (twin !== undefined) parts.add(part).add(twin)
  }
  return { changes: moveChanges(before, after, found), parts }
}
