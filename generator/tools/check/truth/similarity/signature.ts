/** MinHash: the share of equal places in two signatures estimates how alike two sets are (Broder 1997). */
export const bands = { count: 32, rows: 4 } as const

const length = bands.count * bands.rows

/** Odd multipliers and addends from a fixed generator (xorshift32): the same signatures everywhere. */
const coefficients = (() => {
  let state = 0x9e3779b9
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  return Array.from({ length }, () => [next() | 1, next()] as const)
})()

/** For each of the hash functions its least value over the set. */
export const signatureOf = (set: Uint32Array): Uint32Array =>
  Uint32Array.from(coefficients, ([factor, addend]) => {
    let least = 0xffffffff
    for (let at = 0; at < set.length; at++) {
      const mixed = Math.imul(set[at] ?? 0, factor) + addend
      const spread = (mixed ^ (mixed >>> 16)) >>> 0
      if (spread < least) least = spread
    }
    return least
  })

/** Share of equal places of two signatures. */
export const agreement = (one: Uint32Array | undefined, other: Uint32Array): number => {
  let equal = 0
  for (let at = 0; at < length; at++) if (one?.[at] === other[at]) equal++
  return equal / length
}
