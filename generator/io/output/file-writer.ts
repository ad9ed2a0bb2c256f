/**
 * New files. The first ones are written at once; where many follow, a thread writes them while the caller goes on making the next. Names and
 * bytes go over in blocks of shared memory; while all of these wait to be written, the caller writes too, so that neither of the two waits
 * for the other, and however slow the disk, only a few megabytes wait.
 */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { named } from '../owner-file.ts'
import { keepYoungAgain } from '../program/runtime.ts'
import type { RecordEntry } from './record.ts'

export interface FileWriter {
  /** Writes a file; the bytes are done with when this returns. @param place by which it is told when the file was written */
  readonly write: (file: string, bytes: Uint8Array, place: number) => void
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
const most = 256
/** Bytes that a unit of UTF-16 may take. */
const widest = 3

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

/** `writeNew` for each file of a block, one block after the other; what is to be known of a fault takes the place of the files, as JSON. */
const code = `
const { closeSync, fstatSync, openSync, writeSync } = require('node:fs')
const { state, sizes, times, data, blockBytes, most, states } = require('node:worker_threads').workerData
const bytes = Buffer.from(data.buffer)
for (let block = 0; ; block = (block + 1) % state.length) {
  let count
  while ((count = Atomics.load(state, block)) <= 0) Atomics.wait(state, block, count)
  let result = states.free
  let at = block * blockBytes
  let last
  try {
    for (let place = block * most; count > 0; count--, place++) {
      const start = at + sizes[2 * place]
      const end = start + sizes[2 * place + 1]
      last = bytes.toString('utf8', at, start)
      const handle = openSync(last, 'w')
      for (at = start; at < end; ) at += writeSync(handle, bytes, at, end - at)
      times[place] = fstatSync(handle).mtimeMs
      closeSync(handle)
    }
  } catch (error) {
    result = states.failed
    const { message, code, path = last } = error
    sizes[2 * block * most] = bytes.write(JSON.stringify({ message, code, path }), block * blockBytes)
  }
  Atomics.store(state, block, result)
  Atomics.notify(state, block)
}
`

const openThread = (written: Written): FileWriter => {
  const state = new Int32Array(new SharedArrayBuffer(4 * blocks))
  /** Of each file of a block: bytes of its name and its own, which follow each other. */
  const sizes = new Int32Array(new SharedArrayBuffer(2 * 4 * blocks * most))
  const times = new Float64Array(new SharedArrayBuffer(8 * blocks * most))
  const data = Buffer.from(new SharedArrayBuffer(blocks * blockBytes))
  // Without the loaders of this thread: it is plain JavaScript.
  const worker = new Worker(code, { eval: true, workerData: { state, sizes, times, data, blockBytes, most, states }, execArgv: [] })
  let isOnline = false
  worker.once('online', () => {
    isOnline = true
  })
  worker.unref()
  /** Files of each block: being put there, being written, or written and not yet told. */
  const counts = new Int32Array(blocks)
  const places = new Int32Array(blocks * most)
  /** The block that is filled next, or is being filled. */
  let current = 0
  let isFilling = true
  let filled = 0

  /** Waits until a block is written, and tells of its files. */
  const collect = (block: number): void => {
    const count = counts[block] ?? 0
    if (count === 0) return
    Atomics.wait(state, block, count)
    const first = block * most
    if (state[block] === states.failed) {
      const start = block * blockBytes
      // Written by the thread above.
      const fault = JSON.parse(data.toString('utf8', start, start + (sizes[2 * first] ?? 0))) as Error
      // With the system's code and path, by which a full disk is told from a bug.
      throw Object.assign(new Error(fault.message), fault)
    }
    for (let at = first; at < first + count; at++) written(places[at] ?? 0, times[at] ?? 0)
    counts[block] = 0
  }
  const submit = (): void => {
    const count = counts[current] ?? 0
    if (!isFilling || count === 0) return
    Atomics.store(state, current, count)
    Atomics.notify(state, current)
    current = (current + 1) % blocks
    isFilling = false
    filled = 0
  }
  /** Sees to a block with room, where there is one that is not being written. */
  const findRoom = (size: number): boolean => {
    if (filled + size > blockBytes || counts[current] === most) submit()
    if (!isFilling && Atomics.load(state, current) <= 0) {
      collect(current)
      isFilling = true
    }
    return isFilling
  }
  return {
    write: (file, bytes, place) => {
      if (!isOnline) keepYoungAgain()
      const size = file.length * widest + bytes.byteLength
      if (size > blockBytes || !findRoom(size)) return written(place, writeNew(file, bytes).mtimeMs)
      const at = current * most + (counts[current] ?? 0)
      const start = current * blockBytes + filled
      const ofName = data.write(file, start)
      // In place of `set`, which copies to shared memory word by word, and byte by byte where a word does not begin.
      data.fill(bytes, start + ofName, start + ofName + bytes.byteLength)
      places[at] = place
      sizes[2 * at] = ofName
      sizes[2 * at + 1] = bytes.byteLength
      counts[current] = (counts[current] ?? 0) + 1
      filled += ofName + bytes.byteLength
    },
    settle: () => {
      submit()
      for (let block = 0; block < blocks; block++) collect(block)
    },
    end: () => void worker.terminate(),
  }
}

/** @param alone files that are written before a thread is started */
export const fileWriter = (written: Written, alone = few): FileWriter => {
  let left = alone
  let thread: FileWriter | undefined
  return {
    write: (file, bytes, place) => {
      if (left-- > 0) return written(place, writeNew(file, bytes).mtimeMs)
      thread ??= openThread(written)
      thread.write(file, bytes, place)
    },
    settle: () => thread?.settle(),
    end: () => thread?.end(),
  }
}
