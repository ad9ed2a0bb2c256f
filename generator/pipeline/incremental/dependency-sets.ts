/**
 * What pages and cached values depend on, as sets of small integers in one array: for each set the number of its links, then the links. A link
 * is a field (id × 2) or an earlier set (id × 2 + 1). The id of a set is its position among all sets.
 */
import type { DependencyStore } from '../../site/model/dependencies.ts'

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
  let id = 0
  for (let at = 0; at < sets.length; id++) {
    const end = at + 1 + (sets[at] ?? 0)
    for (at++; at < end; at++) {
      const link = sets[at] ?? 0
      if (link % 2 === 0 ? changedFields.has(link / 2) : stale[(link - 1) / 2] === 1) stale[id] = 1
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
  const linksOf = (id: number): Uint32Array => {
    const start = starts[id] ?? 0
    return sets.subarray(start + 1, start + 1 + (sets[start] ?? 0))
  }
  // Sets contain earlier sets only.
  for (let id = starts.length - 1; id >= 0; id--)
    if (used[id] === 1) for (const link of linksOf(id)) if (link % 2 === 1) used[(link - 1) / 2] = 1
  const [newSets, newFields] = [new Uint32Array(starts.length), new Uint32Array(fields.length)]
  const names: string[] = []
  const compact = new Uint32Array(sets.length)
  let [end, count] = [0, 0]
  for (let id = 0; id < starts.length; id++) {
    if (used[id] !== 1) continue
    const links = linksOf(id)
    newSets[id] = count++
    compact[end++] = links.length
    for (const link of links)
      if (link % 2 === 1) compact[end++] = (newSets[(link - 1) / 2] ?? 0) * 2 + 1
      else {
        const field = link / 2
        // One more than the new id; 0 as long as there is none.
        newFields[field] ||= names.push(fields[field] ?? '')
        compact[end++] = ((newFields[field] ?? 1) - 1) * 2
      }
  }
  return { sets: compact.slice(0, end), fields: names, idOf: set => newSets[set] ?? 0 }
}
