/** Cleanup when a signal ends the program. */
import { constants } from 'node:os'
import { uptime } from './clock.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof signals)[number]

const undos = new Set<() => void>()

/** 128 plus the number of the signal, as shells expect. */
const exitCode = (signal: Signal): number => 128 + constants.signals[signal]

/** Calls the cleanup functions, newest first, and exits. */
const end = (signal: Signal): void => {
  for (const undo of [...undos].reverse()) undo()
  process.exit(exitCode(signal))
}

/** Resolves with the exit code at the next signal, which does not end the process then. */
export const nextSignal = (): Promise<number> =>
  new Promise(done => {
    for (const signal of signals) {
      // Not `once`: a script that Ctrl-C can end removes the listeners, and adds them again with `on`.
      const listener = (): void => {
        process.removeListener(signal, listener)
        done(exitCode(signal))
      }
      process.on(signal, listener)
    }
  })

/** Does what Ctrl-C does, after it has ended a script. */
export const raiseInterrupt = (): void => {
  if (!process.emit('SIGINT', 'SIGINT')) process.exit(exitCode('SIGINT'))
}

/**
 * Registers a function to call if a signal ends the program. Without registered functions, signals have their default effect.
 * @returns a function that unregisters it
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
const yieldInterval = 0.05

let last = uptime()

/** Yields if the last yield was long ago, so that signals are handled during synchronous work. */
export const yieldToEventLoop = async (): Promise<void> => {
  if (uptime() - last < yieldInterval) return
  await new Promise(done => setImmediate(done))
  last = uptime()
}
