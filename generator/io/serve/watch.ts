import { dirname, relative, resolve, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { fileVersion } from '../file-version.ts'

interface WatchOptions {
  readonly folders: readonly string[]
  /** @param path with `/`, from the root */
  readonly ignored: (path: string) => boolean
  /** @param path as for `ignored` */
  readonly onChange: (path: string) => void
  /** One of the single files has changed. */
  readonly onFile: () => void
}

export interface Watching {
  /** Watches these files, wherever they lie, instead of those named before. */
  readonly files: (files: readonly string[]) => void
  /** Resolves when changes are noticed. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/** Waits for nothing: whoever is told looks at what is there, and knows that more may come. */
const options = { ignoreInitial: true, atomic: false }

/** For so long after a change chokidar is silent about the same file, in milliseconds, and some more. */
const silence = 80

interface Looking {
  /** @param path that has changed */
  readonly look: (path: string) => void
  readonly end: () => void
}

/** Tells of changes, and of what changed once more while nobody would say so: an editor saves, and a formatter right after it. */
const lookingAgain = (told: (path: string) => void): Looking => {
  const waiting = new Map<string, NodeJS.Timeout>()
  const look = (path: string): void => {
    clearTimeout(waiting.get(path))
    const version = fileVersion(path)
    const again = (): void => {
      waiting.delete(path)
      if (fileVersion(path) !== version) look(path)
    }
    waiting.set(path, setTimeout(again, silence))
    told(path)
  }
  return {
    look,
    end: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}

/** Tells of every change below some folders and of single files, which may vanish, move and come back: their folders are watched. */
export const watchFiles = (root: string, { folders, ignored, onChange, onFile }: WatchOptions): Watching => {
  const fromRoot = (path: string): string => relative(root, path).split(sep).join('/')
  const below = watch(
    folders.map(folder => resolve(root, folder)),
    { ...options, ignored: path => ignored(fromRoot(path)) },
  )
  const changes = lookingAgain(path => onChange(fromRoot(path)))
  below.on('all', (_, path) => changes.look(path))
  // A folder that may not be read: its changes are not seen, everything else goes on.
  below.on('error', () => undefined)

  const singles = lookingAgain(onFile)
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
    // What happened before the watching began.
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
