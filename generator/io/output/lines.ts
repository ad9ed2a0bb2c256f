/** Texts of a line each, of which there may be a hundred thousand: those that were written are put together one by one, for who asks. */
import { inPieces } from '../cache.ts'

export interface Lines<Line extends string = string> {
  readonly count: number
  readonly at: (place: number) => Line | undefined
  readonly written: () => WrittenLines
}

interface WrittenLines {
  /** How many bytes they have. */
  readonly size: number
  /** Each done with when the next is asked for. */
  readonly pieces: Iterable<Uint8Array>
  /** Where each line begins, and at last where the one behind them would. */
  readonly starts: Uint32Array
}

const startsOf = (lines: readonly string[]): Uint32Array => {
  const starts = new Uint32Array(lines.length + 1)
  for (let place = 0, end = 0; place < lines.length; place++) {
    end += Buffer.byteLength(lines[place] ?? '') + 1
    starts[place + 1] = end
  }
  return starts
}

export const linesOf = <Line extends string>(lines: readonly Line[]): Lines<Line> => ({
  count: lines.length,
  at: place => lines[place],
  written: () => {
    const text = lines.join('\n')
    return { size: Buffer.byteLength(text), pieces: inPieces(text), starts: startsOf(lines) }
  },
})

/** @param bytes of all lines @param starts as `written` gives them */
export const linesIn = <Line extends string>(bytes: Uint8Array, starts: Uint32Array): Lines<Line> => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.max(starts.length - 1, 0)
  return {
    count,
    // As they were written.
    at: place => (place < count ? (whole.toString('utf8', starts[place], (starts[place + 1] ?? 0) - 1) as Line) : undefined),
    written: () => ({ size: bytes.length, pieces: [bytes], starts }),
  }
}
