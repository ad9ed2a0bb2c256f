/** Many files looked at before anybody asks, by a thread of its own, while the one that builds reads its config. */
import { Worker } from 'node:worker_threads'
import type { Entries } from './record.ts'

export interface LookedAhead {
  /** What the files are compared with. */
  readonly entries: Entries
  /** Whether a file is as its entry has it; nothing where it was not looked at yet, or is none of them. */
  readonly isIntact: (path: string) => boolean | undefined
  /** Whether the folder holds none but these files; `false` also where that is not known yet. */
  readonly isAlone: () => boolean
}

/** Files that are looked at sooner than a thread has started. */
const few = 2000

/** What is known of a file, and in the last place of the folder: one byte of shared memory. A fault leaves all that follow unseen. */
const states = { unseen: 0, intact: 1, changed: 2 } as const

const code = `
const { readdirSync, statSync } = require('node:fs')
const { workerData: { folder, text, sizes, times, seen, states } } = require('node:worker_threads')
const names = text.split('\\0')
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

/** Begins to look at the files of a folder; nothing where there are so few that it does not pay. */
export const lookAhead = (folder: string, entries: Entries): LookedAhead | undefined => {
  const names = Object.keys(entries)
  if (names.length < few) return undefined
  const known = Object.values(entries)
  const seen = new Uint8Array(new SharedArrayBuffer(names.length + 1))
  const workerData = {
    folder,
    text: names.join('\0'),
    sizes: Float64Array.from(known, ({ size }) => size),
    times: Float64Array.from(known, ({ mtimeMs }) => mtimeMs),
    seen,
    states,
  }
  // Without the loaders of this thread: it is plain JavaScript. Nobody needs what it finds, so its faults are nobody's.
  const worker = new Worker(code, { eval: true, workerData, execArgv: [] })
  worker.on('error', () => undefined)
  worker.unref()
  const places = new Map(names.map((name, place) => [name, place]))
  return {
    entries,
    isIntact: path => {
      const place = places.get(path)
      const state = place === undefined ? states.unseen : Atomics.load(seen, place)
      return state === states.unseen ? undefined : state === states.intact
    },
    isAlone: () => Atomics.load(seen, names.length) === states.intact,
  }
}
