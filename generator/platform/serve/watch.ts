import { dirname, resolve } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { fileVersion } from '../folder.ts'

interface WatchOptions {
  /** Absolute paths. A folder may be missing, and created later. */
  readonly folders: readonly string[]
  /** @param path absolute */
  readonly ignored: (path: string) => boolean
  /** @param path absolute */
  readonly onChange: (path: string) => void
  /** Called when one of the single files has changed. */
  readonly onFile: () => void
}

export interface Watching {
  /** Replaces the set of single files to watch; they may be anywhere. */
  readonly files: (files: readonly string[]) => void
  /** Resolves when the watcher is ready. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/** No delays: listeners check the files themselves and expect further events. */
const options = { ignoreInitial: true, atomic: false }

/** Milliseconds for which chokidar ignores further changes of the same file, plus a margin. */
const silence = 80

interface Looking {
  /** @param path that has changed */
  readonly look: (path: string) => void
  readonly end: () => void
}

/** Reports changes, and checks again after chokidar’s silent period: an editor saves a file, and a formatter changes it right after. */
const repeatedChecks = (report: (path: string) => void): Looking => {
  const waiting = new Map<string, NodeJS.Timeout>()
  const look = (path: string): void => {
    clearTimeout(waiting.get(path))
    const version = fileVersion(path)
    const again = (): void => {
      waiting.delete(path)
      if (fileVersion(path) !== version) look(path)
    }
    waiting.set(path, setTimeout(again, silence))
    report(path)
  }
  return {
    look,
    end: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}

/** Watches folders, and single files that may disappear, move and come back: for these, the parent folders are watched. */
export const watchFiles = ({ folders, ignored, onChange, onFile }: WatchOptions): Watching => {
  const below = watch([...folders], { ...options, ignored: path => ignored(path) })
  const changes = repeatedChecks(onChange)
  below.on('all', (_, path) => changes.look(path))
  // Changes in a folder without read permission are ignored.
  below.on('error', () => undefined)

  const singles = repeatedChecks(onFile)
  let wanted: ReadonlySet<string> = new Set()
  let single: FSWatcher | undefined
  const files = (named: readonly string[]): void => {
    const paths = new Set(named.map(file => resolve(file)))
    if (paths.size === wanted.size && [...paths].every(path => wanted.has(path))) return
    wanted = paths
    void single?.close()
    const parents = new Set([...paths].map(dirname))
    single = watch([...parents], { ...options, depth: 0, ignored: path => !parents.has(path) && !paths.has(path) })
    single.on('all', (_, path) => {
      if (wanted.has(resolve(path))) singles.look(path)
    })
    single.on('error', () => undefined)
    // Reports changes made before the watcher was ready.
    single.on('ready', onFile)
  }
  return {
    files,
    ready: new Promise(done => below.once('ready', () => done())),
    close: async () => {
      changes.end()
      singles.end()
      await Promise.all([below.close(), single?.close()])
    },
  }
}
