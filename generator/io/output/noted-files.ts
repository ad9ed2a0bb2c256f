/**
 * Files as a build leaves them, noted one after the other: names as bytes and numbers in columns, since an object and a text for each of a
 * hundred thousand take four times as much memory.
 */
import type { RecordEntry } from './record.ts'

export interface NotedFiles {
  readonly add: (path: string, entry: RecordEntry) => void
  readonly count: () => number
  /** In the order in which they were noted. */
  readonly all: () => Iterable<readonly [path: string, entry: RecordEntry]>
}

/** Files of which the names lie in one piece. */
const filesOfPiece = 1000

/** No name of a file holds it. */
const between = '\0'

interface Piece {
  /** With `between` between them. */
  readonly names: Uint8Array
  readonly sizes: Float64Array
  readonly times: Float64Array
}

interface Open {
  readonly paths: string[]
  readonly entries: RecordEntry[]
}

const pieceOf = ({ paths, entries }: Open): Piece => ({
  names: Buffer.from(paths.join(between)),
  sizes: Float64Array.from(entries, ({ size }) => size),
  times: Float64Array.from(entries, ({ mtimeMs }) => mtimeMs),
})

function* filesIn({ names, sizes, times }: Piece): Iterable<readonly [path: string, entry: RecordEntry]> {
  const paths = Buffer.from(names.buffer, names.byteOffset, names.byteLength).toString().split(between)
  for (const [place, path] of paths.entries()) yield [path, { size: sizes[place] ?? 0, mtimeMs: times[place] ?? 0 }]
}

export const noteFiles = (): NotedFiles => {
  const pieces: Piece[] = []
  const open: Open = { paths: [], entries: [] }
  const close = (): void => {
    pieces.push(pieceOf(open))
    open.paths.length = 0
    open.entries.length = 0
  }
  return {
    add: (path, entry) => {
      open.paths.push(path)
      open.entries.push(entry)
      if (open.paths.length === filesOfPiece) close()
    },
    count: () => pieces.length * filesOfPiece + open.paths.length,
    *all() {
      for (const piece of pieces) yield* filesIn(piece)
      for (const [place, path] of open.paths.entries()) yield [path, open.entries[place] ?? { size: 0, mtimeMs: 0 }]
    },
  }
}
