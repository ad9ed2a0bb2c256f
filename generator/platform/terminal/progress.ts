/** Progress on one line of a terminal, shown when work takes over a second; nothing is shown if the output is not a terminal. */
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { Output } from './shell.ts'

interface Progress {
  readonly at: (done: number, total: number) => void
  readonly end: () => void
}

/** Shows what is being done. */
export interface Watcher {
  /** Starts to show the progress of `what`. */
  readonly progress: (what: Translated<string>) => Progress
  /** Shows what is being done until the next call, which clears the line if it has no text. */
  readonly status: (text?: Translated<string>) => void
}

const unseen: Progress = { at: () => undefined, end: () => undefined }

export const watcherAt = (output: Output, language: MessageLanguage): Watcher => ({
  progress: what => {
    if (output.isTTY !== true) return unseen
    const started = performance.now()
    let last = started
    let shown = false
    return {
      at: (done, total) => {
        const now = performance.now()
        if (now - started < 1000 || now - last < 100) return
        last = now
        shown = true
        const [ready, end] = [done, total].map(count => count.toLocaleString({ en: 'en', fr: 'fr-CA' }[language]))
        output.write(`\r${{ en: `${what.en}: ${ready} of ${end}`, fr: `${what.fr} : ${ready} sur ${end}` }[language]}\u001b[K`)
      },
      end: () => {
        if (shown) output.write('\r\u001b[K')
      },
    }
  },
  status: text => {
    if (output.isTTY === true) output.write(`\r\u001b[K${text === undefined ? '' : `${text[language]}…`}`)
  },
})

/** Shows nothing. */
export const silentWatcher: Watcher = { progress: () => unseen, status: () => undefined }
