/** Settings of the running program that must stand before anything else is imported. */
import { setFlagsFromString } from 'node:v8'

// React reads this once, when it is first imported: without it, it renders at a third of its speed to warn developers.
// By another name, since a bundler has put the value in its place already.
const variable = 'NODE_ENV'
process.env[variable] ??= 'production'

// Pages are garbage as soon as they are written: collecting it a little more often saves a sixth of the memory and costs no time.
const usualGrowth = '--heap-growing-percent=40'
setFlagsFromString(usualGrowth)

let isSaving = false

/**
 * Has what is collected more often where much is held: a heap of hundreds of megabytes would else grow by half of them before anybody
 * looks what of it is garbage. It costs a twentieth of the processor time of 100,000 pages.
 */
export const saveMemory = (): void => {
  if (isSaving) return
  isSaving = true
  setFlagsFromString('--heap-growing-percent=10')
  // Before V8 is asked for its copy of the program, which counts for the flags of that moment only (`loader.ts`).
  process.prependOnceListener('exit', () => setFlagsFromString(usualGrowth))
}

// What ran once is to be in the copy of its code that V8 is asked for at the end (`loader.ts`).
setFlagsFromString('--no-flush-bytecode')
