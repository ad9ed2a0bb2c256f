/** The thread that writes new files, and what it shares with the one that makes them (`file-writer.ts`). */
import { Worker } from 'node:worker_threads'
import { fillIn, roomFor } from '../../site/model/filled.ts'
import { firstCompared, holdsBytes } from './compare-file.ts'

export const blocks = 4
export const blockBytes = 2 ** 20
/** Files of a block. */
export const most = 64
/** Numbers told of each file: letters of its narrow texts, bytes behind them, and the number of what it has in common with others. */
export const columns = 3
/** So many things that pages have in common are known to the thread at a time. */
export const mostCommon = 64
export const nothingInCommon = -1
/**
 * No name of a file holds it. Of each file there are two names, and the second may be empty: where a file may lie that has these bytes
 * already.
 */
export const betweenNames = '\0'

/** What a block is doing, one number of shared memory: one of these, or how many files of it wait to be written. */
export const states = { free: 0, failed: -1 } as const

/**
 * `writeNew` for each file of a block, one block after the other, but for those whose bytes lie there already (`fileComparer`): these are told
 * with no time. What is to be known of a fault takes the place of the files, as JSON. What has no name is what later files have in common: how
 * many gaps, their sizes, and the bytes.
 */
const code = `
const { closeSync, fstatSync, openSync, readSync, writeSync } = require('node:fs')
const { state, told, named, times, data, blockBytes, most, columns, nothingInCommon, betweenNames, states, firstCompared } = require('node:worker_threads').workerData
const fillIn = ${fillIn.toString()}
const roomFor = ${roomFor.toString()}
const holdsBytes = ${holdsBytes.toString()}
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
const comparing = { openSync, readSync, closeSync, firstCompared }
let found = Buffer.alloc(0)
const holds = (file, content) => {
  if (found.length <= content.length) found = Buffer.allocUnsafeSlow(2 * content.length + 1)
  return holdsBytes(comparing, file, content, found)
}
const write = (file, published, room, start, end) => {
  if (published !== '' && holds(published, room.subarray(start, end))) return NaN
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
      file = names[2 * (place - block * most)]
      const published = names[2 * (place - block * most) + 1]
      if (file === '') learn(number, start, end)
      else if (number === nothingInCommon) times[place] = write(file, published, bytes, start, end)
      else {
        const common = commons[number]
        const room = roomIn(common, start - at, end - start)
        const last = fillIn(room, common.size, common.gaps, bytes.subarray(at, start), bytes.subarray(start, end))
        times[place] = write(file, published, room, common.size, last)
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

/** A thread, and the memory that it shares. */
const startThread = () => {
  const state = new Int32Array(new SharedArrayBuffer(4 * blocks))
  const told = new Int32Array(new SharedArrayBuffer(4 * columns * blocks * most))
  // Of each block, where the names of its files begin, one behind the other, and where they end.
  const named = new Int32Array(new SharedArrayBuffer(4 * 2 * blocks))
  const times = new Float64Array(new SharedArrayBuffer(8 * blocks * most))
  const data = Buffer.from(new SharedArrayBuffer(blocks * blockBytes))
  const workerData = { state, told, named, times, data, blockBytes, most, columns, nothingInCommon, betweenNames, states, firstCompared }
  // Without the loaders of this thread: it is plain JavaScript. It tells nothing, so that no streams are made for it.
  const worker = new Worker(code, { eval: true, workerData, execArgv: [], stdout: true, stderr: true })
  worker.unref()
  return { worker, state, told, named, times, data }
}

/** A thread that waits for files. */
let waiting: ReturnType<typeof startThread> | undefined

/** Starts a thread for many files that will come. */
export const expectFiles = (): void => {
  waiting ??= startThread()
}

/** A thread that writes files: one that was started for them, if any. */
export const threadForFiles = (): ReturnType<typeof startThread> => {
  const thread = waiting ?? startThread()
  waiting = undefined
  return thread
}
