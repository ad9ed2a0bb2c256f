/**
 * New files. The first ones are written at once, unless many are expected; where many follow, a thread writes them while the caller goes on
 * making the next. Names and bytes go over in blocks of shared memory, of pages that have much in common their texts alone; while all blocks
 * wait to be written, the caller writes too, so that neither of the two waits for the other, and however slow the disk, only a few megabytes
 * wait.
 */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { wholeBytes } from '../../site/model/file.ts'
import { type Common, type Filled, fillIn, roomFor } from '../../site/model/filled.ts'
import { named } from '../owner-file.ts'
import { asStarted, keepYoungAgain } from '../program/runtime.ts'
import type { RecordEntry } from './record.ts'

export interface FileWriter {
  /** Writes a file; what it holds is done with when this returns. @param place by which it is told when the file was written */
  readonly write: (file: string, content: Uint8Array | Filled, place: number) => void
  /** Returns when all files are there and told. @throws the first thing that went wrong */
  readonly settle: () => void
  readonly end: () => void
}

/** Told of each file, in whatever order. */
type Written = (place: number, mtimeMs: number) => void

/** Files that are written sooner than a thread has started. */
const few = 500
const blocks = 4
const blockBytes = 2 ** 20
/** Files of a block. */
const most = 64
/** Numbers told of each file: letters of its narrow texts, bytes behind them, and the number of what it has in common with others. */
const columns = 3
/** So many things that pages have in common are known to the thread at a time. */
const mostCommon = 64
const nothingInCommon = -1
/** No name of a file holds it. */
const betweenNames = '\0'
/** Bytes that a name may take, with what stands behind it: a unit of UTF-16 may take three. */
const nameRoom = (file: string): number => file.length * 3 + 1

/** What a block is doing, one number of shared memory: one of these, or how many files of it wait to be written. */
const states = { free: 0, failed: -1 } as const

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

/**
 * `writeNew` for each file of a block, one block after the other; what is to be known of a fault takes the place of the files, as JSON. What
 * has no name is what later files have in common: how many gaps, their sizes, and the bytes.
 */
const code = `
const { closeSync, fstatSync, openSync, writeSync } = require('node:fs')
const { state, told, named, times, data, blockBytes, most, columns, nothingInCommon, betweenNames, states } = require('node:worker_threads').workerData
const fillIn = ${fillIn.toString()}
const roomFor = ${roomFor.toString()}
const bytes = Buffer.from(data.buffer)
const commons = []
const learn = (number, start, end) => {
  const gaps = new Int32Array(bytes.readInt32LE(start))
  const first = start + 4 + gaps.byteLength
  Buffer.from(gaps.buffer).set(bytes.subarray(start + 4, first))
  commons[number] = { gaps, size: end - first, room: Buffer.from(bytes.subarray(first, end)) }
}
const roomIn = (common, narrow, wide) => {
  const needed = common.size + roomFor(common.size, narrow, wide)
  if (common.room.length < needed) common.room = Buffer.concat([common.room.subarray(0, common.size)], 2 * needed)
  return common.room
}
const write = (file, room, start, end) => {
  const handle = openSync(file, 'w')
  for (let at = start; at < end; ) at += writeSync(handle, room, at, end - at)
  const { mtimeMs } = fstatSync(handle)
  closeSync(handle)
  return mtimeMs
}
// While there is no file to write: what Intl takes 20 ms for when it is first asked serves all threads, the one that makes pages among them.
new Intl.DateTimeFormat('en', { timeZone: 'UTC' })
new Intl.NumberFormat('en')
for (let block = 0; ; block = (block + 1) % state.length) {
  let count
  while ((count = Atomics.load(state, block)) <= 0) Atomics.wait(state, block, count)
  let result = states.free
  let at = block * blockBytes
  let file
  try {
    const names = bytes.toString('utf8', named[2 * block], named[2 * block + 1]).split(betweenNames)
    for (let place = block * most; count > 0; count--, place++) {
      const start = at + told[columns * place]
      const end = start + told[columns * place + 1]
      const number = told[columns * place + 2]
      file = names[place - block * most]
      if (file === '') learn(number, start, end)
      else if (number === nothingInCommon) times[place] = write(file, bytes, start, end)
      else {
        const common = commons[number]
        const room = roomIn(common, start - at, end - start)
        const last = fillIn(room, common.size, common.gaps, bytes.subarray(at, start), bytes.subarray(start, end))
        times[place] = write(file, room, common.size, last)
      }
      at = end
    }
  } catch (error) {
    result = states.failed
    const { message, code, path = file } = error
    told[columns * block * most] = bytes.write(JSON.stringify({ message, code, path }), block * blockBytes)
  }
  Atomics.store(state, block, result)
  Atomics.notify(state, block)
}
`

/** What the thread is told of what pages have in common. */
const commonBytes = ({ bytes, gaps }: Common): Uint8Array => {
  const numbers = Int32Array.of(gaps.length, ...gaps)
  return Buffer.concat([new Uint8Array(numbers.buffer), bytes])
}

/** A thread, and the memory that it shares. */
const startThread = () => {
  const state = new Int32Array(new SharedArrayBuffer(4 * blocks))
  const told = new Int32Array(new SharedArrayBuffer(4 * columns * blocks * most))
  // Of each block, where the names of its files begin, one behind the other, and where they end.
  const named = new Int32Array(new SharedArrayBuffer(4 * 2 * blocks))
  const times = new Float64Array(new SharedArrayBuffer(8 * blocks * most))
  const data = Buffer.from(new SharedArrayBuffer(blocks * blockBytes))
  const workerData = { state, told, named, times, data, blockBytes, most, columns, nothingInCommon, betweenNames, states }
  // Without the loaders of this thread: it is plain JavaScript. It tells nothing, so that no streams are made for it.
  const worker = new Worker(code, { eval: true, workerData, execArgv: [], stdout: true, stderr: true })
  const thread = { worker, state, told, named, times, data, isOnline: false }
  worker.once('online', () => {
    thread.isOnline = true
  })
  worker.unref()
  return thread
}

/** A thread that waits for files. */
let waiting: ReturnType<typeof startThread> | undefined

/** Starts a thread for many files that will come. To be said before code is loaded, which goes by the same flags (`asStarted`). */
export const expectFiles = (): void => {
  asStarted()
  waiting ??= startThread()
}

const openThread = (written: Written): FileWriter => {
  const thread = waiting ?? startThread()
  waiting = undefined
  // One that has started meanwhile has set that back.
  keepYoungAgain()
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
      const place = places[at] ?? 0
      if (place >= 0) written(place, times[at] ?? 0)
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
  /** Sees to a block with room, where there is one that is not being written. */
  const findRoom = (file: string, size: number): boolean => {
    const needed = size + nameRoom(file)
    if (needed > blockBytes) return false
    if (filled + kept + needed > blockBytes || counts[current] === most) submit()
    if (!isFilling && Atomics.load(state, current) <= 0) {
      collect(current)
      isFilling = true
    }
    return isFilling
  }
  const put = (file: string, narrow: string, bytes: Uint8Array, number: number, place: number): void => {
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
    names.push(file)
    kept += nameRoom(file)
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
    if (!findRoom('', bytes.byteLength)) return undefined
    const number = next
    next = (next + 1) % mostCommon
    commons[number] = common
    put('', '', bytes, number, -1)
    return number
  }
  return {
    write: (file, content, place) => {
      if (!thread.isOnline) keepYoungAgain()
      const hasCommon = 'common' in content
      const [narrow, bytes] = hasCommon ? [content.narrow, content.wide] : ['', content]
      const number = hasCommon ? numberOf(content.common) : nothingInCommon
      if (number === undefined || !findRoom(file, narrow.length + bytes.byteLength))
        return written(place, writeNew(file, wholeBytes(content)).mtimeMs)
      put(file, narrow, bytes, number, place)
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
  return {
    write: (file, content, place) => {
      if (left-- > 0) return written(place, writeNew(file, wholeBytes(content)).mtimeMs)
      thread ??= openThread(written)
      thread.write(file, content, place)
    },
    settle: () => thread?.settle(),
    end: () => thread?.end(),
  }
}
