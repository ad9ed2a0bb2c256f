import { Script } from 'node:vm'

const slot = Symbol.for('townsite.within')
const script = new Script('globalThis[Symbol.for("townsite.within")]()')

/** Whether an error says that something did not come to its end within its time. */
export const isEndless = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs something that shall not take for ever: an endless loop ends with an error. On a busy machine a small thing may take long without
 * doing much; what has not worked for this long is given another chance.
 */
export const within = <Value>(milliseconds: number, run: () => Value): Value => {
  Object.assign(globalThis, { [slot]: run })
  const begun = worked()
  for (;;)
    try {
      // What the script returns is what `run` does.
      return script.runInThisContext({ timeout: milliseconds }) as Value
    } catch (error) {
      if (!isEndless(error) || worked() - begun > milliseconds) throw error
    }
}
