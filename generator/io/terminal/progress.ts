/** What is being done: on one line of a terminal, and nothing where nobody watches. How far it has come, once it takes over a second. */
import type { Output } from './shell.ts'

interface Progress {
  readonly at: (done: number, all: number) => void
  readonly end: () => void
}

/** Shows whoever waits what is being done. */
export interface Watcher {
  /** Begins to show how far `what` has come. */
  readonly progress: (what: string) => Progress
  /** A line that says what is being done, while it lasts. An empty text wipes it away. */
  readonly status: (text: string) => void
}

const unseen: Progress = { at: () => undefined, end: () => undefined }

export const watcherAt = (output: Output): Watcher => ({
  progress: what => {
    if (output.isTTY !== true) return unseen
    const begun = performance.now()
    let last = begun
    let shown = false
    return {
      at: (done, all) => {
        const now = performance.now()
        if (now - begun < 1000 || now - last < 100) return
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

/** For work that nobody watches. */
export const nobody: Watcher = { progress: () => unseen, status: () => undefined }
