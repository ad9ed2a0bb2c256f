import type { Change } from './change.ts'

export interface Loop {
  /** Something happened: it is looked at when no more follows for a moment. */
  readonly add: (change: Change) => void
  /** Whether more changes wait already. */
  readonly isWaiting: () => boolean
  readonly close: () => void
}

/** Editors write in several steps. */
const quiet = 12
/** A stream of changes does not put off the first for ever. */
const longest = 120

/** Gathers changes and hands them over, one lot after another. */
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
    timer = setTimeout(() => void run(), performance.now() - since > longest ? 0 : quiet)
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
