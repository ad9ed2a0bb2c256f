/**
 * What can be made again, kept from run to run. Whatever its state, it changes no result: a value is named by all that it was made from,
 * the program included, and sealed, so that one that is cut, changed or misplaced is made anew; and a build goes on without a cache.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { lazy } from '../site/model/memoize.ts'
import { encoded } from './encoded.ts'
import { filesUnder, isMissing, removeFile } from './folder.ts'
import { stateOfProgram } from './program/state.ts'
import { cacheFolder } from './project.ts'
import { isUnfinished, removeStrays, writeWhole } from './unfinished.ts'

const keptFolder = join(cacheFolder, 'kept')

/** Why the cache could not be used, as the system tells it. */
export type CacheFault = Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'>

/** What a thread did with the cache. */
export interface CacheUse {
  /** Bytes. */
  readonly written: number
  readonly fault: CacheFault | undefined
}
let use: CacheUse = { written: 0, fault: undefined }
export const cacheUse = (): CacheUse => use

let tell: (fault: CacheFault) => void = () => undefined

/** Takes over what another thread tells. */
export const addCacheUse = ({ written, fault }: CacheUse): void => {
  const isFirst = use.fault === undefined && fault !== undefined
  use = { written: use.written + written, fault: use.fault ?? fault }
  if (isFirst) tell(fault)
}

/** Has the first fault told, once: the one that was already, or the one to come. */
export const onCacheFault = (listener: (fault: CacheFault) => void): void => {
  tell = listener
  if (use.fault !== undefined) tell(use.fault)
}

/** Tries something with the cache. A fault is told, and no reason to stop; what is looked for may be missing. */
export const tryWithCache = <Value>(attempt: () => Value, looking = false): Value | undefined => {
  try {
    return attempt()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { message, code, path }: NodeJS.ErrnoException = error
    if (!(looking && isMissing(error))) addCacheUse({ written: 0, fault: Object.assign({ message }, code && { code }, path && { path }) })
    return undefined
  }
}

const day = 24 * 60 * 60 * 1000
const sealBytes = 4

const summed = (bytes: Uint8Array, before: number): number =>
  // Of no bytes Node gives 0.
  bytes.byteLength === 0 ? before : crc32(bytes, before)

/** Tells what is cut, damaged or misplaced, as that of the program does. A hash that tells more takes six times as long, of megabytes each run. */
const sealOf = (sum: number): Buffer => {
  const seal = Buffer.alloc(sealBytes)
  seal.writeUInt32BE(sum)
  return seal
}

/** Notes that something is still of use. Once a day is enough. */
export const touch = (file: string): void => {
  try {
    const now = Date.now()
    if (now - statSync(file).mtimeMs > day) utimesSync(file, now / 1000, now / 1000)
  } catch {
    // It can be read, which is all that matters.
  }
}

const tidyUp = lazy(() => removeStrays(keptFolder, isUnfinished))

const nameOf = (key: string): string => {
  tidyUp()
  return createHash('sha256').update(stateOfProgram()).update('\0').update(key).digest('hex').slice(0, 32)
}

/** What was kept for this key, if anything. The key holds everything that the value depends on beside the program. */
export const readCache = (key: string): Uint8Array | undefined => {
  const name = nameOf(key)
  const file = join(keptFolder, name)
  return tryWithCache(() => {
    const bytes = readFileSync(file)
    const value = bytes.subarray(sealBytes)
    if (!sealOf(summed(value, crc32(name))).equals(bytes.subarray(0, sealBytes))) {
      removeFile(file)
      return undefined
    }
    touch(file)
    return value
  }, true)
}

/** Letters. */
const pieceLength = 2 ** 18

function* cut(text: string): Iterable<string> {
  for (let start = 0; start < text.length; ) {
    const last = text.codePointAt(start + pieceLength - 1) ?? 0
    // No sign is cut that takes two.
    const end = start + pieceLength + (last > 0xffff ? 1 : 0)
    yield text.slice(start, end)
    start = end
  }
}

/**
 * A text as bytes, in pieces, each done with when the next is asked for: of a text with many megabytes the memory that it takes at once
 * would stay with the program.
 */
export const inPieces = (text: string): Iterable<Uint8Array> => encoded(cut(text))

/** The same, encoded otherwise. */
export function* inPiecesBy(text: string, encode: (piece: string) => Uint8Array): Iterable<Uint8Array> {
  for (const piece of cut(text)) yield encode(piece)
}

/** @param value of a large one, pieces, of which each is done with when the next is asked for */
export const writeCache = (key: string, value: Uint8Array | Iterable<Uint8Array>): void => {
  // What failed once would fail again.
  if (use.fault !== undefined) return
  tryWithCache(() => {
    mkdirSync(keptFolder, { recursive: true })
    const name = nameOf(key)
    let sum = crc32(name)
    let written = 0
    writeWhole(join(keptFolder, name), write => {
      write(Buffer.alloc(sealBytes))
      for (const piece of value instanceof Uint8Array ? [value] : value) {
        sum = summed(piece, sum)
        write(piece)
        written += piece.byteLength
      }
      write(sealOf(sum), 0)
    })
    addCacheUse({ written, fault: undefined })
  })
}

/** Removes what nobody will ask for again. */
export const dropCache = (key: string): void => {
  tryWithCache(() => removeFile(join(keptFolder, nameOf(key))))
}

/** What `make` gives for this key, from an earlier run if there was one. */
export const cached = async (key: string, useCache: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = readCache(key)
  if (useCache && known !== undefined) return known
  const made = await make()
  // To put a file in the place of one that is the same may take a system milliseconds.
  if (known === undefined || Buffer.compare(known, made) !== 0) writeCache(key, made)
  return made
}

/** Bytes that the cache may take; a site of fifty pages takes two million. */
export const cacheLimit = 300e6

/** Tells how many bytes all took when they were looked at last, and what was written since; what was removed since counts too. */
const sizeNote = join(cacheFolder, 'seen', 'size')

const notedSize = (): number => tryWithCache(() => Number(readFileSync(sizeNote, 'utf8')), true) ?? Number.NaN

const noteSize = (bytes: number): void => {
  mkdirSync(dirname(sizeNote), { recursive: true })
  writeWhole(sizeNote, String(bytes))
}

/** Removes what was not used for the longest time, until the rest is within the limit. */
const pruneCache = (limit: number): void => {
  tryWithCache(() => {
    const entries = readdirSync(keptFolder).map(name => {
      const { size, mtimeMs } = statSync(join(keptFolder, name))
      return { name, size, mtimeMs }
    })
    let rest = entries.reduce((sum, { size }) => sum + size, 0)
    if (rest > limit)
      // Some more than need be, so that not every run has to.
      for (const { name, size } of entries.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (rest <= limit * 0.8) break
        removeFile(join(keptFolder, name))
        rest -= size
      }
    noteSize(rest)
  }, true)
}

/** The same when it is not known that all is within the limit: looking at a thousand files takes longer than much else that a run does. */
export const pruneWritten = (limit: number): void => {
  const size = notedSize() + use.written
  if (size <= limit) tryWithCache(() => noteSize(size))
  else pruneCache(limit)
}

/** Bytes that the cache takes. */
export const cacheSize = (): number => filesUnder(cacheFolder).reduce((sum, file) => sum + statSync(join(cacheFolder, file)).size, 0)

/** Removes all cached files. */
export const emptyCache = (): void => {
  for (const file of filesUnder(cacheFolder, { links: true })) removeFile(join(cacheFolder, file))
}
