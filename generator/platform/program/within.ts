/** Time limits for code that a developer edits, and that may loop endlessly. */
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import type { UrlPath } from '../../site/model/url.ts'
import { notePage } from '../../site/render/failed-page.ts'
import { raiseInterrupt } from '../interrupt.ts'

const slot = Symbol.for('townsite.within')
const script = new Script('globalThis[Symbol.for("townsite.within")]()')

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

/** Whether an error is the time limit of {@link within}. */
export const isEndless = (error: unknown): boolean => hasCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')

/** CPU time of this process in milliseconds. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs a function that may loop endlessly. On a busy machine, a function may exceed the limit with little CPU time: it is then run again.
 * Ctrl-C ends it at once.
 * @throws an error for which {@link isEndless} is true
 */
export const within = <Value>(milliseconds: number, run: () => Value): Value => {
  const start = cpuTime()
  for (;;)
    try {
      Object.assign(globalThis, { [slot]: run })
      // The script returns the result of `run`. Signals are handled in the main thread.
      return script.runInThisContext({ timeout: milliseconds, breakOnSigint: isMainThread }) as Value
    } catch (error) {
      // Node takes the listeners of the signal away while the script runs.
      if (hasCode(error, 'ERR_SCRIPT_EXECUTION_INTERRUPTED')) raiseInterrupt()
      if (!isEndless(error) || cpuTime() - start > milliseconds) throw error
    }
}

/** Milliseconds. A batch takes a fraction of a second, and a page milliseconds. */
const batchLimit = 20_000

/**
 * Runs a batch of pages, each of which may loop endlessly. One limit for many pages, because it takes a thread.
 * @param run calls its argument before each page; called again if a busy machine exceeds the limit
 * @throws an error that names the page
 */
export const pagesWithin = <Value>(run: (begin: (page: UrlPath) => void) => Value, milliseconds: number = batchLimit): Value => {
  let page: UrlPath | undefined
  try {
    return within(milliseconds, () =>
      run(next => {
        page = next
      }),
    )
  } catch (error) {
    throw page !== undefined && isEndless(error) ? notePage(error, page) : error
  }
}
