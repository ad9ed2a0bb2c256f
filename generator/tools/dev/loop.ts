import type { Change } from './change.ts'

export interface Loop {
  /** Adds a change, which is handled when no others follow for a moment. */
  readonly add: (change: Change) => void
  /** Whether further changes are queued. */
  readonly isWaiting: () => boolean
  readonly close: () => void
}

/** Editors write in several steps. */
const delay = 12
/** Continuous changes do not delay the first one any longer. */
const maxDelay = 120

/** Collects changes and handles them in batches. */
export const changeLoop = (handle: (changes: ReadonlySet<Change>) => Promise<void>): Loop => {
  let waiting = new Set<Change>()
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let running = false
  const run = async (): Promise<void> => {
    running = true
    const changes = waiting
    waiting = new Set()
    await handle(changes)
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
