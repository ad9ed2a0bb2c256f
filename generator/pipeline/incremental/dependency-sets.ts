/**
 * What pages and cached values depend on, as sets of small integers in one array: for each set the number of its links, then the links. A link
 * is a field (id × 2) or an earlier set (id × 2 + 1). The id of a set is its position among all sets.
 */
import type { DependencyStore } from '../../site/util/dependencies.ts'

export type DependencySets = Uint32Array

export interface OpenDependencySets extends DependencyStore {
  readonly sets: () => DependencySets
}

const countOf = (sets: DependencySets): number => {
  let count = 0
  for (let at = 0; at < sets.length; at += (sets[at] ?? 0) + 1) count++
  return count
}

/** Stores more sets. @param known those of the last build, which keep their ids */
export const openDependencySets = (known: DependencySets = new Uint32Array()): OpenDependencySets => {
  let sets = new Uint32Array(Math.max(known.length * 1.25, 2 ** 12))
  sets.set(known)
  let end = known.length
  let count = countOf(known)
  const repeated = new Map<string, number>()
  const append = (links: ReadonlySet<number>): number => {
    if (end + links.size + 1 > sets.length) {
      const larger = new Uint32Array((end + links.size) * 1.5)
      larger.set(sets)
      sets = larger
    }
    sets[end++] = links.size
    for (const link of links) sets[end++] = link
    return count++
  }
  return {
    // The sets of pages are all different, those of cached values repeat ten times.
    add: (links, isRepeated) => {
      if (!isRepeated) return append(links)
      const key = [...links].join()
      const id = repeated.get(key) ?? append(links)
      repeated.set(key, id)
      return id
    },
    sets: () => sets.subarray(0, end),
  }
}

/** Finds the sets that contain a changed field, or a set that does. @returns 1 at the id of each */
export const staleSets = (sets: DependencySets, changedFields: ReadonlySet<number>): Uint8Array => {
  const stale = new Uint8Array(countOf(sets))
  if (changedFields.size === 0) return stale
  const isChanged = new Uint8Array([...changedFields].reduce((highest, field) => Math.max(highest, field), 0) + 1)
  for (const field of changedFields) isChanged[field] = 1
  let id = 0
  for (let at = 0; at < sets.length; id++) {
    const end = at + 1 + (sets[at] ?? 0)
    for (at++; at < end; at++) {
      const link = sets[at] ?? 0
      if ((link % 2 === 0 ? isChanged : stale)[link >> 1] === 1) stale[id] = 1
    }
  }
  return stale
}

interface CompactSets {
  readonly sets: DependencySets
  /** Names of the fields that are left, by id. */
  readonly fields: readonly string[]
  /** The new id of a root. */
  readonly idOf: (set: number) => number
}

/** Drops the sets and fields that nothing depends on any more. @param roots sets to keep, with all they contain */
export const compactSets = (sets: DependencySets, fields: readonly string[], roots: Iterable<number>): CompactSets => {
  const starts: number[] = []
  for (let at = 0; at < sets.length; at += (sets[at] ?? 0) + 1) starts.push(at)
  const used = new Uint8Array(starts.length)
  for (const root of roots) used[root] = 1
  // Sets contain earlier sets only. Loops by index, because most of a million links are read before the engine has optimized anything.
  for (let id = starts.length - 1; id >= 0; id--) {
    if (used[id] !== 1) continue
    const start = starts[id] ?? 0
    for (let at = start + 1, end = at + (sets[start] ?? 0); at < end; at++) {
      const link = sets[at] ?? 0
      if (link % 2 === 1) used[link >> 1] = 1
    }
  }
  const [newSets, newFields] = [new Uint32Array(starts.length), new Uint32Array(fields.length)]
  const names: string[] = []
  const compact = new Uint32Array(sets.length)
  let [to, count] = [0, 0]
  for (let id = 0; id < starts.length; id++) {
    if (used[id] !== 1) continue
    newSets[id] = count++
    const start = starts[id] ?? 0
    const length = sets[start] ?? 0
    compact[to++] = length
    for (let at = start + 1; at <= start + length; at++) {
      const link = sets[at] ?? 0
      const old = link >> 1
      // One more than the new id of a field; 0 as long as there is none.
      if (link % 2 === 0) newFields[old] ||= names.push(fields[old] ?? '')
      compact[to++] = link % 2 === 1 ? (newSets[old] ?? 0) * 2 + 1 : ((newFields[old] ?? 1) - 1) * 2
    }
  }
  return { sets: compact.slice(0, to), fields: names, idOf: set => newSets[set] ?? 0 }
}
