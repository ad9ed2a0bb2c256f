/** Many files looked at before anybody asks, by a thread of its own, while the one that builds reads its config. */
import { Worker } from 'node:worker_threads'
import { between, type FileTable, namesOf } from './file-table.ts'

export interface LookedAhead {
  /** What the files are compared with. */
  readonly files: FileTable
  /** Whether the file at a place is as it was left; nothing where it was not looked at yet. */
  readonly isIntact: (place: number) => boolean | undefined
  /** How many files from a place on are known to be as they were left, of so many: at once, where `isIntact` asks for each. */
  readonly intactFrom: (place: number, most: number) => number
  /** Whether the folder holds none but these files; `false` also where that is not known yet. */
  readonly isAlone: () => boolean
}

/** Files that are looked at sooner than a thread has started, and those of which it takes longer to tell a thread than it looks ahead. */
const [few, many] = [2000, 30_000]

/** What is told of a file is garbage at once: in more room for it a thread touches six megabytes more, each page of which costs microseconds. */
const resourceLimits = { maxYoungGenerationSizeMb: 2 }

/** Files that are answered for at once: behind one that is not as it was left, the others are not all gone through again each time. */
const atOnce = 1000

/** What is known of a file, and in the last place of the folder: one byte of shared memory. A fault leaves all that follow unseen. */
const states = { unseen: 0, intact: 1, changed: 2 } as const

const code = `
const { readdirSync, statSync } = require('node:fs')
const { workerData: { folder, text, between, sizes, times, seen, states } } = require('node:worker_threads')
const names = text.split(between)
const known = new Set(names)
const holdsOthers = below => readdirSync(folder + '/' + below, { withFileTypes: true }).some(entry => {
  const name = below + entry.name
  return entry.isDirectory() ? holdsOthers(name + '/') : !known.has(name)
})
Atomics.store(seen, names.length, holdsOthers('') ? states.changed : states.intact)
names.forEach((name, place) => {
  const stats = statSync(folder + '/' + name, { throwIfNoEntry: false })
  const isIntact = stats !== undefined && stats.size === sizes[place] && stats.mtimeMs === times[place]
  Atomics.store(seen, place, isIntact ? states.intact : states.changed)
})
`

/** Begins to look at the files of a folder; nothing where there are so few or so many that it does not pay. */
export const lookAhead = (folder: string, files: FileTable): LookedAhead | undefined => {
  const { count, sizes, times } = files
  if (count < few || count > many) return undefined
  const seen = new Uint8Array(new SharedArrayBuffer(count + 1))
  const workerData = { folder, text: namesOf(files), between, sizes, times, seen, states }
  // Without the loaders of this thread: it is plain JavaScript. Nobody needs what it finds, so its faults are nobody's; and it tells nothing,
  // so that no streams are made for it.
  const worker = new Worker(code, { eval: true, workerData, execArgv: [], stdout: true, stderr: true, resourceLimits })
  worker.on('error', () => undefined)
  worker.unref()
  return {
    files,
    isIntact: place => {
      // Without `Atomics`, which takes longer: a file of which it is not known here yet is looked at.
      const state = seen[place]
      return state === states.unseen ? undefined : state === states.intact
    },
    intactFrom: (place, most) => {
      const next = seen.subarray(place, Math.min(place + most, place + atOnce, count))
      const ends = [next.indexOf(states.unseen), next.indexOf(states.changed)].filter(end => end >= 0)
      return Math.min(next.length, ...ends)
    },
    isAlone: () => Atomics.load(seen, count) === states.intact,
  }
}
