import { dirname, relative, resolve, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

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

/** Tells of every change below some folders and of single files, which may vanish, move and come back: their folders are watched. */
export const watchFiles = (root: string, { folders, ignored, onChange, onFile }: WatchOptions): Watching => {
  const fromRoot = (path: string): string => relative(root, path).split(sep).join('/')
  const below = watch(
    folders.map(folder => resolve(root, folder)),
    { ...options, ignored: path => ignored(fromRoot(path)) },
  )
  below.on('all', (_, path) => onChange(fromRoot(path)))
  // A folder that may not be read: its changes are not seen, everything else goes on.
  below.on('error', () => undefined)

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
      if (paths.has(resolve(path))) onFile()
    })
    single.on('error', () => undefined)
    // What happened before the watching began.
    single.on('ready', onFile)
  }
  return {
    files,
    ready: new Promise(done => below.once('ready', () => done())),
    close: async () => {
      await Promise.all([below.close(), single?.close()])
    },
  }
}
