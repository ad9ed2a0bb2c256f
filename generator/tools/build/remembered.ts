/** What a build knows of the one before, and notes for the next: which of its parts would be made again as they are. */
import type { Sound } from '../../io/config/cache.ts'
import { type Memory, writeMemory } from '../../io/output/memory.ts'
import { changedCells, type WatchedConfig } from '../../site/config/cells.ts'
import type { Config } from '../../site/config/schema.ts'
import { lazy } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { noteRow, unnoted, withReads } from '../../site/model/reads.ts'
import { type OpenTable, staleRows, withoutIdleRows } from '../../site/model/reads-table.ts'
import { type FoundPart, type FoundParts, filesOf, foundParts, type Made, madeParts, nothingFound } from './made-parts.ts'

/** A part that was just made. */
interface Making extends Made {
  /** It is not to be remembered. */
  readonly isPassing?: boolean
}

export interface Remembered {
  /** Addresses of all pages, in their order, when they are known to be as they were. */
  readonly pages: () => readonly string[] | undefined
  /** Whether a part would be made again as it is. */
  readonly isKnown: (name: string) => boolean
  /** Whether the build before has published the picture of a card. */
  readonly isDrawn: (card: ShareCard) => boolean
  /** Leaves a part that is known as it is. */
  readonly keep: (name: string) => void
  /** The same where its files stay, too. @param stay nothing where they do not @returns what that tells, and the card that the part asks for */
  readonly keepWhere: <Told>(
    name: string,
    stay: (files: readonly string[]) => Told | undefined,
  ) => { readonly told: Told; readonly card: ShareCard | undefined } | undefined
  /** Makes a part, and notes what it reads. Parts are made at once, without waiting. */
  readonly make: <Part extends Making>(name: string, make: () => Part) => Part
  /** Notes a part that was made already. @param row of what it has read */
  readonly note: (name: string, row: number) => void
  /** Does something that is done anew each time. */
  readonly aside: <Value>(work: () => Value) => Value
  /** Keeps it for the next build. @param inputs of the build, by which its record is known */
  readonly close: (inputs: string) => void
}

/** Of a build that nobody will ask about. */
export const forgetful: Remembered = {
  pages: () => undefined,
  isKnown: () => false,
  isDrawn: () => false,
  keep: () => undefined,
  keepWhere: () => undefined,
  make: (_, make) => make(),
  note: () => undefined,
  aside: work => work(),
  close: () => undefined,
}

interface RememberedOptions {
  readonly sound: Sound | undefined
  /** Where the config lies in the cache. */
  readonly configKey: string
  readonly watched: WatchedConfig
  /** What was read before is in it already. */
  readonly log: OpenTable
  /** Row of what the site itself has read, before anything of it was asked for. */
  readonly siteRow: number
  /** What the build is made from beside the config. */
  readonly from: Pick<Memory, 'around' | 'surroundings' | 'hasExtension'>
  /** Of a build with the same surroundings. */
  readonly known: KnownParts
  /** Whether all that was read before counts no more. */
  readonly isAnew: boolean
}

/** The parts of the build before, and which of them would be made again as they are. */
export interface KnownParts {
  readonly parts: FoundParts
  /** A part that would be made again as it is. */
  readonly fresh: (name: string) => FoundPart | undefined
  /** Addresses of all pages, in their order, when they are known to be as they were. */
  readonly pages: () => readonly string[] | undefined
  /** Whether that build has published the picture of a card. */
  readonly isDrawn: (card: ShareCard) => boolean
}

export const noneKnown: KnownParts = { parts: nothingFound, fresh: () => undefined, pages: () => undefined, isDrawn: () => false }

/** @param config as it is now */
export const knownParts = (before: Memory, config: Config): KnownParts => {
  const parts = foundParts(before.parts)
  let stale: Uint8Array | undefined
  const drawn = lazy(() => new Set(before.parts.cards.map(({ url }) => url)))
  const fresh = (name: string): FoundPart | undefined => {
    const found = parts.find(name)
    stale ??= staleRows(before.table, changedCells(before.names, before.config, config))
    return found !== undefined && stale[found.row] !== 1 ? found : undefined
  }
  const pages = lazy(() => parts.pages())
  return {
    parts,
    fresh,
    pages: () => (fresh('routes') === undefined ? undefined : pages()),
    isDrawn: ({ url }) => drawn().has(url),
  }
}

export const remembered = (options: RememberedOptions): Remembered => {
  const { sound, configKey, watched, log, siteRow, from, known, isAnew } = options
  const parts = madeParts()
  return {
    pages: known.pages,
    isKnown: name => known.fresh(name) !== undefined,
    isDrawn: known.isDrawn,
    keep: name => {
      const found = known.fresh(name)
      if (found !== undefined) parts.takeOver(name, found)
    },
    keepWhere: (name, stay) => {
      const found = known.fresh(name)
      const told = found === undefined ? undefined : stay(filesOf(name, found))
      if (found === undefined || told === undefined) return undefined
      parts.takeOver(name, found)
      return { told, card: found.card }
    },
    make: (name, make) => {
      const { made, row } = withReads(log, () => {
        noteRow(siteRow)
        return make()
      })
      if (made.isPassing !== true) parts.add(name, row, made)
      return made
    },
    note: (name, row) => parts.add(name, row, { files: [] }),
    aside: work => unnoted(log, work),
    close: inputs => {
      if (watched.isRead()) return
      const made = parts.all()
      const all = log.table()
      const isFull = isAnew || all.rows > made.rows.length * 4
      const { table, rows } = isFull ? withoutIdleRows(all, made.rows) : { table: all, rows: made.rows }
      writeMemory(inputs, { ...from, configKey, sound, parts: { ...made, rows }, names: watched.names(), table })
    },
  }
}
