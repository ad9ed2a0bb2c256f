/**
 * What a compiled program begins with: its code lies beside this file, with what V8 made of it the last time. Reading that takes a tenth
 * of what compiling three million letters takes. A copy that is missing, cut, or of another V8 or other flags costs only time.
 */
// Before the code is compiled: what V8 made of it counts for the same flags only.

import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { writeWhole } from '../unfinished.ts'
import { asStarted } from './runtime.ts'

/** What the program exports. */
type Program = Readonly<Record<'cacheUse' | 'isOf' | 'main' | 'processShell' | 'threadWork', unknown>>
type Run = (exports: unknown, require: NodeJS.Require, module: { readonly exports: unknown }, file: string) => void

const file = fileURLToPath(import.meta.url).replace(/mjs$/, 'cjs')
const copy = file.replace(/cjs$/, 'v8')
const sealBytes = 4

/** Tells what is cut, damaged or of another program; a hash that tells more takes six times as long, at the start of every run. */
const sealOf = (made: Uint8Array): Buffer => {
  const seal = Buffer.alloc(sealBytes)
  seal.writeUInt32BE(crc32(made, crc32(basename(copy))))
  return seal
}

/** What V8 made of the code in an earlier run, when it is whole. */
const madeBefore = (): Buffer | undefined => {
  try {
    const bytes = readFileSync(copy)
    const made = bytes.subarray(sealBytes)
    return sealOf(made).equals(bytes.subarray(0, sealBytes)) ? made : undefined
  } catch {
    return undefined
  }
}

/** Bytes of a copy that a run left which had little to do, such as `--help`. */
const little = 2.5e6
/** Seconds. */
const longRun = 0.7

/** Kept when the run is over: by then V8 has compiled what it needed. @param known bytes of what was there */
const keepWhatIsMade = (script: Script, known: number): void => {
  process.once('exit', () => {
    if (known > 0 && process.uptime() < longRun) return
    try {
      asStarted()
      const made = script.createCachedData()
      if (made.length <= known) return
      writeWhole(copy, Buffer.concat([sealOf(made), made]))
    } catch {
      // The next run compiles again.
    }
  })
}

const compiled = (): Run => {
  const cachedData = madeBefore()
  const script = new Script(Module.wrap(readFileSync(file, 'latin1')), { filename: file, ...(cachedData && { cachedData }) })
  const known = cachedData === undefined || script.cachedDataRejected === true ? 0 : cachedData.length
  if (isMainThread && known < little) keepWhatIsMade(script, known)
  return script.runInThisContext() as Run
}

/** Parts of Node that take milliseconds to load and that most runs never use: each is loaded when something of it is asked for. */
const late: ReadonlySet<string> = new Set(['node:child_process'])

const requireLate = (require: NodeJS.Require): NodeJS.Require => {
  const required = (name: string): unknown =>
    late.has(name) ? new Proxy({}, { get: (_, key) => Reflect.get(require(name) as object, key) }) : require(name)
  return Object.assign(required, require)
}

const load = (): Program => {
  const require = requireLate(createRequire(file))
  const module = { exports: {} }
  compiled()(module.exports, require, module, file)
  // What `main.ts` exports.
  return module.exports as Program
}

export const { cacheUse, isOf, main, processShell, threadWork } = load()
