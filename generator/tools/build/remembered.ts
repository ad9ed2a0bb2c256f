/** What a build knows of the one before, and notes for the next: which of its parts would be made again as they are. */
import { type Memory, writeMemory } from '../../io/output/memory.ts'
import { changedCells, type WatchedConfig } from '../../site/config/cells.ts'
import type { Config } from '../../site/config/schema.ts'
import { lazy } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { noteRow, unnoted, withReads } from '../../site/model/reads.ts'
import { type OpenTable, staleRows, withoutIdleRows } from '../../site/model/reads-table.ts'
import { type Made, madeParts } from './made-parts.ts'

/** A part that was just made. */
interface Making extends Made {
  /** It is not to be remembered. */
  readonly isPassing?: boolean
}

export interface Remembered {
  /** Addresses of all pages, in their order, when they are known to be as they were. */
  readonly pages: () => readonly string[] | undefined
  /** What a part made, when it would make it again. */
  readonly known: (name: string) => Made | undefined
  /** Whether the build before has published the picture of a card. */
  readonly isDrawn: (card: ShareCard) => boolean
  /** Leaves a part that is known as it is. */
  readonly keep: (name: string) => void
  /** Makes a part, and notes what it reads. Parts are made at once, without waiting. */
  readonly make: <Part extends Making>(name: string, make: () => Part) => Part
  /** Does something that is done anew each time. */
  readonly aside: <Value>(work: () => Value) => Value
  /** Keeps it for the next build. @param inputs of the build, by which its record is known */
  readonly close: (inputs: string) => void
}

/** Of a build that nobody will ask about. */
export const forgetful: Remembered = {
  pages: () => undefined,
  known: () => undefined,
  isDrawn: () => false,
  keep: () => undefined,
  make: (_, make) => make(),
  aside: work => work(),
  close: () => undefined,
}

interface RememberedOptions {
  readonly config: Config
  readonly sound: Memory['sound']
  /** Where the config lies in the cache. */
  readonly configKey: string
  readonly watched: WatchedConfig
  /** What was read before is in it already. */
  readonly log: OpenTable
  /** Row of what the site itself has read, before anything of it was asked for. */
  readonly siteRow: number
  /** Stands for all that the build is made from, but for the config. */
  readonly surroundings: string
  /** With the same surroundings. */
  readonly before: Memory | undefined
}

export const remembered = (options: RememberedOptions): Remembered => {
  const { config, sound, configKey, watched, log, siteRow, surroundings, before } = options
  const old = lazy(() => madeParts(before?.parts))
  const stale = lazy(() =>
    before === undefined ? new Uint8Array() : staleRows(before.table, changedCells(before.names, before.config, config)),
  )
  const drawn = lazy(() => new Set(before?.parts.cards.map(({ url }) => url)))
  const parts = madeParts()
  const knownRow = (name: string): number | undefined => {
    const row = old().rowOf(name)
    return row === undefined || stale()[row] === 1 ? undefined : row
  }
  return {
    pages: () => (knownRow('routes') === undefined ? undefined : old().pages()),
    known: name => (knownRow(name) === undefined ? undefined : old().get(name)),
    isDrawn: ({ url }) => drawn().has(url),
    keep: name => {
      if (knownRow(name) !== undefined) parts.takeOver(name, old())
    },
    make: (name, make) => {
      const { made, row } = withReads(log, () => {
        noteRow(siteRow)
        return make()
      })
      if (made.isPassing !== true) parts.add(name, row, made)
      return made
    },
    aside: work => unnoted(log, work),
    close: inputs => {
      if (watched.isRead()) return
      const made = parts.all()
      const all = log.table()
      const isFull = all.rows > made.rows.length * 4
      const { table, rows } = isFull ? withoutIdleRows(all, made.rows) : { table: all, rows: made.rows }
      writeMemory(inputs, { surroundings, configKey, sound, parts: { ...made, rows }, names: watched.names(), table })
    },
  }
}
