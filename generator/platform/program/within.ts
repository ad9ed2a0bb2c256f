import { Script } from 'node:vm'

const slot = Symbol.for('townsite.within')
const script = new Script('globalThis[Symbol.for("townsite.within")]()')

/** Whether an error is the time limit of {@link within}. */
export const isEndless = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Milliseconds of processor time that this process has used. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs a function that may loop endlessly. The limit is compared with processor time as well: on a busy machine a function may take long
 * without doing much, and is then run again.
 * @throws an error for which {@link isEndless} is true
 */
export const within = <Value>(milliseconds: number, run: () => Value): Value => {
  Object.assign(globalThis, { [slot]: run })
  const begun = processorTime()
  for (;;)
    try {
      // What the script returns is what `run` does.
      return script.runInThisContext({ timeout: milliseconds }) as Value
    } catch (error) {
      if (!isEndless(error) || processorTime() - begun > milliseconds) throw error
    }
}
