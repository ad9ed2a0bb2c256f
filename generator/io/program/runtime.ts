/** Settings of the running program that must stand before anything else is imported. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// React reads this once, when it is first imported: without it, it renders at a third of its speed to warn developers.
// By another name, since a bundler has put the value in its place already.
const variable = 'NODE_ENV'
process.env[variable] ??= 'production'

/** V8 writes to the terminal of each flag that it does not know: of another than those that these were tried with, Node 20 to 26, none is set. */
const isTried = (v8: number): boolean => v8 >= 11 && v8 <= 14

const setFlags = (flags: Iterable<string>): void => {
  if (isTried(Number.parseInt(process.versions.v8, 10))) for (const flag of flags) setFlagsFromString(flag)
}

/** What was asked for last, by what it is about. */
const asked = new Map<string, string>()

const ask = (flags: readonly string[]): void => {
  for (const flag of flags) asked.set(flag.replace(/^--(?:no-)?|=.*/g, ''), flag)
  setFlags(flags)
}

/** Flags that tell V8 when to optimize, and how much. */
interface Optimizing {
  /** What Node begins with. */
  readonly node: readonly string[]
  readonly usual: readonly string[]
  /** Where thousands of pages are made alike. */
  readonly many: readonly string[]
  /** Of a run that has little to do. */
  readonly short: readonly string[]
}

/**
 * How much of a function runs, in bytes of its bytecode, before V8 optimizes it. A run of seconds pays for what is optimized too early: with
 * six times what Node 20 begins with, a check of 2,000 pages takes a tenth less processor time, and a first build of the sample a sixth
 * less. A build that makes six pages of ten thousand is over before what is optimized pays at all: a fifteenth less.
 *
 * For thousands of pages large functions are optimized as soon as small ones: ten thousand were nearly made before. They have fewer others
 * put into them, which is most of what takes V8 its time, and `map`, `find` and the like are called as they are: put into a function, they
 * make lists of another kind, for which others are thrown away. On a site of fifty pages that would take a fiftieth more. A page takes so
 * little of each function that it pays to wait for twice as much: on two cores what optimizes takes its time from who makes and writes pages.
 *
 * V8 12 and later (Node 22) know none of the first two flags. They have a quicker compiler, and are left to it.
 *
 * @param version of V8, `11.3.244.8-node.33`
 */
export const optimizing = (version: string): Optimizing => {
  if (Number.parseInt(version, 10) !== 11) return { node: [], usual: [], many: [], short: [] }
  const flags = (budget: number, allowance = 150, inlined = 920, areBuiltinsInlined = true): readonly string[] => [
    `--interrupt-budget=${budget}`,
    `--bytecode-size-allowance-per-tick=${allowance}`,
    `--max-inlined-bytecode-size-cumulative=${inlined}`,
    `--${areBuiltinsInlined ? '' : 'no-'}turbo-inline-array-builtins`,
  ]
  return { node: flags(67_584), usual: flags(400_000), many: flags(800_000, 1500, 200, false), short: flags(4_000_000) }
}

const { node, usual, many, short } = optimizing(process.versions.v8)

let isYoungKept = false

const lookForGarbageEarly = (): void => ask(['--incremental-marking'])

/** Has V8 optimize and look for garbage as usual. */
export const expectMuch = (): void => {
  if (isMainThread && !isYoungKept) ask(['--semi-space-growth-factor=2'])
  // Until there is a copy of the code, which V8 is asked for at the end (`loader.ts`): what ran once is to be in it.
  ask(['--no-flush-bytecode', ...usual])
  lookForGarbageEarly()
}

/** Has V8 optimize for thousands of pages that are made alike. */
export const expectThousands = (): void => ask(many)

/**
 * Has V8 optimize hardly anything, leave the room for what was just made as it is, and look for garbage among all that is held only where
 * there is no room left, until it is known that there is much to do: where this thread works alone. To be said again when more code was
 * loaded, which sets it back.
 */
export const expectLittle = (): void => {
  expectMuch()
  if (isMainThread) ask([...short, '--no-incremental-marking', '--semi-space-growth-factor=1'])
}

/**
 * Has garbage collected more often from now on, where much is held: the heap may grow by two fifths in between. So a large site takes a sixth
 * less memory and a twentieth more time.
 */
export const spareMemory = (): void => {
  ask(['--heap-growing-percent=40'])
  lookForGarbageEarly()
}

/** Collects all garbage at once, which takes a tenth of a second where 100 MB are held: before much more is needed, here or by another process. */
export const collectNow = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  setFlagsFromString('--no-expose-gc')
}

/**
 * Has the room for what was just made stay as it is, which is 8 to 16 MB once the program has started: a page leaves hardly anything there,
 * so twice as much spares no time. For a thread that works alone: threads that start later begin with 1 MB.
 */
export const keepYoungSmall = (): void => {
  isYoungKept = isMainThread
  keepYoungAgain()
}

/** The same once more, since each thread that starts sets it back: V8 doubles that room whenever it is told of it too late. */
export const keepYoungAgain = (): void => {
  if (isYoungKept) ask(['--semi-space-growth-factor=1'])
}

/**
 * Has each thread collect what it just made by itself. Helpers share that work where cores have nothing else to do; where each has a
 * thread of ours, waiting for them costs a check of 2,000 pages a thirtieth of its processor time.
 */
export const collectAlone = (): void => ask(['--no-parallel-scavenge'])

/**
 * Sets back what these have set, to be said before code is loaded and before a thread is started. V8 takes what was made of code before for
 * the flags alone that it was made under, and of Node's own modules that were those that Node begins with: under others a thread takes twice
 * as long to start. What other threads have set for all of them stays, where one of these loads its code.
 */
export const asStarted = (): void => {
  setFlags(['--flush-bytecode', ...node])
  if (isMainThread) setFlags(['--incremental-marking', '--heap-growing-percent=0', '--semi-space-growth-factor=2', '--parallel-scavenge'])
}

/** Sets again what has been asked for, once that is done. */
export const asAsked = (): void => setFlags(asked.values())
