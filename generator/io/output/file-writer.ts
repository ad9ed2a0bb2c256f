/**
 * New files. The first ones are written at once; where many follow, a thread writes them while the caller goes on making the next. Bytes
 * go over in blocks of shared memory; while all of these wait to be written, the caller writes too, so that neither of the two waits for
 * the other, and however slow the disk, only a few megabytes wait.
 */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { named } from '../owner-file.ts'
import { keepYoungAgain } from '../program/runtime.ts'
import type { RecordEntry } from './record.ts'

export interface FileWriter {
  /** Writes a file; the bytes are done with when this returns. @param written told by the end of `settle` at the latest */
  readonly write: (file: string, bytes: Uint8Array, written: (entry: RecordEntry) => void) => void
  /** Returns when all files are there. @throws the first thing that went wrong */
  readonly settle: () => void
  readonly end: () => void
}

/** Files that are written sooner than a thread has started. */
const few = 500
const blocks = 4
const blockBytes = 2 ** 20
/** Bytes of a file begin at whole words: shared memory is copied word by word from there, else byte by byte, four times as slowly. */
const word = 8
/** Files of a block. */
const most = 256

/** What a block is doing: one number of shared memory, which its owner changes. */
const states = { free: 0, busy: 1, failed: 2 } as const

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

/** `writeNew` for each file of a block; what is to be known of a fault takes the place of the files’ bytes, as JSON. */
const code = `
const { closeSync, fstatSync, openSync, writeSync } = require('node:fs')
const { parentPort, workerData: { state, times, data, blockBytes, most, states } } = require('node:worker_threads')
parentPort.on('message', ({ block, files }) => {
  let result = states.free
  let last
  try {
    files.forEach(({ file, from, size }, place) => {
      last = file
      const bytes = data.subarray(block * blockBytes + from, block * blockBytes + from + size)
      const handle = openSync(file, 'w')
      for (let at = 0; at < size; ) at += writeSync(handle, bytes, at)
      times[block * most + place] = fstatSync(handle).mtimeMs
      closeSync(handle)
    })
  } catch (error) {
    result = states.failed
    const { message, code, path = last } = error
    const text = Buffer.from(JSON.stringify({ message, code, path }))
    text.copy(data, block * blockBytes)
    times[block * most] = text.length
  }
  Atomics.store(state, block, result)
  Atomics.notify(state, block)
})
`

interface Waiting {
  readonly file: string
  /** Offset in its block, and length, in bytes. */
  readonly from: number
  readonly size: number
  readonly written: (entry: RecordEntry) => void
}

const openThread = (): FileWriter => {
  const state = new Int32Array(new SharedArrayBuffer(4 * blocks))
  const times = new Float64Array(new SharedArrayBuffer(8 * blocks * most))
  const data = new Uint8Array(new SharedArrayBuffer(blocks * blockBytes))
  // Without the loaders of this thread: it is plain JavaScript.
  const worker = new Worker(code, { eval: true, workerData: { state, times, data, blockBytes, most, states }, execArgv: [] })
  let isOnline = false
  worker.once('online', () => {
    isOnline = true
  })
  worker.unref()
  /** What each block holds: being filled, being written, or written and not yet told. */
  const waiting: Waiting[][] = Array.from({ length: blocks }, () => [])
  /** The block that is filled next, or is being filled. */
  let current = 0
  let isFilling = true
  let filled = 0

  /** Waits until a block is written, and tells of its files. */
  const collect = (block: number): void => {
    Atomics.wait(state, block, states.busy)
    const files = waiting[block]?.splice(0) ?? []
    if (state[block] === states.failed) {
      const length = times[block * most] ?? 0
      // Written by the thread above.
      const fault = JSON.parse(Buffer.from(data.subarray(block * blockBytes, block * blockBytes + length)).toString()) as Error
      // With the system's code and path, by which a full disk is told from a bug.
      throw Object.assign(new Error(fault.message), fault)
    }
    for (const [place, { size, written }] of files.entries()) written({ size, mtimeMs: times[block * most + place] ?? 0 })
  }
  const submit = (): void => {
    const files = waiting[current] ?? []
    if (!isFilling || files.length === 0) return
    Atomics.store(state, current, states.busy)
    worker.postMessage({ block: current, files: files.map(({ file, from, size }) => ({ file, from, size })) })
    current = (current + 1) % blocks
    isFilling = false
    filled = 0
  }
  /** Sees to a block with room, where there is one that is not being written. */
  const findRoom = (size: number): boolean => {
    if (filled + size > blockBytes || waiting[current]?.length === most) submit()
    if (!isFilling && Atomics.load(state, current) !== states.busy) {
      collect(current)
      isFilling = true
    }
    return isFilling
  }
  return {
    write: (file, bytes, written) => {
      if (!isOnline) keepYoungAgain()
      if (bytes.byteLength > blockBytes || !findRoom(bytes.byteLength)) return written(writeNew(file, bytes))
      data.set(bytes, current * blockBytes + filled)
      waiting[current]?.push({ file, from: filled, size: bytes.byteLength, written })
      filled = Math.ceil((filled + bytes.byteLength) / word) * word
    },
    settle: () => {
      submit()
      for (let block = 0; block < blocks; block++) collect(block)
    },
    end: () => void worker.terminate(),
  }
}

/** @param alone files that are written before a thread is started */
export const fileWriter = (alone = few): FileWriter => {
  let left = alone
  let thread: FileWriter | undefined
  return {
    write: (file, bytes, written) => {
      if (left-- > 0) return written(writeNew(file, bytes))
      thread ??= openThread()
      thread.write(file, bytes, written)
    },
    settle: () => thread?.settle(),
    end: () => thread?.end(),
  }
}
