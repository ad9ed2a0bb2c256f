/** Progress on one line of a terminal, shown when work takes over a second; nothing is shown if the output is not a terminal. */
import type { Output } from './shell.ts'

interface Progress {
  readonly at: (done: number, all: number) => void
  readonly end: () => void
}

/** Shows what is being done. */
export interface Watcher {
  /** Starts to show the progress of `what`. */
  readonly progress: (what: string) => Progress
  /** Shows what is being done until the next call. An empty text clears the line. */
  readonly status: (text: string) => void
}

const unseen: Progress = { at: () => undefined, end: () => undefined }

export const watcherAt = (output: Output): Watcher => ({
  progress: what => {
    if (output.isTTY !== true) return unseen
    const started = performance.now()
    let last = started
    let shown = false
    return {
      at: (done, all) => {
        const now = performance.now()
        if (now - started < 1000 || now - last < 100) return
        last = now
        shown = true
        output.write(`\r${what}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}\u001b[K`)
      },
      end: () => {
        if (shown) output.write('\r\u001b[K')
      },
    }
  },
  status: text => {
    if (output.isTTY === true) output.write(`\r\u001b[K${text}`)
  },
})

/** Shows nothing. */
export const silentWatcher: Watcher = { progress: () => unseen, status: () => undefined }
