/** MinHash: the share of equal values in two signatures estimates the similarity of two sets (Broder 1997). */
export const bands = { count: 32, rows: 4 } as const

const length = bands.count * bands.rows

/** The value of a place whose range has no member. */
const empty = 0xffffffff

/** An odd step for each place: it reaches all other places. */
const stepOf = (place: number): number => (Math.imul(place + 1, 0x9e3779b9) >>> 16) | 1

/** The first place with a member, from an empty place on. */
const donor = (own: Uint32Array, place: number): number => {
  const step = stepOf(place)
  let at = place
  do at = (at + step) % length
  while (own[at] === empty && at !== place)
  return at
}

/**
 * One permutation hashing (Li, Owen and Zhang 2012): the hashes are divided into as many equal ranges as a signature has places, and each
 * place has the smallest hash of its range. An empty place borrows the value of another one (Shrivastava 2017).
 * @param set sorted hashes of 32 bits
 */
export const signatureOf = (set: Uint32Array): Uint32Array => {
  const own = new Uint32Array(length).fill(empty)
  const range = 2 ** 32 / length
  for (let at = set.length - 1; at >= 0; at--) {
    const member = set[at] ?? empty
    own[Math.floor(member / range)] = member
  }
  return own.map((least, place) => (least === empty ? (own[donor(own, place)] ?? empty) : least))
}

/** Hash of a band of a signature. */
export const bandOf = (signature: Uint32Array, band: number): number => {
  let value = 0
  for (let at = band * bands.rows; at < (band + 1) * bands.rows; at++) value = Math.imul(value ^ (signature[at] ?? 0), 0x01000193)
  return value
}

/** Share of equal values in two signatures. */
export const agreement = (signature: Uint32Array | undefined, other: Uint32Array): number => {
  let equal = 0
  for (let at = 0; at < length; at++) if (signature?.[at] === other[at]) equal++
  return equal / length
}
