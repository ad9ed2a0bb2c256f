/** What a build knows of the one before, and notes for the next: which of its parts would be made again as they are. */
import { type MadePart, type Memory, writeMemory } from '../../io/output/memory.ts'
import { changedCells, type WatchedConfig } from '../../site/config/cells.ts'
import type { Config } from '../../site/config/schema.ts'
import { lazy } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { notePart, type Reads, withReads } from '../../site/model/reads.ts'
import { emptyTable, rowsOf, staleRows, withoutIdleRows, withRows } from '../../site/model/reads-table.ts'

/** What a part of a build has made. */
interface Made {
  /** Published files. */
  readonly files: readonly string[]
  /** The share picture that it asks for. */
  readonly card?: ShareCard | undefined
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
  readonly make: <Part extends Made>(name: string, make: () => Part) => Part
  /** Does something that is done anew each time. */
  readonly aside: <Value>(work: () => Value) => Value
  /** Keeps it for the next build. @param inputs of the build, by which its record is known @param pages addresses of all pages */
  readonly close: (inputs: string, pages: readonly string[]) => void
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
  readonly watched: WatchedConfig
  /** What the site itself has read, before anything of it was asked for. */
  readonly site: Reads
  /** Stands for all that the build is made from, but for the config. */
  readonly surroundings: string
  readonly before: Memory | undefined
}

/** Cards by number, each once. */
const cardList = (): { readonly cards: readonly ShareCard[]; readonly numberOf: (card: ShareCard) => number } => {
  const cards: ShareCard[] = []
  const numbers = new Map<string, number>()
  return {
    cards,
    numberOf: card => {
      const known = numbers.get(card.url)
      if (known !== undefined) return known
      numbers.set(card.url, cards.push(card) - 1)
      return cards.length - 1
    },
  }
}

export const remembered = ({ config, sound, watched, site, surroundings, before: last }: RememberedOptions): Remembered => {
  const before = last?.surroundings === surroundings ? last : undefined
  const stale = lazy(() =>
    before === undefined ? new Uint8Array() : staleRows(before.table, changedCells(before.table.cells, before.config, config)),
  )
  const drawn = lazy(() => new Set(before?.cards.map(({ url }) => url)))
  const kept = new Map<string, MadePart>()
  const made = new Map<string, { readonly reads: Reads; readonly made: Made }>()
  const partOf = (name: string): MadePart | undefined => {
    const part = before !== undefined && Object.hasOwn(before.parts, name) ? before.parts[name] : undefined
    return part === undefined || stale()[part.row] === 1 ? undefined : part
  }
  return {
    pages: () => (partOf('routes') === undefined ? undefined : before?.pages),
    known: name => {
      const part = partOf(name)
      if (part === undefined) return undefined
      return { files: part.files, card: part.card === undefined ? undefined : before?.cards[part.card] }
    },
    isDrawn: ({ url }) => drawn().has(url),
    keep: name => {
      const part = partOf(name)
      if (part !== undefined) kept.set(name, part)
    },
    make: (name, make) => {
      const { made: part, reads } = withReads(() => {
        notePart(site)
        return make()
      })
      if (part.isPassing !== true) made.set(name, { reads, made: part })
      return part
    },
    aside: work => withReads(work).made,
    close: (inputs, pages) => {
      if (watched.isRead()) return
      const { cards, numberOf } = cardList()
      const all = withRows(
        before?.table ?? emptyTable,
        watched.cells,
        [...made.values()].map(({ reads }) => reads),
      )
      const names = [...kept.keys(), ...made.keys()]
      const asked = [...[...kept.values()].map(({ row }) => row), ...all.rows]
      const isFull = rowsOf(all.table) > asked.length * 4
      const { table, rows } = isFull ? withoutIdleRows(all.table, asked) : { table: all.table, rows: asked }
      const parts = names.map((name, place): readonly [string, MadePart] => {
        const old = kept.get(name)
        const { files, card } = made.get(name)?.made ?? {
          files: old?.files ?? [],
          card: old?.card === undefined ? undefined : before?.cards[old.card],
        }
        return [name, { row: rows[place] ?? 0, files, ...(card === undefined ? {} : { card: numberOf(card) }) }]
      })
      writeMemory(inputs, { surroundings, config, sound, pages, parts: Object.fromEntries(parts), cards, table })
    },
  }
}
