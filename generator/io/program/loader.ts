/**
 * What a compiled program begins with: its code lies beside this file, with what V8 made of it the last time. Reading that takes a tenth
 * of what compiling three million letters takes. A copy that is missing, cut, or of another V8 or other flags costs only time.
 */
// Before the code is compiled: what V8 made of it counts for the same flags only.
import './runtime.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { writeWhole } from '../unfinished.ts'

/** What the program exports. */
type Program = Readonly<Record<'cacheUse' | 'isOf' | 'main' | 'processShell' | 'threadWork', unknown>>
type Run = (exports: unknown, require: NodeJS.Require, module: { readonly exports: unknown }, file: string) => void

const file = fileURLToPath(import.meta.url).replace(/mjs$/, 'cjs')
const copy = file.replace(/cjs$/, 'v8')
const sealBytes = 32

const sealOf = (made: Uint8Array): Buffer => createHash('sha256').update(basename(copy)).update(made).digest()

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

/** Kept when the run is over: by then V8 has compiled what it needed. */
const keepWhatIsMade = (script: Script): void => {
  process.once('exit', () => {
    try {
      const made = script.createCachedData()
      writeWhole(copy, Buffer.concat([sealOf(made), made]))
    } catch {
      // The next run compiles again.
    }
  })
}

const compiled = (): Run => {
  const cachedData = madeBefore()
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file, ...(cachedData && { cachedData }) })
  if (isMainThread && (cachedData === undefined || script.cachedDataRejected === true)) keepWhatIsMade(script)
  return script.runInThisContext() as Run
}

const load = (): Program => {
  const require = createRequire(file)
  const module = { exports: {} }
  compiled()(module.exports, require, module, file)
  // What `main.ts` exports.
  return module.exports as Program
}

export const { cacheUse, isOf, main, processShell, threadWork } = load()
