/** MinHash: the share of equal places in two signatures estimates how alike two sets are (Broder 1997). */
export const bands = { count: 32, rows: 4 } as const

const length = bands.count * bands.rows

/** What stands in a place while no member of its range is known. */
const nothing = 0xffffffff

/** An odd step for each place, so that its way leads to all others. */
const stepOf = (place: number): number => (Math.imul(place + 1, 0x9e3779b9) >>> 16) | 1

/** The first place on the way of an empty one that has a member of its own. */
const lender = (own: Uint32Array, place: number): number => {
  const step = stepOf(place)
  let at = place
  do at = (at + step) % length
  while (own[at] === nothing && at !== place)
  return at
}

/**
 * One permutation hashing (Li, Owen and Zhang 2012): hashes fall into as many equal ranges as a signature has places, and the least of
 * each range stands for it. A range without any has that of another, the same in every signature where both are so (Shrivastava 2017).
 * @param set hashes of 32 bits, in rising order
 */
export const signatureOf = (set: Uint32Array): Uint32Array => {
  const own = new Uint32Array(length).fill(nothing)
  const range = 2 ** 32 / length
  for (let at = set.length - 1; at >= 0; at--) {
    const member = set[at] ?? nothing
    own[Math.floor(member / range)] = member
  }
  return own.map((least, place) => (least === nothing ? (own[lender(own, place)] ?? nothing) : least))
}

/** One number for the places of a band; equal bands have equal numbers, others hardly ever. */
export const bandOf = (signature: Uint32Array, band: number): number => {
  let value = 0
  for (let at = band * bands.rows; at < (band + 1) * bands.rows; at++) value = Math.imul(value ^ (signature[at] ?? 0), 0x01000193)
  return value
}

/** Share of equal places of two signatures. */
export const agreement = (one: Uint32Array | undefined, other: Uint32Array): number => {
  let equal = 0
  for (let at = 0; at < length; at++) if (one?.[at] === other[at]) equal++
  return equal / length
}
