/**
 * Loaded with `--import` before the program: numbers each operation that changes a file below a folder. Before, within and after one of them,
 * it logs that moment, copies the folder, pauses the process or kills it. Operations have the same name and number in every run, also in
 * worker threads.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'
import workers from 'node:worker_threads'

/** @type {import('./kill.ts').Settings & { readonly root: string }} */
const { root, log, at, until, copies } = JSON.parse(process.env.TOWNSITE_KILLS)
const keyOf = (name, number, when) => `${when} ${number} ${name}`
const killedAt = at && keyOf(at.name, at.number, at.when)
const copiedAt = new Map(copies?.moments.map(({ name, number, when }, index) => [keyOf(name, number, when), String(index)]))
const original = { ...fs }
const openPaths = new Map()
const counts = new Map()
/** Whether an operation is in progress: some of them call others. */
let isNested = false

const pathOf = file => String(typeof file === 'number' ? openPaths.get(file) : file)
/** Without process ids, times and random endings. */
const nameOf = path =>
  relative(root, path)
    .replace(/(townsite-[a-z]+-)[-\w]+/, '$1')
    .replace(/\d+/g, '0')

const copyTo = folder => {
  for (const part of copies.parts) {
    original.mkdirSync(dirname(join(folder, part)), { recursive: true })
    spawnSync('cp', ['-a', join(root, part), join(folder, part)])
  }
}

const reach = (name, number, when) => {
  if (log !== undefined) original.appendFileSync(log, `${JSON.stringify({ name, number, when })}\n`)
  const key = keyOf(name, number, when)
  if (copiedAt.has(key)) copyTo(join(copies.to, copiedAt.get(key)))
  if (key !== killedAt) return
  if (until === undefined) process.kill(process.pid, 'SIGKILL')
  original.writeFileSync(`${until}.reached`, '')
  while (!original.existsSync(until)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
}

/** @param half does the first half of the operation, and returns a function that does the rest */
const wrap = (operation, pathsOf, half) => {
  const call = original[operation]
  fs[operation] = (...args) => {
    const paths = isNested ? [] : pathsOf(args).map(pathOf)
    if (!paths.some(path => path.startsWith(root))) return call(...args)
    const name = [operation, ...paths.map(nameOf)].join(' ')
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    isNested = true
    try {
      reach(name, number, 'before')
      const key = keyOf(name, number, 'half')
      const rest = half !== undefined && (key === killedAt || copiedAt.has(key)) ? half(call, args) : undefined
      if (half !== undefined) reach(name, number, 'half')
      const result = rest === undefined ? call(...args) : rest()
      if (operation === 'openSync') openPaths.set(result, args[0])
      reach(name, number, 'after')
      return result
    } finally {
      isNested = false
    }
  }
}

const cut = data => Math.floor(data.length / 2)
const part = (data, from, to) => (typeof data === 'string' ? data.slice(from, to) : data.subarray(from, to))
const filesIn = path =>
  original.existsSync(path) && original.statSync(path).isDirectory()
    ? original.readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry => !entry.isDirectory())
    : []

const first = ([path]) => [path]
const both = ([from, to]) => [from, to]
for (const operation of [
  'mkdirSync',
  'unlinkSync',
  'rmdirSync',
  'chmodSync',
  'chownSync',
  'utimesSync',
  'truncateSync',
  'fsyncSync',
  'mkdtempSync',
])
  wrap(operation, first)
for (const operation of ['renameSync', 'linkSync', 'copyFileSync', 'cpSync']) wrap(operation, both)
wrap('symlinkSync', ([, path]) => [path])
wrap('openSync', ([path, flags]) => (/[wax+]/.test(String(flags)) ? [path] : []))
wrap('writeSync', first, (call, [file, data, offset = 0, length = data.length, position = null]) => {
  const written = call(file, data, offset, Math.floor(length / 2), position)
  return () => written + call(file, data, offset + written, length - written, position === null ? null : position + written)
})
wrap('writeFileSync', first, (call, [file, data, ...options]) => {
  call(file, part(data, 0, cut(data)), ...options)
  return () => call(file, typeof file === 'number' ? part(data, cut(data)) : data, ...options)
})
wrap('rmSync', first, (call, [path, ...options]) => {
  const files = filesIn(path)
  for (const { parentPath, name } of files.slice(0, files.length / 2)) original.unlinkSync(join(parentPath, name))
  return () => call(path, ...options)
})

// The program starts its threads without options.
const { Worker } = workers
workers.Worker = class extends Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: ['--import', import.meta.url] })
  }
}
syncBuiltinESMExports()
