/**
 * New files. The first ones are written at once, unless many are expected; where many follow, a thread writes them while the caller goes on
 * making the next. Names and bytes go over in blocks of shared memory, of pages that have much in common their texts alone; while all blocks
 * wait to be written, the caller writes too, so that neither of the two waits for the other, and however slow the disk, only a few megabytes
 * wait.
 */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { wholeBytes } from '../../site/model/file.ts'
import type { Common, Filled } from '../../site/model/filled.ts'
import { named } from '../owner-file.ts'
import { fileComparer } from './compare-file.ts'
import { betweenNames, blockBytes, blocks, columns, most, mostCommon, nothingInCommon, states, threadForFiles } from './file-thread.ts'
import type { RecordEntry } from './record.ts'

export interface FileWriter {
  /**
   * Writes a file; what it holds is done with when this returns.
   * @param place by which it is told when the file was written
   * @param published where a file may lie that has these bytes already: then nothing is written
   */
  readonly write: (file: string, content: Uint8Array | Filled, place: number, published?: string) => void
  /** Returns when all files are there and told. @throws the first thing that went wrong */
  readonly settle: () => void
  readonly end: () => void
}

/** Told of each file, in whatever order. @param mtimeMs nothing where the published file has the same bytes */
type Written = (place: number, mtimeMs?: number) => void

/** Files that are written sooner than a thread has started. */
const few = 500
/** Bytes that a name may take, with what stands behind it: a unit of UTF-16 may take three. */
const nameRoom = (file: string): number => file.length * 3 + 1

/** Writes a file here and now. */
export const writeNew = (file: string, bytes: Uint8Array): RecordEntry => {
  const handle = openSync(file, 'w')
  try {
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(handle, bytes, at)
    const { size, mtimeMs } = fstatSync(handle)
    return { size, mtimeMs }
  } catch (error) {
    throw named(error, file)
  } finally {
    closeSync(handle)
  }
}

/** Writes files here and now, and tells of them. */
const writerHere = (written: Written): FileWriter['write'] => {
  const holds = fileComparer()
  return (file, content, place, published) => {
    const bytes = wholeBytes(content)
    if (published !== undefined && holds(published, bytes)) written(place)
    else written(place, writeNew(file, bytes).mtimeMs)
  }
}

/** What the thread is told of what pages have in common. */
const commonBytes = ({ bytes, gaps }: Common): Uint8Array => {
  const numbers = Int32Array.of(gaps.length, ...gaps)
  return Buffer.concat([new Uint8Array(numbers.buffer), bytes])
}

/** @param writeHere what is done while all blocks wait to be written */
const openThread = (written: Written, writeHere: FileWriter['write']): FileWriter => {
  const thread = threadForFiles()
  const { worker, state, told, named, times, data } = thread
  /** Files of each block: being put there, being written, or written and not yet told. */
  const counts = new Int32Array(blocks)
  /** By which they are told; -1 of what is no file. */
  const places = new Int32Array(blocks * most)
  /** The block that is filled next, or is being filled. */
  let current = 0
  let isFilling = true
  let filled = 0
  /** Of the block that is being filled, in one text when it is full: a call for each name takes longer. */
  let names: string[] = []
  /** Bytes that they may take. */
  let kept = 0

  /** Waits until a block is written, and tells of its files. */
  const collect = (block: number): void => {
    const count = counts[block] ?? 0
    if (count === 0) return
    Atomics.wait(state, block, count)
    const first = block * most
    if (state[block] === states.failed) {
      const start = block * blockBytes
      // Written by the thread above.
      const fault = JSON.parse(data.toString('utf8', start, start + (told[columns * first] ?? 0))) as Error
      // With the system's code and path, by which a full disk is told from a bug.
      throw Object.assign(new Error(fault.message), fault)
    }
    for (let at = first; at < first + count; at++) {
      const [place, time] = [places[at] ?? 0, times[at] ?? 0]
      if (place >= 0) written(place, Number.isNaN(time) ? undefined : time)
    }
    counts[block] = 0
  }
  const submit = (): void => {
    const count = counts[current] ?? 0
    if (!isFilling || count === 0) return
    const start = current * blockBytes + filled
    named[2 * current] = start
    named[2 * current + 1] = start + data.write(names.join(betweenNames), start)
    Atomics.store(state, current, count)
    Atomics.notify(state, current)
    current = (current + 1) % blocks
    isFilling = false
    filled = 0
    names = []
    kept = 0
  }
  /** Sees to a block with room, where there is one that is not being written. @param needed bytes, those of names among them */
  const findRoom = (needed: number): boolean => {
    if (needed > blockBytes) return false
    if (filled + kept + needed > blockBytes || counts[current] === most) submit()
    if (!isFilling && Atomics.load(state, current) <= 0) {
      collect(current)
      isFilling = true
    }
    return isFilling
  }
  const put = (file: string, published: string, narrow: string, bytes: Uint8Array, number: number, place: number): void => {
    const at = current * most + (counts[current] ?? 0)
    const start = current * blockBytes + filled
    if (narrow !== '') data.write(narrow, start, 'latin1')
    const end = start + narrow.length + bytes.byteLength
    // In place of `set`, which copies to shared memory word by word, and byte by byte where a word does not begin.
    if (bytes.byteLength > 0) data.fill(bytes, start + narrow.length, end)
    places[at] = place
    told[columns * at] = narrow.length
    told[columns * at + 1] = bytes.byteLength
    told[columns * at + 2] = number
    names.push(file, published)
    kept += nameRoom(file) + nameRoom(published)
    counts[current] = (counts[current] ?? 0) + 1
    filled += narrow.length + bytes.byteLength
  }
  /** What the thread knows, by number; the next one takes the place of the oldest. */
  const commons: Common[] = []
  let next = 0
  /** The number of what pages have in common; none where it cannot be told now. */
  const numberOf = (common: Common): number | undefined => {
    const known = commons.indexOf(common)
    if (known >= 0) return known
    const bytes = commonBytes(common)
    if (!findRoom(bytes.byteLength + 2 * nameRoom(''))) return undefined
    const number = next
    next = (next + 1) % mostCommon
    commons[number] = common
    put('', '', '', bytes, number, -1)
    return number
  }
  return {
    write: (file, content, place, published = '') => {
      const hasCommon = 'common' in content
      const [narrow, bytes] = hasCommon ? [content.narrow, content.wide] : ['', content]
      const number = hasCommon ? numberOf(content.common) : nothingInCommon
      const needed = narrow.length + bytes.byteLength + nameRoom(file) + nameRoom(published)
      if (number === undefined || !findRoom(needed)) writeHere(file, content, place, published === '' ? undefined : published)
      else put(file, published, narrow, bytes, number, place)
    },
    settle: () => {
      submit()
      for (let block = 0; block < blocks; block++) collect(block)
    },
    end: () => void worker.terminate(),
  }
}

/** Files that are written before a thread is started, where so many are expected. */
export const writtenAlone = (expected: number): number => (expected > few ? 0 : few)

/** @param alone files that are written before a thread is started */
export const fileWriter = (written: Written, alone = few): FileWriter => {
  let left = alone
  let thread: FileWriter | undefined
  const writeHere = writerHere(written)
  return {
    write: (file, content, place, published) => {
      if (left-- > 0) return writeHere(file, content, place, published)
      thread ??= openThread(written, writeHere)
      thread.write(file, content, place, published)
    },
    settle: () => thread?.settle(),
    end: () => thread?.end(),
  }
}
