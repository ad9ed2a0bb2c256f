/**
 * A cache on disk. It never changes a result: the key of a value includes everything the value depends on, and a checksum detects files that
 * are truncated, changed or misplaced. A build also works without a cache.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { lazy } from '../site/util/memoize.ts'
import { encoded } from './encoded.ts'
import { filesUnder, isMissing, removeFile } from './folder.ts'
import { stateOfProgram } from './program/state.ts'
import { cacheFolder } from './project.ts'
import { isUnfinished, removeStrays, writeWhole } from './unfinished.ts'

const valuesFolder = join(cacheFolder, 'kept')

/** The system error because of which the cache could not be used. */
export type CacheError = Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'>

/** A thread’s use of the cache. */
export interface CacheUse {
  /** Bytes. */
  readonly written: number
  readonly error: CacheError | undefined
}
let use: CacheUse = { written: 0, error: undefined }
export const cacheUse = (): CacheUse => use

let report: (error: CacheError) => void = () => undefined

/** Adds the use that another thread reports. */
export const addCacheUse = ({ written, error }: CacheUse): void => {
  const isFirst = use.error === undefined && error !== undefined
  use = { written: use.written + written, error: use.error ?? error }
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
      addCacheUse({ written: 0, error: Object.assign({ message }, code && { code }, path && { path }) })
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

const removeUnfinished = lazy(() => removeStrays(valuesFolder, isUnfinished))

const nameOf = (key: string): string => {
  removeUnfinished()
  return createHash('sha256').update(stateOfProgram()).update('\0').update(key).digest('hex').slice(0, 32)
}

/** The cached value, if any. @param key everything that the value depends on, except the program */
export const readCache = (key: string): Uint8Array | undefined => {
  const name = nameOf(key)
  const file = join(valuesFolder, name)
  return tryWithCache(() => {
    const bytes = readFileSync(file)
    const value = bytes.subarray(checksumLength)
    if (!checksumBytes(checksumOf(value, crc32(name))).equals(bytes.subarray(0, checksumLength))) {
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
export const writeCache = (key: string, value: Uint8Array | Iterable<Uint8Array>): void => {
  // After a first error, another write would fail too.
  if (use.error !== undefined) return
  tryWithCache(() => {
    mkdirSync(valuesFolder, { recursive: true })
    const name = nameOf(key)
    let sum = crc32(name)
    let written = 0
    writeWhole(join(valuesFolder, name), write => {
      write(Buffer.alloc(checksumLength))
      for (const piece of value instanceof Uint8Array ? [value] : value) {
        sum = checksumOf(piece, sum)
        write(piece)
        written += piece.byteLength
      }
      write(checksumBytes(sum), 0)
    })
    addCacheUse({ written, error: undefined })
  })
}

export const dropCache = (key: string): void => {
  tryWithCache(() => removeFile(join(valuesFolder, nameOf(key))))
}

/** The cached value, or else the result of `make`. @param useCache if `false`, the value is computed and the cache updated */
export const cached = async (key: string, useCache: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = readCache(key)
  if (useCache && known !== undefined) return known
  const made = await make()
  if (known === undefined || Buffer.compare(known, made) !== 0) writeCache(key, made)
  return made
}

/** Maximum size in bytes. A site of fifty pages takes two million. */
export const cacheLimit = 300e6

/** File with the size of the cache: measured, plus everything written since. */
const sizeNote = join(cacheFolder, 'seen', 'size')

const notedSize = (): number => tryWithCache(() => Number(readFileSync(sizeNote, 'utf8')), true) ?? Number.NaN

const noteSize = (bytes: number): void => {
  mkdirSync(dirname(sizeNote), { recursive: true })
  writeWhole(sizeNote, String(bytes))
}

/** Removes the least recently used files until the rest is within the limit. */
const pruneCache = (limit: number): void => {
  tryWithCache(() => {
    const entries = readdirSync(valuesFolder).map(name => {
      const { size, mtimeMs } = statSync(join(valuesFolder, name))
      return { name, size, mtimeMs }
    })
    let rest = entries.reduce((sum, { size }) => sum + size, 0)
    if (rest > limit)
      // Below the limit, so that not every run has to prune.
      for (const { name, size } of entries.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (rest <= limit * 0.8) break
        removeFile(join(valuesFolder, name))
        rest -= size
      }
    noteSize(rest)
  }, true)
}

/** Prunes the cache if it may be over the limit. The recorded size avoids a `stat` of every file in each run. */
export const pruneWritten = (limit: number): void => {
  const size = notedSize() + use.written
  if (size <= limit) tryWithCache(() => noteSize(size))
  else pruneCache(limit)
}

/** Size in bytes. */
export const cacheSize = (): number => filesUnder(cacheFolder).reduce((sum, file) => sum + statSync(join(cacheFolder, file)).size, 0)

export const emptyCache = (): void => {
  for (const file of filesUnder(cacheFolder, { links: true })) removeFile(join(cacheFolder, file))
}
