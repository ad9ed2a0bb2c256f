/** Work that is shared out among threads. Each loads the compiled program and calls one of its functions with plain data. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addCacheUse, type CacheUse } from '../cache.ts'
import { compiledProgram } from './program.ts'

/** As many as there are cores, and no more than help: each holds its own copy of the config. */
export const usefulThreads = (): number => Math.min(4, availableParallelism())

/** Whether so many threads leave no core without work. */
export const takeAllCores = (threads: number): boolean => threads >= availableParallelism()

const code = `
const { parentPort, workerData } = require('node:worker_threads')
const program = Promise.resolve(workerData.loader && import(workerData.loader).then(({ register }) => register())).then(() => import(workerData.program))
parentPort.on('message', async input => {
  const { threadWork, cacheUse } = await program
  const tell = told => parentPort.postMessage({ told })
  parentPort.postMessage({ output: await threadWork[workerData.name](input, tell), cache: cacheUse() })
})
`

/** Names of what threads do, a function each in `threadWork` of `main.ts`: plain data in, plain data out. */
export type ThreadWork = 'buildSite' | 'checkSiteOfMany' | 'checkShare' | 'checkInParts' | 'readText'

interface Answer<Output> {
  readonly output: Output
  readonly cache: CacheUse
}

/** A thread in which a function can be called, one call after the other. */
export interface OpenThread<Input, Output> {
  readonly call: (input: Input) => Promise<Output>
  readonly end: () => void
}

/** A thread for the function of this name; it loads the program while nobody calls yet. @param onTold what the function tells before it is done */
export const openThread = async <Input, Output, Told = never>(
  name: ThreadWork,
  onTold: (told: Told) => void = () => undefined,
): Promise<OpenThread<Input, Output>> => {
  const program = await compiledProgram()
  // The compiled program needs none of the loaders of this thread; the sources, where no cache can hold it, need one of their own.
  const loader = program.endsWith('.ts') ? import.meta.resolve('tsx/esm/api') : undefined
  const worker = new Worker(code, { eval: true, workerData: { program, name, loader }, execArgv: [] })
  return {
    call: input =>
      new Promise<Output>((done, fail) => {
        const answered = (answer: Answer<Output> | { readonly told: Told }): void => {
          if ('told' in answer) {
            onTold(answer.told)
            return
          }
          worker.off('error', fail)
          worker.off('message', answered)
          addCacheUse(answer.cache)
          done(answer.output)
        }
        worker.on('message', answered)
        worker.once('error', fail)
        worker.postMessage(input)
      }),
    end: () => void worker.terminate(),
  }
}

/** A thread at work: what it gives comes later, also while this thread is busy. */
export interface Running<Result> {
  readonly result: Promise<Result>
}

/** Calls a function once, in a thread of its own. @param onTold what the function tells before it is done */
export const startThread = async <Result, Told = never>(
  name: ThreadWork,
  input: unknown,
  onTold?: (told: Told) => void,
): Promise<Running<Result>> => {
  const thread = await openThread<unknown, Result, Told>(name, onTold)
  return { result: thread.call(input).finally(thread.end) }
}

/**
 * Calls a function with each input, several at a time, each in the next free thread.
 * @param each told of each output as it comes, with the place of its input
 */
export const onThreads = async <Input, Output>(
  name: ThreadWork,
  inputs: readonly Input[],
  threads: number,
  each: (output: Output, place: number) => void,
): Promise<void> => {
  const rest = inputs.entries()
  const work = async (): Promise<void> => {
    const thread = await openThread<Input, Output>(name)
    try {
      // One iterator for all: whoever is free takes the next.
      for (const [place, input] of rest) each(await thread.call(input), place)
    } finally {
      thread.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, inputs.length) }, work))
}
