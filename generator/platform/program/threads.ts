/** Worker threads. Each loads `lib/thread.js` and calls one of its functions with plain data. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { type ExtensionCode, extensions } from '../../site/util/extensions.ts'
import { addCacheUse, type CacheUse } from '../cache.ts'
import { packageRoot } from '../package.ts'
import { ProgramError } from './program-error.ts'

/** One per core, four at most: each holds its own copy of the config. */
export const usefulThreads = (): number => Math.min(4, availableParallelism())

/** The functions of `thread-work.ts`. */
export type ThreadWork = 'buildSite' | 'checkSiteOfMany' | 'checkShare' | 'checkInParts'

/** What a thread is started with. */
export interface ThreadData {
  readonly work: ThreadWork
  readonly extensions: ExtensionCode
}

interface Answer<Output> {
  readonly output: Output
  readonly cache: CacheUse
}

/** An exception of the function. */
interface Failure {
  readonly diagnostics: readonly Diagnostic[]
  readonly stack: string | undefined
}

/** A thread that runs one call at a time. */
interface OpenThread<Input, Output> {
  readonly call: (input: Input) => Promise<Output>
  readonly end: () => void
}

/** Starts a thread for the function of this name. @param onReport called with what the function reports before it returns */
const openThread = <Input, Output, Reported = never>(
  name: ThreadWork,
  onReport: (reported: Reported) => void = () => undefined,
): OpenThread<Input, Output> => {
  // In tests, the thread must not inherit the loader for the sources.
  const worker = new Worker(join(packageRoot, 'lib', 'thread.js'), {
    workerData: { work: name, extensions: extensions().code } satisfies ThreadData,
    execArgv: [],
  })
  return {
    call: input =>
      new Promise<Output>((done, fail) => {
        const receive = (message: Answer<Output> | Failure | { readonly reported: Reported }): void => {
          if ('reported' in message) {
            onReport(message.reported)
            return
          }
          worker.off('error', fail)
          worker.off('message', receive)
          if ('diagnostics' in message) {
            fail(new ProgramError(message.diagnostics, message.stack))
            return
          }
          addCacheUse(message.cache)
          done(message.output)
        }
        worker.on('message', receive)
        worker.once('error', fail)
        worker.postMessage(input)
      }),
    end: () => void worker.terminate(),
  }
}

/** The result is in an object, so that an `async` function can return it without awaiting it. */
export interface Running<Result> {
  readonly result: Promise<Result>
}

/** Calls a function once, in a new thread. @param onReport called with what the function reports before it returns */
export const startThread = <Result, Reported = never>(
  name: ThreadWork,
  input: unknown,
  onReport?: (reported: Reported) => void,
): Running<Result> => {
  const thread = openThread<unknown, Result, Reported>(name, onReport)
  return { result: thread.call(input).finally(thread.end) }
}

/**
 * Calls a function with each input, in several threads.
 * @param each called with each output and the index of its input, in the order of completion
 */
export const onThreads = async <Input, Output>(
  name: ThreadWork,
  inputs: readonly Input[],
  threads: number,
  each: (output: Output, index: number) => void,
): Promise<void> => {
  const rest = inputs.entries()
  const work = async (): Promise<void> => {
    const thread = openThread<Input, Output>(name)
    try {
      // The iterator is shared by all threads.
      for (const [index, input] of rest) each(await thread.call(input), index)
    } finally {
      thread.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, inputs.length) }, work))
}
