/**
 * Files as a build left them, in columns: an object and a text for each of a hundred thousand take four times as much memory, and ten times
 * as long to read.
 */
import { crc32 } from 'node:zlib'

/** A file as the build left it. */
export interface RecordEntry {
  readonly size: number
  readonly mtimeMs: number
}

export interface FileTable {
  readonly count: number
  /** By path in the output folder, each once. */
  readonly paths: () => readonly string[]
  /** The same as one text, with what stands between names, where it was read as one. */
  readonly names: string | undefined
  /** Whether JSON has that text as it is. */
  readonly isPlain: boolean
  readonly sizes: Float64Array
  readonly times: Float64Array
  /** Where a path stands. Who asks for one after the other in their order is answered at once. */
  readonly placeOf: (path: string) => number | undefined
}

/** A table as JSON has it: the columns of numbers are their bytes in base64. */
export interface WrittenTable {
  readonly names: string
  readonly sizes: string
  readonly times: string
}

/** Stands between names: no path has two in a row, and JSON leaves it as it is. */
export const between = '//'

const joined = (paths: readonly string[]): string => paths.join(between)
const split = (names: string): readonly string[] => (names === '' ? [] : names.split(between))

/** Names that are looked for one by one sooner than all are put in order. */
const few = 20

/** @param paths made when they are first asked for */
export const fileTable = (
  paths: () => readonly string[],
  { sizes, times }: Pick<FileTable, 'sizes' | 'times'>,
  { names, isPlain }: Pick<FileTable, 'names' | 'isPlain'> = { names: undefined, isPlain: false },
): FileTable => {
  let known: readonly string[] | undefined
  const all = (): readonly string[] => {
    known ??= paths()
    return known
  }
  let places: ReadonlyMap<string, number> | undefined
  let next = 0
  let sought = 0
  const placeIn = (path: string): number | undefined => {
    if (sizes.length === 0) return undefined
    if (places === undefined && sought++ < few) {
      // Most stand behind the one before.
      const ahead = all().indexOf(path, next)
      const place = ahead < 0 ? all().indexOf(path) : ahead
      return place < 0 ? undefined : place
    }
    places ??= new Map(all().map((name, place) => [name, place]))
    return places.get(path)
  }
  return {
    count: sizes.length,
    paths: all,
    names,
    isPlain,
    sizes,
    times,
    placeOf: path => {
      const place = all()[next] === path ? next : placeIn(path)
      if (place !== undefined) next = place + 1
      return place
    },
  }
}

export const noFiles: FileTable = fileTable(() => [], { sizes: new Float64Array(), times: new Float64Array() })

export const namesOf = ({ names, paths }: FileTable): string => names ?? joined(paths())

/** Stands for the names in their order: in a table with the same one, places are those of the same files. */
export const orderOf = (table: FileTable): number => {
  let sum = 0
  // Of no letters Node gives 0.
  for (const piece of table.names === undefined ? namesInPieces(table) : [table.names]) if (piece !== '') sum = crc32(piece, sum)
  return sum
}

/** @param entries by path */
export const tableOf = (entries: Readonly<Record<string, RecordEntry>>): FileTable => {
  const known = Object.values(entries)
  return fileTable(() => Object.keys(entries), {
    sizes: Float64Array.from(known, ({ size }) => size),
    times: Float64Array.from(known, ({ mtimeMs }) => mtimeMs),
  })
}

/** What stands at a place of a table. */
export const entryAt = ({ sizes, times }: FileTable, place: number): RecordEntry => ({
  size: sizes[place] ?? 0,
  mtimeMs: times[place] ?? 0,
})

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
const numbersOf = (text: string): Float64Array => {
  const bytes = Buffer.from(text, 'base64')
  // Bytes from a pool may begin anywhere.
  return new Float64Array(new Uint8Array(bytes).buffer)
}

const filesOfPiece = 1000
const lettersOfPiece = 2 ** 16

/** Names as one text, in pieces. */
function* namesInPieces({ names, paths }: FileTable): Generator<string> {
  if (names !== undefined) {
    for (let at = 0; at < names.length; ) {
      // No sign is cut that takes two letters.
      const end = at + lettersOfPiece + ((names.codePointAt(at + lettersOfPiece - 1) ?? 0) > 0xffff ? 1 : 0)
      yield names.slice(at, end)
      at = end
    }
    return
  }
  const all = paths()
  for (let place = 0; place < all.length; place += filesOfPiece)
    yield (place === 0 ? '' : between) + joined(all.slice(place, place + filesOfPiece))
}

/** A table as JSON, in pieces: that of a large site has many megabytes. */
export function* tableText(table: FileTable): Generator<string> {
  yield '{"names":"'
  for (const piece of namesInPieces(table)) yield table.isPlain ? piece : JSON.stringify(piece).slice(1, -1)
  yield `","sizes":"${bytesOf(table.sizes).toString('base64')}","times":"${bytesOf(table.times).toString('base64')}"}`
}

/** Whether all names are of files that lie in the folder; nearly always they are. */
const areSound = (names: string): boolean => !names.includes('..') && !names.startsWith('/') && !names.includes('///')

const isSound = (path: string): boolean => path !== '' && !path.startsWith('/') && !path.split('/').includes('..')

/** The table of what was written, less what lies elsewhere. @param isPlain of its names @returns nothing of what does not fit together */
export const readTable = ({ names, sizes, times }: WrittenTable, isPlain = false): FileTable | undefined => {
  const [sizeOf, timeOf] = [numbersOf(sizes), numbersOf(times)]
  if (sizeOf.length !== timeOf.length) return undefined
  if (areSound(names)) {
    // Counted when they are asked for, which a build does at once.
    const paths = split(names)
    if (paths.length !== sizeOf.length) return undefined
    return fileTable(() => paths, { sizes: sizeOf, times: timeOf }, { names, isPlain })
  }
  const rest = split(names).flatMap((path, place): readonly (readonly [string, RecordEntry])[] =>
    isSound(path) ? [[path, { size: sizeOf[place] ?? 0, mtimeMs: timeOf[place] ?? 0 }]] : [],
  )
  return tableOf(Object.fromEntries(rest))
}
