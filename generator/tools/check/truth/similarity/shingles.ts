/** Runs of four words: Manning, Raghavan and Schütze, Introduction to Information Retrieval, 19.6. */
export const runLength = 4

/** A hash of four word numbers (FNV-1a over 32 bits, mixed once more so that neighbours differ). */
const hash = (ids: ArrayLike<number>, at: number): number => {
  let value = 0x811c9dc5
  for (let offset = 0; offset < runLength; offset++) value = Math.imul(value ^ (ids[at + offset] ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Hash of the run that begins at each word. A text shorter than a run is one run. */
export const runsOf = (ids: ArrayLike<number>): Uint32Array => {
  const runs = new Uint32Array(Math.max(ids.length === 0 ? 0 : 1, ids.length - runLength + 1))
  for (let at = 0; at < runs.length; at++) runs[at] = hash(ids, at)
  return runs
}

/** The runs as a set, in rising order. */
export const shinglesOf = (runs: Uint32Array): Uint32Array => {
  const sorted = runs.slice().sort()
  let end = 0
  for (const value of sorted) if (end === 0 || value !== sorted[end - 1]) sorted[end++] = value
  return sorted.slice(0, end)
}

/** How many members two sets in rising order share. */
const sharedCount = (a: Uint32Array, b: Uint32Array): number => {
  let [i, j, shared] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0]
    if (x === y) shared++
    if (x <= y) i++
    if (y <= x) j++
  }
  return shared
}

/** Jaccard: shared runs among all runs of both. */
export const similarity = (a: Uint32Array, b: Uint32Array): number => {
  const shared = sharedCount(a, b)
  const all = a.length + b.length - shared
  return all === 0 ? 0 : shared / all
}
