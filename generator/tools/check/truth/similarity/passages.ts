import { runLength, runsOf } from './shingles.ts'

/** Longest passages that two texts share, in words, the longest first. */
export const sharedPassages = (a: Int32Array, b: Int32Array, wordOf: (id: number) => string, most: number): readonly string[] => {
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
    .slice(0, most)
    .map(passage => {
      const words = Array.from(passage, wordOf)
      return words.length > 14 ? `${words.slice(0, 12).join(' ')} … (${words.length} words)` : words.join(' ')
    })
}
