/** What becomes of the files that a build before has left, and which are new: noted one after the other while a site is made. */
import { type FileTable, fileTable, noFiles } from './file-table.ts'

export interface NotedFiles {
  /** Takes a file of before over as it is. @returns whether that was not noted yet */
  readonly keep: (place: number) => boolean
  /** The same of files that follow each other, none of which was noted yet. */
  readonly keepMany: (place: number, count: number) => void
  /** How many files of before were not noted yet from a place on, of so many. */
  readonly unnotedFrom: (place: number, most: number) => number
  /** Notes a file that is made. @param known where it stands among the files of before, if there @returns its place among all */
  readonly add: (path: string, size: number, known: number | undefined) => number
  /** A file that was to be made again has the same bytes: it is taken over as it is. */
  readonly leave: (place: number) => void
  /** When a file was written. @param place as `add` told it */
  readonly date: (place: number, mtimeMs: number) => void
  /** Place of the file that was taken over or noted last, one by one. */
  readonly lastPlace: () => number
  readonly count: () => number
  /** How many were taken over. */
  readonly keptCount: () => number
  /** Places of the files of before that were not. */
  readonly changed: () => readonly number[]
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

const namesIn = (piece: Buffer): readonly string[] => piece.toString().split(between)

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
  let count = 0
  /** Names of full pieces, and those of the last one. */
  const [names, paths]: [Buffer[], string[]] = [[], []]
  const [sizes, times]: [Float64Array[], Float64Array[]] = [[], []]
  const columnOf = (pieces: readonly Float64Array[]): Float64Array => together(pieces).subarray(0, count)
  return {
    add: (path: string, size: number): number => {
      const at = count % filesOfPiece
      if (at === 0) for (const column of [sizes, times]) column.push(new Float64Array(filesOfPiece))
      const last = sizes.at(-1)
      if (last !== undefined) last[at] = size
      paths.push(path)
      if (paths.length === filesOfPiece) names.push(Buffer.from(paths.splice(0).join(between)))
      return count++
    },
    date: (place: number, mtimeMs: number): void => {
      const piece = times[Math.floor(place / filesOfPiece)]
      if (piece !== undefined) piece[place % filesOfPiece] = mtimeMs
    },
    count: () => count,
    paths: () => [...names.flatMap(namesIn), ...paths],
    sizes: () => columnOf(sizes),
    times: () => columnOf(times),
  }
}

/** @param before files that the build before has left */
export const noteFiles = (before: FileTable = noFiles): NotedFiles => {
  const fate = new Uint8Array(before.count)
  const [sizes, times] = [Float64Array.from(before.sizes), Float64Array.from(before.times)]
  const more = noteNew()
  let [kept, remade, last] = [0, 0, 0]
  const namesWith = (wanted: number): readonly string[] =>
    fate.includes(wanted) ? before.paths().filter((_, place) => fate[place] === wanted) : []
  const staying = (column: Float64Array): Float64Array => column.filter((_, place) => fate[place] !== fates.gone)
  const remake = (place: number): void => {
    if (fate[place] === fates.remade) return
    if (fate[place] === fates.kept) kept--
    fate[place] = fates.remade
    remade++
  }
  return {
    keep: place => {
      last = place
      if (fate[place] !== fates.gone) return false
      fate[place] = fates.kept
      kept++
      return true
    },
    keepMany: (place, count) => {
      fate.fill(fates.kept, place, place + count)
      kept += count
    },
    unnotedFrom: (place, most) => {
      const own = fate.subarray(place, place + most)
      const noted = own.findIndex(one => one !== fates.gone)
      return noted < 0 ? own.length : noted
    },
    add: (path, size, known) => {
      last = known ?? before.count + more.add(path, size)
      if (known === undefined) return last
      remake(known)
      sizes[known] = size
      return last
    },
    leave: place => {
      if (fate[place] !== fates.remade) return
      fate[place] = fates.kept
      remade--
      kept++
    },
    date: (place, mtimeMs) => {
      if (place < before.count) times[place] = mtimeMs
      else more.date(place - before.count, mtimeMs)
    },
    lastPlace: () => last,
    count: () => kept + remade + more.count(),
    keptCount: () => kept,
    changed: () => {
      const places: number[] = []
      if (kept < before.count) for (const [place, own] of fate.entries()) if (own !== fates.kept) places.push(place)
      return places
    },
    kept: () => namesWith(fates.kept),
    gone: () => namesWith(fates.gone),
    all: () => {
      if (more.count() === 0 && kept + remade === before.count) return fileTable(before.paths, { sizes, times }, before)
      const paths = (): readonly string[] => [...before.paths().filter((_, place) => fate[place] !== fates.gone), ...more.paths()]
      return fileTable(paths, { sizes: together([staying(sizes), more.sizes()]), times: together([staying(times), more.times()]) })
    },
  }
}
