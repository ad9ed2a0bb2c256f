/** What must be undone when the program is ended from outside, with Ctrl-C or by a supervisor, in the middle of its work. */
import { constants } from 'node:os'
import { uptime } from './clock.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof signals)[number]

const undos = new Set<() => void>()

/** Undoes what is unfinished, the newest first, and ends as shells expect it: with 128 and the number of the signal. */
const end = (signal: Signal): void => {
  for (const undo of [...undos].reverse()) undo()
  process.exit(128 + constants.signals[signal])
}

/**
 * Has `undo` called if the program is ended before the work is done. While there is nothing to undo, a signal does what it does by itself.
 * @returns to be called when the work is done
 */
export const whenInterrupted = (undo: () => void): (() => void) => {
  if (undos.size === 0) for (const signal of signals) process.on(signal, end)
  undos.add(undo)
  return () => {
    if (!undos.delete(undo) || undos.size > 0) return
    for (const signal of signals) process.removeListener(signal, end)
  }
}

/** Seconds. */
const longest = 0.05

let last = uptime()

/** Lets signals and other waiting work in, now and then, amid work that never waits by itself. */
export const yieldToEventLoop = async (): Promise<void> => {
  if (uptime() - last < longest) return
  await new Promise(done => setImmediate(done))
  last = uptime()
}
