/** What a build knows of the one before, and notes for the next: which of its parts would be made again as they are. */
import type { Sound } from '../../io/config/config-cache.ts'
import type { Lines } from '../../io/output/lines.ts'
import { type KeptPart, type KeptParts, type Memory, writeMemory } from '../../io/output/memory.ts'
import { changedCells, type WatchedConfig } from '../../site/config/cells.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { lazy } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { noteRow, unnoted, withReads } from '../../site/model/reads.ts'
import { emptyTable, type OpenTable, type ReadsTable, staleRows, withoutIdleRows } from '../../site/model/reads-table.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { filesAt, filesIn, type Made, madeParts, noParts } from './made-parts.ts'

/** A part that was just made. */
interface Making {
  /** Published files. */
  readonly files: readonly string[]
  /** It is not to be remembered. */
  readonly isPassing?: boolean
}

/** Is told of pages that would be made again as they are, and takes their files over where these stay. Places are those among all pages. */
export interface Staying {
  /** Stands for the published files in their order, where it is known. */
  readonly order: number | undefined
  /** @returns the place of the first of its files, when they stay */
  readonly page: (place: number, files: readonly string[]) => number | undefined
  /** The same of pages with a file each, which follow each other. @returns of how many it is known already, from the first on */
  readonly pages: (place: number, file: number, count: number) => number
  /** Sees that a share picture that such a page asks for is there. */
  readonly show: (card: ShareCard) => void
}

export interface Remembered {
  /** Addresses of all pages, in their order, when they are known to be as they were. */
  readonly pages: () => Lines<UrlPath> | undefined
  /** Whether a part that is no page would be made again as it is. */
  readonly isKnown: (name: string) => boolean
  /** Whether the build before has published the picture of a card. */
  readonly isDrawn: (card: ShareCard) => boolean
  /** Leaves a part that is no page as it is, when it is known and its files stay. @returns whether it does */
  readonly keep: (name: string, stay?: (files: readonly string[]) => boolean) => boolean
  /** Places of the pages that are to be made, of so many; those whose files do not stay come last. The others are left as they are. */
  readonly placesToMake: (count: number, staying: Staying) => Iterable<number>
  /** Makes a part that is no page, and notes what it reads. Parts are made at once, without waiting. */
  readonly make: <Part extends Making>(name: string, make: () => Part) => Part
  /** The same of a page. @param place among all pages */
  readonly makePage: <Page extends Made>(place: number, path: UrlPath, make: () => Page) => Page
  /** Notes a part that was made already. @param row of what it has read */
  readonly note: (name: string, row: number) => void
  /** Does something that is done anew each time. */
  readonly aside: <Value>(work: () => Value) => Value
  /** Does of keeping what can be done before all is published, while the last files are written. */
  readonly prepare: () => void
  /** Keeps it for the next build. @param inputs of the build, by which its record is known @param orderNow stands for the files that it published, in their order */
  readonly close: (inputs: string, orderNow: () => number | undefined) => void
}

const placesOf = (count: number): Iterable<number> => Array(count).keys()

/** Of a build that nobody will ask about. */
export const forgetful: Remembered = {
  pages: () => undefined,
  isKnown: () => false,
  isDrawn: () => false,
  keep: () => false,
  placesToMake: placesOf,
  make: (_, make) => make(),
  makePage: (_place, _path, make) => make(),
  note: () => undefined,
  aside: work => work(),
  prepare: () => undefined,
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
  readonly parts: KeptParts
  /** What they have read. */
  readonly table: ReadsTable
  /** A part, no page, that would be made again as it is. */
  readonly fresh: (name: string) => KeptPart | undefined
  /** For each row of what was read, 1 when that was something else. */
  readonly stale: Uint8Array
  /** Addresses of all pages, in their order, when they are known to be as they were. */
  readonly pages: () => Lines<UrlPath> | undefined
  /** Whether that build has published the picture of a card. */
  readonly isDrawn: (card: ShareCard) => boolean
}

export const noneKnown: KnownParts = {
  parts: noParts,
  table: emptyTable,
  fresh: () => undefined,
  stale: new Uint8Array(),
  pages: () => undefined,
  isDrawn: () => false,
}

const rowsOf = ({ others, rows }: KeptParts): readonly number[] => [...Object.values(others).map(({ row }) => row), ...rows]

/** The parts with other rows. @param rows one for each of `rowsOf` */
const withRows = (parts: KeptParts, rows: Uint32Array): KeptParts => {
  const others = Object.entries(parts.others).map(([name, part], place) => [name, { ...part, row: rows[place] ?? 0 }] as const)
  return { ...parts, others: Object.fromEntries(others), rows: rows.subarray(others.length) }
}

/** Parts and the table without the rows of what is stale, where that is most of it: each of its parts will have another. */
const withoutStale = (parts: KeptParts, table: ReadsTable, stale: Uint8Array): Pick<KnownParts, 'parts' | 'table' | 'stale'> => {
  const rows = rowsOf(parts)
  const small = withoutIdleRows(
    table,
    rows.filter(row => stale[row] !== 1),
  )
  // In the place of theirs stands one behind all others.
  const none = small.table.rows
  let next = 0
  const moved = Uint32Array.from(rows, row => (stale[row] === 1 ? none : (small.rows[next++] ?? 0)))
  return { parts: withRows(parts, moved), table: small.table, stale: new Uint8Array(none + 1).fill(1, none) }
}

/** @param config as it is now */
export const knownParts = (before: Pick<Memory, 'parts' | 'table' | 'names' | 'config'>, config: Config): KnownParts => {
  const changed = staleRows(before.table, changedCells(before.names, before.config, config))
  const isMost = changed.count * 2 > before.parts.rows.length
  const { parts, table, stale } = isMost
    ? withoutStale(before.parts, before.table, changed.rows)
    : { parts: before.parts, table: before.table, stale: changed.rows }
  const drawn = lazy(() => new Set(parts.cards.map(({ url }) => url)))
  const fresh = (name: string): KeptPart | undefined => {
    const part = parts.others[name]
    return part !== undefined && stale[part.row] !== 1 ? part : undefined
  }
  return {
    parts,
    table,
    fresh,
    stale,
    pages: () => (fresh('routes') === undefined ? undefined : parts.pages),
    isDrawn: ({ url }) => drawn().has(url),
  }
}

/** Parts and the table without rows that none of them asks for, when these are most of it. @param isAnew they may be, whatever their number */
const withoutIdle = (parts: KeptParts, all: ReadsTable, isAnew: boolean): Pick<Memory, 'parts' | 'table'> => {
  if (!isAnew && all.rows <= (Object.keys(parts.others).length + parts.rows.length) * 4) return { parts, table: all }
  const { table, rows } = withoutIdleRows(all, rowsOf(parts))
  return { parts: withRows(parts, rows), table }
}

export const remembered = (options: RememberedOptions): Remembered => {
  const { sound, configKey, watched, log, siteRow, from, known, isAnew } = options
  const parts = madeParts(known.pages() === undefined ? noParts : known.parts)
  const withSite = <Part>(make: () => Part, isLast = false) =>
    withReads(
      log,
      () => {
        noteRow(siteRow)
        return make()
      },
      isLast,
    )
  /** The order of the files among which pages that stay were placed. */
  let placedIn: number | undefined
  const knownPlaces = function* (staying: Staying): Iterable<number> {
    const [{ rows, cards, cardOf, stretches }, stale] = [known.parts, known.stale]
    const changed: number[] = []
    const shown = new Set<number>()
    // One pass, and nothing but numbers: of ten thousand pages V8 has compiled nothing yet, so that each step takes a millisecond.
    for (let place = 0, last = 0; place < rows.length; place++) {
      if (stale[rows[place] ?? 0] === 1) changed.push(place)
      else if (cardOf[place] !== last) {
        last = cardOf[place] ?? 0
        shown.add(last)
      }
    }
    yield* changed
    // By now it is known of more files whether they are as they were.
    for (const [number, card] of cards.entries()) if (shown.has(number + 1)) staying.show(card)
    placedIn = staying.order
    const fileOf = placedIn !== undefined && stretches.order === placedIn ? filesIn(stretches) : () => undefined
    let place = 0
    for (const end of [...changed, rows.length]) {
      while (place < end) {
        const own = fileOf(place)
        const count = own === undefined ? 0 : staying.pages(place, own.file, Math.min(own.count, end - place))
        if (own !== undefined && count > 0) {
          parts.placePages(place, own.file, count)
          place += count
          continue
        }
        const files = filesAt(known.parts, place)
        const file = staying.page(place, files)
        if (file === undefined) yield place
        else if (files.length === 1) parts.placePages(place, file, 1)
        place++
      }
      // That one was made.
      place++
    }
  }
  return {
    pages: known.pages,
    isKnown: name => known.fresh(name) !== undefined,
    isDrawn: known.isDrawn,
    keep: (name, stay = () => true) => {
      const part = known.fresh(name)
      if (part === undefined || !stay(part.files)) return false
      parts.add(name, part)
      return true
    },
    placesToMake: (count, stays) => (known.pages() === undefined ? placesOf(count) : knownPlaces(stays)),
    make: (name, make) => {
      const { made, row } = withSite(make)
      if (made.isPassing !== true) parts.add(name, { row, files: made.files })
      return made
    },
    makePage: (place, path, make) => {
      const { made, row } = withSite(make, true)
      parts.addPage(place, path, row, made)
      return made
    },
    note: (name, row) => parts.add(name, { row, files: [] }),
    aside: work => unnoted(log, work),
    prepare: () => {
      if (!watched.isRead()) sound?.starts()
    },
    close: (inputs, orderNow) => {
      if (watched.isRead()) return
      const order = orderNow()
      const isPlaced = known.pages() === undefined || order === placedIn
      const { parts: made, table } = withoutIdle(parts.all(isPlaced ? order : undefined), log.table(), isAnew)
      writeMemory(inputs, { ...from, configKey, sound, parts: made, names: watched.names(), table })
    },
  }
}
