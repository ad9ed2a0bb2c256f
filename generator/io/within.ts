import { Script } from 'node:vm'

const slot = Symbol.for('townsite.within')
const script = new Script('globalThis[Symbol.for("townsite.within")]()')

/** Runs something that shall not take for ever: an endless loop ends with an error. */
export const within = <Value>(milliseconds: number, run: () => Value): Value => {
  Object.assign(globalThis, { [slot]: run })
  // What the script returns is what `run` does.
  return script.runInThisContext({ timeout: milliseconds }) as Value
}

/** Whether an error says that something did not come to its end within its time. */
export const isEndless = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
