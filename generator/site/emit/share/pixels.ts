/** Pixels of a share picture by their colour’s number. The process that draws frames loads this and nothing else of a site. */

/** https://ogp.me and the networks’ own pages: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const

/** Pixels by their colour’s number, as a PNG has them. */
export interface Pixels {
  /** `rrggbb` one after the other. */
  readonly palette: Uint8Array
  /** Row by row, each behind a byte that is 0. */
  readonly rows: Uint8Array
}

/** Pixels with the two colours that most of them have, the commonest first. */
export interface CountedPixels extends Pixels {
  readonly commonest: readonly number[]
}

/** Bytes of a row. */
export const rowBytes = cardSize.width + 1

/** @param data `rrggbb` of each pixel, of at most 256 colours; they are numbered as they come */
export const pixelsFrom = (data: Uint8Array): CountedPixels => {
  const { width, height } = cardSize
  const numbers = new Map<number, number>()
  const counts = new Uint32Array(256)
  const rows = new Uint8Array(rowBytes * height)
  let [last, number, begun] = [-1, 0, 0]
  const count = (at: number): void => {
    counts[number] = (counts[number] ?? 0) + at - begun
    begun = at
  }
  for (let row = 0, at = 0; row < height; row++) {
    const start = row * rowBytes + 1
    for (let place = start; place < start + width; place++, at += 3) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
      if (colour !== last) {
        count(at)
        last = colour
        number = numbers.get(colour) ?? numbers.size
        numbers.set(colour, number)
      }
      rows[place] = number
    }
  }
  count(data.length)
  return {
    palette: Uint8Array.from([...numbers.keys()].flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    rows,
    commonest: [...numbers.values()].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, 2),
  }
}
