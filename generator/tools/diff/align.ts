import { diffArrays } from 'diff'

/** A range of two sequences: equal in both, or a replacement of one by the other. */
export interface AlignedRange<Item> {
  readonly same: boolean
  readonly before: readonly Item[]
  readonly after: readonly Item[]
}

/** Sequences with more differences are compared from both ends only, which takes linear time. */
const maxEdits = 1000

const fromBothEnds = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  key: (item: Item) => string,
): readonly AlignedRange<Item>[] => {
  const length = Math.min(before.length, after.length)
  const isSame = (was: Item | undefined, is: Item | undefined): boolean => was !== undefined && is !== undefined && key(was) === key(is)
  let start = 0
  while (start < length && isSame(before[start], after[start])) start++
  let end = 0
  while (end < length - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  const part = (same: boolean, from: number, until: number): AlignedRange<Item> => ({
    same,
    before: before.slice(from, before.length - until),
    after: after.slice(from, after.length - until),
  })
  return [
    { same: true, before: before.slice(0, start), after: after.slice(0, start) },
    part(false, start, end),
    { same: true, before: before.slice(before.length - end), after: after.slice(after.length - end) },
  ].filter(range => range.before.length + range.after.length > 0)
}

/** Aligns two sequences by the keys of their items. */
export const align = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  key: (item: Item) => string,
): readonly AlignedRange<Item>[] => {
  const found = diffArrays(before.map(key), after.map(key), { maxEditLength: maxEdits })
  if (found === undefined) return fromBothEnds(before, after, key)
  const ranges: { same: boolean; before: Item[]; after: Item[] }[] = []
  let [at, to] = [0, 0]
  for (const { added, removed, count } of found) {
    const same = !(added || removed)
    const last = ranges.at(-1)
    const range = last !== undefined && last.same === same ? last : { same, before: [], after: [] }
    if (range !== last) ranges.push(range)
    if (!added) {
      range.before.push(...before.slice(at, at + count))
      at += count
    }
    if (!removed) {
      range.after.push(...after.slice(to, to + count))
      to += count
    }
  }
  return ranges
}
