/**
 * What a compiled program begins with: its code lies beside this file, with what V8 made of it the last time. Reading that takes a tenth
 * of what compiling three million letters takes. A copy that is missing, cut, or of another V8 or other flags costs only time.
 */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { uptime } from '../clock.ts'
import { fileVersion } from '../file-version.ts'
import { writeWhole } from '../unfinished.ts'
import { type CodeSeal, fromFirst, fromRest } from './part-names.ts'
import { asAsked, asStarted, expectMuch } from './runtime.ts'

/** Stands above this module's own code. */
declare const townsiteCode: CodeSeal

/** What the program exports. */
type Program = Readonly<Record<'cacheUse' | 'endProcess' | 'isOf' | 'main' | 'processShell' | 'threadWork', unknown>>

/** Modules of a part by their paths. */
type Modules = Readonly<Record<string, () => unknown>>
/** What the code of a part is, as it lies there: put together here, it would be held twice. */
type Run = (require: NodeJS.Require, module: { exports: Modules }) => void

const file = __filename.replace(/cjs$/, 'js')

const damaged = (): Error => new Error(`${file} is damaged`)

/**
 * What stands before a copy: its seal, and the kinds of runs that it is of. As long as a number of V8, which takes a copy of what begins
 * between two of them.
 */
const head = { seal: 0, kinds: 4, length: 8 } as const

/** Tells what is cut, damaged or of another program; a hash that tells more takes six times as long, at the start of every run. */
const sealOf = (copy: string, bytes: Uint8Array): number => crc32(bytes.subarray(head.kinds), crc32(basename(copy)))

/** What V8 made of the code in earlier runs. */
interface Made {
  readonly cachedData: Buffer
  readonly kinds: number
}

/** A piece of a file. @param room memory for it */
const pieceAt = (path: string, room: Buffer, start: number, length: number): Buffer => {
  const handle = openSync(path, 'r')
  try {
    const piece = room.subarray(0, readSync(handle, room, { length, position: start }))
    if (piece.byteLength < length) throw damaged()
    return piece
  } finally {
    closeSync(handle)
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Where a copy is there and whole. */
const madeBefore = (copy: string, room: Buffer, size: number): Made | undefined => {
  try {
    const bytes = pieceAt(copy, room, 0, size)
    if (sealOf(copy, bytes) !== bytes.readUInt32LE(head.seal)) return undefined
    return { cachedData: bytes.subarray(head.length), kinds: bytes[head.kinds] ?? 0 }
  } catch {
    return undefined
  }
}

/** Kinds of runs that each need functions which no other does: those with much to do, and builds that change a little. Others are `--help` and the like. */
const kinds = { long: 1, edit: 2 } as const
const allKinds = kinds.long | kinds.edit

/** Seconds with the code that `--help` and most edits do not take. */
const longRun = 0.6

/** Whether more was loaded than tells that there is nothing to do. */
let hasRest = false

/** Kept when the run is over: by then V8 has compiled what it needed. @param known kinds of runs that there is a copy of */
const keepWhatIsMade = (script: Script, copy: string, known: number | undefined): void => {
  // The sources may have been compiled before in this process, which takes a second of its own.
  const begun = uptime()
  process.once('exit', code => {
    const isLong = uptime() - begun >= longRun
    const kind = isLong ? kinds.long : hasRest && code === 0 && process.argv[2] === 'build' ? kinds.edit : 0
    if (known !== undefined && (known | kind) === known) return
    try {
      asStarted()
      const bytes = Buffer.concat([Buffer.alloc(head.length), script.createCachedData()])
      bytes[head.kinds] = (known ?? 0) | kind
      bytes.writeUInt32LE(sealOf(copy, bytes), head.seal)
      writeWhole(copy, bytes)
    } catch {
      // The next run compiles again.
    }
  })
}

type PartName = 'first' | 'rest' | 'sharp'

/**
 * A part of the code as a function. What was read for it is let go at once: bytes that are held beside the heap when most of the program is
 * there have V8 look for garbage among all that is held, before an edit is done.
 */
const compiled = (name: PartName, start: number, bytes: number): Run => {
  asStarted()
  const copy = file.replace(/js$/, `${name}.v8`)
  const size = sizeOf(copy)
  // The first touch of each page of memory costs microseconds: what was read first makes room for the other.
  const room = Buffer.allocUnsafeSlow(Math.max(bytes, size))
  // Not as Latin-1, of which Node makes a text that lies beside the heap, too.
  const code = pieceAt(file, room, start, bytes).toString()
  const before = madeBefore(copy, room, size)
  const script = new Script(code, {
    filename: file.replace(/js$/, `${name}.js`),
    ...(before && { cachedData: before.cachedData }),
  })
  const known = script.cachedDataRejected === true ? undefined : before?.kinds
  if (isMainThread && known !== allKinds) keepWhatIsMade(script, copy, known)
  return script.runInThisContext() as Run
}

/** Parts of Node that take milliseconds to load and that most runs never use: each is loaded when something of it is asked for. */
const late: ReadonlySet<string> = new Set(['node:child_process', 'node:tty'])

const load = (): Program => {
  const { seal, version, firstBytes, restBytes, sharpBytes } = townsiteCode
  if (fileVersion(file) !== version && crc32(readFileSync(file)) !== seal) throw damaged()
  // That of this file, which is CommonJS once it is compiled: to have Node make one takes longer than to load some of its modules.
  const nodeRequire = require
  const part = (name: PartName, start: number, bytes: number): (() => Modules) => {
    let modules: Modules | undefined
    return () => {
      if (modules === undefined) {
        const module = { exports: {} }
        compiled(name, start, bytes)(ours, module)
        modules = module.exports
        if (name === 'sharp') asAsked()
        // Who needs no more than the first part has little to do.
        else if (name === 'rest' || !isMainThread) expectMuch()
        hasRest ||= name === 'rest'
      }
      return modules
    }
  }
  const first = part('first', 0, firstBytes)
  const rest = part('rest', firstBytes, restBytes)
  const sharpPart = part('sharp', firstBytes + restBytes, sharpBytes)
  let sharp: unknown
  const requiredSharp = (): unknown => {
    try {
      if (sharpBytes > 0) sharp ??= sharpPart().sharp?.()
    } catch {
      // The package by itself tells what it lacks, or finds it elsewhere.
    }
    sharp ??= nodeRequire('sharp')
    return sharp
  }
  const required = (name: string): unknown => {
    if (name.startsWith(fromFirst)) return first()[name.slice(fromFirst.length)]?.()
    if (name.startsWith(fromRest)) return rest()[name.slice(fromRest.length)]?.()
    if (name === 'sharp') return requiredSharp()
    return late.has(name) ? new Proxy({}, { get: (_, key) => Reflect.get(nodeRequire(name) as object, key) }) : nodeRequire(name)
  }
  const ours = Object.assign(required, nodeRequire)
  // What `main.ts` exports.
  return required(`${fromFirst}generator/main.ts`) as Program
}

export const { cacheUse, endProcess, isOf, main, processShell, threadWork } = load()
