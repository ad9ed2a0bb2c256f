/** Which changes saved files cause, and how they are collected. */

import type { Translated } from '../../site/messages/language.ts'

export type Change = 'config' | 'code' | 'styles' | 'scripts' | 'assets'

/** @param path relative to the site root or the package root @returns `undefined` for unrelated files, such as those of text editors */
export const changeOf = (path: string): Change | undefined => {
  if (path.startsWith('assets/')) return 'assets'
  if (/^(languages|starters)\/.*\.yaml$/.test(path)) return 'config'
  if (path.startsWith('templates/client/')) return 'scripts'
  if (path.endsWith('.css')) return 'styles'
  return /\.(tsx?|json)$/.test(path) ? 'code' : undefined
}

const inFrench: Readonly<Record<Change, string>> = {
  config: 'configuration',
  code: 'code',
  styles: 'styles',
  scripts: 'scripts',
  assets: 'fichiers de assets/',
}

/** What the terminal prints when changes are shown. */
export const refreshedText = (changes: readonly Change[], milliseconds: number): Translated<string> => {
  const time = Math.round(milliseconds)
  return {
    en: `${changes.join(', ')} changed: shown in ${time} ms`,
    fr: `Modification affichée en ${time} ms (${changes.map(change => inFrench[change]).join(', ')})`,
  }
}

interface ChangeQueue {
  /** Adds a change, which is handled when no others follow for a moment. */
  readonly add: (change: Change) => void
  readonly isWaiting: () => boolean
  readonly close: () => void
}

/** Milliseconds. Editors write in several steps. */
const delay = 12
/** Continuous changes do not delay the first one any longer. */
const maxDelay = 120

/** Handles changes in batches. @param onError receives what `handle` throws; later changes are still handled */
export const changeQueue = (handle: (changes: ReadonlySet<Change>) => Promise<void>, onError: (error: unknown) => void): ChangeQueue => {
  let waiting = new Set<Change>()
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let running = false
  const run = async (): Promise<void> => {
    running = true
    const changes = waiting
    waiting = new Set()
    try {
      await handle(changes)
    } catch (error) {
      onError(error)
    }
    running = false
    if (waiting.size > 0) schedule()
  }
  const schedule = (): void => {
    if (running) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), performance.now() - since > maxDelay ? 0 : delay)
  }
  return {
    add: change => {
      if (waiting.size === 0) since = performance.now()
      waiting.add(change)
      schedule()
    },
    isWaiting: () => waiting.size > 0,
    close: () => clearTimeout(timer),
  }
}
