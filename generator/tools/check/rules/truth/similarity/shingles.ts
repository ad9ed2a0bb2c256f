/** Runs of four words: Manning, Raghavan and Schütze, Introduction to Information Retrieval, 19.6. */
export const runLength = 4

/** Hash of four word ids: FNV-1a with 32 bits, mixed again so that similar runs have different hashes. */
const hash = (ids: ArrayLike<number>, at: number): number => {
  let value = 0x811c9dc5
  for (let offset = 0; offset < runLength; offset++) value = Math.imul(value ^ (ids[at + offset] ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Hash of the run that begins at each word. A shorter text is one run. */
export const runsOf = (ids: ArrayLike<number>): Uint32Array => {
  const runs = new Uint32Array(Math.max(ids.length === 0 ? 0 : 1, ids.length - runLength + 1))
  for (let at = 0; at < runs.length; at++) runs[at] = hash(ids, at)
  return runs
}

/** The runs as a sorted set. */
export const shinglesOf = (runs: Uint32Array): Uint32Array => {
  const sorted = runs.slice().sort()
  let end = 0
  for (const value of sorted) if (end === 0 || value !== sorted[end - 1]) sorted[end++] = value
  return sorted.slice(0, end)
}

/** Number of common members of two sorted sets. */
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

/** Jaccard similarity: the share of common runs in all runs of both. */
export const similarity = (a: Uint32Array, b: Uint32Array): number => {
  const shared = sharedCount(a, b)
  const distinct = a.length + b.length - shared
  return distinct === 0 ? 0 : shared / distinct
}

/** The longest passages that two texts share, the longest first. */
export const sharedPassages = (a: Int32Array, b: Int32Array, wordOf: (id: number) => string, max: number): readonly string[] => {
  const positions = new Map<number, number>()
  for (const [at, run] of runsOf(b).entries()) if (!positions.has(run)) positions.set(run, at)
  const passages: Int32Array[] = []
  const runs = runsOf(a)
  for (let at = 0; at < runs.length; ) {
    const there = positions.get(runs[at] ?? -1)
    let length = 0
    while (there !== undefined && at + length < a.length && a[at + length] === b[there + length]) length++
    if (length >= runLength) passages.push(a.subarray(at, at + length))
    at += Math.max(1, length)
  }
  return passages
    .sort((one, other) => other.length - one.length)
    .slice(0, max)
    .map(passage => {
      const words = Array.from(passage, wordOf)
      return words.length > 14 ? `${words.slice(0, 12).join(' ')} … (${words.length} words)` : words.join(' ')
    })
}
