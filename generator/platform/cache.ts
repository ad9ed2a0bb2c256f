/**
 * A cache on disk. It never changes a result: the key of a value includes everything the value depends on, and a checksum detects files that
 * are truncated, changed or misplaced. A build also works without a cache.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { memoize } from '../site/util/memoize.ts'
import { filesUnder, isMissing, removeFile } from './folder.ts'
import { stateOfProgram } from './program/state.ts'
import { isUnfinished, removeStrays, writeWhole } from './unfinished.ts'

/** The cache of a site. */
export interface Cache {
  readonly folder: string
  /** Whether values of earlier runs may be used. New values are stored in either case. */
  readonly isRead: boolean
}

const valuesFolder = ({ folder }: Pick<Cache, 'folder'>): string => join(folder, 'kept')

/** The system error because of which the cache could not be used. */
export type CacheError = Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'>

/** A thread’s use of caches. */
export interface CacheUse {
  /** Bytes that were written, by the folder of the cache. */
  readonly written: Readonly<Record<string, number>>
  readonly error: CacheError | undefined
}
let use: CacheUse = { written: {}, error: undefined }
export const cacheUse = (): CacheUse => use

let report: (error: CacheError) => void = () => undefined

/** Adds the use that another thread reports. */
export const addCacheUse = ({ written, error }: CacheUse): void => {
  const isFirst = use.error === undefined && error !== undefined
  const sums = Object.entries(written).map(([folder, bytes]) => [folder, (use.written[folder] ?? 0) + bytes] as const)
  use = { written: { ...use.written, ...Object.fromEntries(sums) }, error: use.error ?? error }
  if (isFirst) report(error)
}

/** Calls the listener once, with the first error, even if that has already occurred. */
export const onCacheError = (listener: (error: CacheError) => void): void => {
  report = listener
  if (use.error !== undefined) report(use.error)
}

/**
 * Runs a cache operation; a system error is reported and does not stop the build.
 * @param mayBeMissing whether a missing file is not an error
 */
export const tryWithCache = <Value>(attempt: () => Value, mayBeMissing = false): Value | undefined => {
  try {
    return attempt()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { message, code, path }: NodeJS.ErrnoException = error
    if (!(mayBeMissing && isMissing(error)))
      addCacheUse({ written: {}, error: Object.assign({ message }, code && { code }, path && { path }) })
    return undefined
  }
}

const day = 24 * 60 * 60 * 1000
const checksumLength = 4

const checksumOf = (bytes: Uint8Array, before: number): number =>
  // `crc32` of an empty array is 0, whatever the previous value.
  bytes.byteLength === 0 ? before : crc32(bytes, before)

/** The checksum as stored at the start of a file. CRC-32 detects accidental damage, and megabytes are checked in each run. */
const checksumBytes = (sum: number): Buffer => {
  const checksum = Buffer.alloc(checksumLength)
  checksum.writeUInt32BE(sum)
  return checksum
}

/** Updates the modification time of a file in use, at most once a day: the least recently used files are pruned first. */
export const touch = (file: string): void => {
  try {
    const now = Date.now()
    if (now - statSync(file).mtimeMs > day) utimesSync(file, now / 1000, now / 1000)
  } catch {
    // The file can be read, so a read-only cache is fine.
  }
}

/** Removes unfinished files, once per run. */
const tidy = memoize((folder: string): true => {
  removeStrays(folder, isUnfinished)
  return true
})

/** The file of a value. */
const fileOf = (cache: Cache, key: string): string => {
  const folder = valuesFolder(cache)
  tidy(folder)
  return join(folder, createHash('sha256').update(stateOfProgram()).update('\0').update(key).digest('hex').slice(0, 32))
}

/** Creates a folder that git ignores in every repository. */
export const makeIgnoredFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const ignored = join(folder, '.gitignore')
  if (existsSync(ignored)) return
  removeStrays(folder, isUnfinished)
  writeWhole(ignored, '*\n')
}

/** The cached value, if any. @param key everything that the value depends on, except the program */
export const readCache = (cache: Cache, key: string): Uint8Array | undefined => {
  const file = fileOf(cache, key)
  return tryWithCache(() => {
    const bytes = readFileSync(file)
    const value = bytes.subarray(checksumLength)
    if (!checksumBytes(checksumOf(value, crc32(basename(file)))).equals(bytes.subarray(0, checksumLength))) {
      removeFile(file)
      return undefined
    }
    touch(file)
    return value
  }, true)
}

/** UTF-16 code units. */
const pieceLength = 2 ** 18

function* cut(text: string): Iterable<string> {
  for (let start = 0; start < text.length; ) {
    const last = text.codePointAt(start + pieceLength - 1) ?? 0
    // Surrogate pairs are not split.
    const end = start + pieceLength + (last > 0xffff ? 1 : 0)
    yield text.slice(start, end)
    start = end
  }
}

/** Encodes a large text as UTF-8 in pieces, which bounds the memory. A piece is valid until the next one is requested. */
export const inPieces = (text: string): Iterable<Uint8Array> => encoded(cut(text))

/** Like `inPieces`, with another encoding. */
export function* inPiecesBy(text: string, encode: (piece: string) => Uint8Array): Iterable<Uint8Array> {
  for (const piece of cut(text)) yield encode(piece)
}

/** @param value bytes, or pieces that are valid until the next one is requested */
export const writeCache = (cache: Cache, key: string, value: Uint8Array | Iterable<Uint8Array>): void => {
  // After a first error, another write would fail too.
  if (use.error !== undefined) return
  tryWithCache(() => {
    makeIgnoredFolder(cache.folder)
    mkdirSync(valuesFolder(cache), { recursive: true })
    const file = fileOf(cache, key)
    let sum = crc32(basename(file))
    let written = 0
    writeWhole(file, write => {
      write(Buffer.alloc(checksumLength))
      for (const piece of value instanceof Uint8Array ? [value] : value) {
        sum = checksumOf(piece, sum)
        write(piece)
        written += piece.byteLength
      }
      write(checksumBytes(sum), 0)
    })
    addCacheUse({ written: { [cache.folder]: written }, error: undefined })
  })
}

export const dropCache = (cache: Cache, key: string): void => {
  tryWithCache(() => removeFile(fileOf(cache, key)))
}

/** The cached value, or else the result of `make`. */
export const cached = async (cache: Cache, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = readCache(cache, key)
  if (cache.isRead && known !== undefined) return known
  const made = await make()
  if (known === undefined || Buffer.compare(known, made) !== 0) writeCache(cache, key, made)
  return made
}

/** Maximum size in bytes. A site of fifty pages takes two million. */
export const cacheLimit = 300e6

/** File for the snapshot of `contentState`. */
export const snapshotFile = ({ folder }: Cache, name: 'package' | 'assets'): string => {
  tryWithCache(() => makeIgnoredFolder(folder))
  return join(folder, 'seen', name)
}

/** File with the size of a cache: measured, plus everything written since. */
const sizeFile = (folder: string): string => join(folder, 'seen', 'size')

const notedSize = (folder: string): number => tryWithCache(() => Number(readFileSync(sizeFile(folder), 'utf8')), true) ?? Number.NaN

const noteSize = (folder: string, bytes: number): void => {
  mkdirSync(dirname(sizeFile(folder)), { recursive: true })
  writeWhole(sizeFile(folder), String(bytes))
}

/** Removes the least recently used files of a cache until the rest is within the limit. */
const pruneCache = (cache: string, limit: number): void => {
  const folder = valuesFolder({ folder: cache })
  tryWithCache(() => {
    const entries = readdirSync(folder).map(name => {
      const { size, mtimeMs } = statSync(join(folder, name))
      return { name, size, mtimeMs }
    })
    let rest = entries.reduce((sum, { size }) => sum + size, 0)
    if (rest > limit)
      // Below the limit, so that not every run has to prune.
      for (const { name, size } of entries.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (rest <= limit * 0.8) break
        removeFile(join(folder, name))
        rest -= size
      }
    noteSize(cache, rest)
  }, true)
}

/** Prunes the caches that were written to and may be over the limit. The recorded size avoids a `stat` of every file in each run. */
export const pruneWritten = (limit: number): void => {
  for (const [folder, bytes] of Object.entries(use.written)) {
    const size = notedSize(folder) + bytes
    if (size <= limit) tryWithCache(() => noteSize(folder, size))
    else pruneCache(folder, limit)
  }
}

/** Size in bytes. */
export const cacheSize = (folder: string): number => filesUnder(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

export const emptyCache = (folder: string): void => {
  for (const file of filesUnder(folder, { links: true })) removeFile(join(folder, file))
}

/** Encodes texts as UTF-8 in one shared buffer, which bounds the memory. A result is valid until the next one is requested. */
export function* encoded(texts: Iterable<string>): Iterable<Uint8Array> {
  let buffer = Buffer.allocUnsafe(2 ** 16)
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    if (buffer.length < length) buffer = Buffer.allocUnsafe(length * 2)
    yield buffer.subarray(0, buffer.write(text))
  }
}
