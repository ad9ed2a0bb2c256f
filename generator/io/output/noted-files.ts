/** What becomes of the files that a build before has left, and which are new: noted one after the other while a site is made. */
import { type FileTable, fileTable, noFiles, type RecordEntry } from './file-table.ts'

export interface NotedFiles {
  /** Takes a file of before over as it is. @returns whether that was not noted yet */
  readonly keep: (place: number) => boolean
  /** That a file of before is made again; `add` tells how it came out. */
  readonly remake: (place: number) => void
  /** @param place where it stands among the files of before, if there */
  readonly add: (path: string, entry: RecordEntry, place: number | undefined) => void
  readonly count: () => number
  /** How many were taken over. */
  readonly keptCount: () => number
  /** Files of before that were taken over. */
  readonly kept: () => Iterable<string>
  /** Those that were neither taken over nor made again. */
  readonly gone: () => readonly string[]
  /** All files as they are now, those of before in their order. */
  readonly all: () => FileTable
}

const fates = { gone: 0, kept: 1, remade: 2 } as const

/** New files whose names lie in one piece, as bytes: a text for each of a hundred thousand takes four times as much memory. */
const filesOfPiece = 1000

/** No name of a file holds it. */
const between = '\0'

interface Piece {
  /** With `between` between them. */
  readonly names: Uint8Array
  readonly sizes: Float64Array
  readonly times: Float64Array
}

const namesIn = ({ names: { buffer, byteOffset, byteLength } }: Piece): readonly string[] =>
  Buffer.from(buffer, byteOffset, byteLength).toString().split(between)

/** Numbers of several columns as one. */
const together = (columns: readonly Float64Array[]): Float64Array => {
  const all = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const column of columns) {
    all.set(column, end)
    end += column.length
  }
  return all
}

/** Files that are new. */
const noteNew = () => {
  const pieces: Piece[] = []
  const [paths, sizes, times]: [string[], number[], number[]] = [[], [], []]
  const close = (): void => {
    pieces.push({ names: Buffer.from(paths.join(between)), sizes: Float64Array.from(sizes), times: Float64Array.from(times) })
    for (const column of [paths, sizes, times]) column.length = 0
  }
  return {
    add: (path: string, { size, mtimeMs }: RecordEntry): void => {
      paths.push(path)
      sizes.push(size)
      times.push(mtimeMs)
      if (paths.length === filesOfPiece) close()
    },
    count: () => pieces.length * filesOfPiece + paths.length,
    paths: () => [...pieces.flatMap(namesIn), ...paths],
    sizes: () => together([...pieces.map(piece => piece.sizes), Float64Array.from(sizes)]),
    times: () => together([...pieces.map(piece => piece.times), Float64Array.from(times)]),
  }
}

/** @param before files that the build before has left */
export const noteFiles = (before: FileTable = noFiles): NotedFiles => {
  const fate = new Uint8Array(before.count)
  const [sizes, times] = [Float64Array.from(before.sizes), Float64Array.from(before.times)]
  const more = noteNew()
  let [kept, remade] = [0, 0]
  const namesWith = (wanted: number): readonly string[] => before.paths().filter((_, place) => fate[place] === wanted)
  const staying = (column: Float64Array): Float64Array => column.filter((_, place) => fate[place] !== fates.gone)
  const remake = (place: number): void => {
    if (fate[place] === fates.remade) return
    if (fate[place] === fates.kept) kept--
    fate[place] = fates.remade
    remade++
  }
  return {
    keep: place => {
      if (fate[place] !== fates.gone) return false
      fate[place] = fates.kept
      kept++
      return true
    },
    remake,
    add: (path, entry, place) => {
      if (place === undefined) return more.add(path, entry)
      remake(place)
      sizes[place] = entry.size
      times[place] = entry.mtimeMs
    },
    count: () => kept + remade + more.count(),
    keptCount: () => kept,
    kept: () => namesWith(fates.kept),
    gone: () => namesWith(fates.gone),
    all: () => {
      if (more.count() === 0 && kept + remade === before.count) return fileTable(before.paths, sizes, times)
      const paths = (): readonly string[] => [...before.paths().filter((_, place) => fate[place] !== fates.gone), ...more.paths()]
      return fileTable(paths, together([staying(sizes), more.sizes()]), together([staying(times), more.times()]))
    },
  }
}
