/** Pixels of a share image by colour number. The process that draws frames loads only this module of `site`. */

/** https://ogp.me and the documentation of the networks: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const

/** Pixels by colour number, as in a PNG. */
export interface Pixels {
  /** `rrggbb` values in a row. */
  readonly palette: Uint8Array
  /** Row by row, each after a zero byte. */
  readonly rows: Uint8Array
}

/** Bytes per row. */
export const rowBytes = cardSize.width + 1

/** Shades between a ground and the ink, for the edges of letters. */
export const shades = 16

/** Background colours of a title: the first colours of a frame. */
export const groundColours = 2

/**
 * Maximum number of colours of a frame: a palette has 256 entries (www.w3.org/TR/png-3/#11PLTE), including the shades over both grounds.
 */
export const mostColours = 256 - groundColours * shades

/** Runs of pixels of one colour within a row. */
export interface Runs {
  /** `rrggbb` of each colour, in order of appearance. */
  readonly colours: readonly number[]
  /** Number of pixels of each colour. */
  readonly counts: readonly number[]
  /** The colour of each run, and its offset in {@link Pixels.rows}. */
  readonly colourOf: readonly number[]
  readonly startOf: readonly number[]
}

/** @param data `rrggbb` of each pixel and an ignored fourth byte */
export const runsIn = (data: Uint8Array): Runs => {
  const { width, height } = cardSize
  const words = new Uint32Array(new Uint8Array(data).buffer)
  const numbers = new Map<number, number>()
  const counts: number[] = []
  const colourOf: number[] = []
  const startOf: number[] = []
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width
    for (let at = row * width, next = at; at < end; at = next) {
      const word = words[at]
      while (next < end && words[next] === word) next++
      const colour = ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0)
      const number = numbers.get(colour) ?? numbers.size
      numbers.set(colour, number)
      counts[number] = (counts[number] ?? 0) + next - at
      colourOf.push(number)
      startOf.push(at + row + 1)
    }
  }
  return { colours: [...numbers.keys()], counts, colourOf, startOf }
}

const channels = (colour: number): readonly [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255]

/** Maps each colour to its replacement: among colours that differ only in the lowest bits, the most common one. */
const mergeSimilar = ({ colours, counts }: Runs, bits: number): readonly number[] => {
  const groupOf = (colour: number): number => channels(colour).reduce((group, channel) => (group << 8) | (channel >> bits), 0)
  const commonest = new Map<number, number>()
  for (const [number, colour] of colours.entries()) {
    const before = commonest.get(groupOf(colour))
    if (before === undefined || (counts[before] ?? 0) < (counts[number] ?? 0)) commonest.set(groupOf(colour), number)
  }
  return colours.map((colour, number) => commonest.get(groupOf(colour)) ?? number)
}

/** Pixels by colour number, the most common colours first. If there are too many, similar colours are merged. */
export const pixelsFrom = (runs: Runs): Pixels => {
  const { colours, counts, colourOf, startOf } = runs
  let standing: readonly number[] = [...colours.keys()]
  for (let bits = 1; new Set(standing).size > mostColours; bits++) standing = mergeSimilar(runs, bits)
  const totals = new Map<number, number>()
  for (const [number, replacement] of standing.entries()) totals.set(replacement, (totals.get(replacement) ?? 0) + (counts[number] ?? 0))
  const ordered = [...totals].toSorted(([, one], [, other]) => other - one).map(([number]) => number)
  const places = new Map(ordered.map((number, place) => [number, place]))
  const placeOf = standing.map(number => places.get(number) ?? 0)
  const rows = new Uint8Array(rowBytes * cardSize.height)
  for (const [run, start] of startOf.entries()) rows.fill(placeOf[colourOf[run] ?? 0] ?? 0, start, startOf[run + 1])
  // The byte before a row is not a pixel.
  for (let row = 0; row < cardSize.height; row++) rows[row * rowBytes] = 0
  return { palette: Uint8Array.from(ordered.flatMap(number => channels(colours[number] ?? 0))), rows }
}
