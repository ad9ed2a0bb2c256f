/**
 * What a build remembers of itself for the next one: what each of its parts has read of the config (docs/decisions/0017). It lies in the
 * cache under the inputs of that build, which the record beside the output names too: so it speaks of just those files.
 */
import type { CellNames } from '../../site/config/cells.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { ReadsTable } from '../../site/model/reads-table.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { dropCache, readCache, writeCache } from '../cache.ts'
import { areaStarts, keptConfig, type LastSound, type Sound } from '../config/config-cache.ts'
import { bytesOf, columnIn, lengthOf, measured, measuredText, piecesIn, textIn, textsIn } from '../pieces.ts'
import { type Lines, linesIn } from './lines.ts'

/** A part of a build that is no page. */
export interface KeptPart {
  /** In the table of reads. */
  readonly row: number
  /** Published files. */
  readonly files: readonly string[]
}

/**
 * Pages with one file each that follow each other as their files do: of each stretch the place of its first page, that of its file, and how
 * many there are. Nearly all pages are in a few of them, and the files of those that stay need not be sought one by one.
 */
export interface Stretches {
  /** Stands for the published files in their order (`FileTable`): of others these are not the places. */
  readonly order: number | undefined
  readonly numbers: Uint32Array
}

/** The parts of a build. Pages are in columns, in their order: at each place of one what is to be known of a page. */
export interface KeptParts {
  /** What is no page, by name. */
  readonly others: Readonly<Record<string, KeptPart>>
  /** Addresses. */
  readonly pages: Lines<UrlPath>
  /** In the table of reads. */
  readonly rows: Uint32Array
  /** The cards that pages ask for or have asked for, and for each page the number of its own and one; 0 where there is none. */
  readonly cards: readonly ShareCard[]
  readonly cardOf: Uint32Array
  /** How files are named after pages, and for each page the number of the pattern of its own. */
  readonly patterns: readonly string[]
  readonly patternOf: Uint32Array
  readonly stretches: Stretches
}

interface Written {
  /** Stands for all that the build was made from, but for the config: as far as it is known before anything is read, and with assets. */
  readonly around: string
  readonly surroundings: string
  /** Whether the config had letters that need fonts of their own. */
  readonly hasExtension: boolean
  /** Where the config lies in the cache. */
  readonly configKey: string
  /** The text of the config, where it is one file and nothing was to be told of it. */
  readonly sound?: Sound | undefined
  readonly parts: KeptParts
  readonly names: CellNames
  readonly table: ReadsTable
}

export interface Memory extends Omit<Written, 'configKey' | 'sound'>, Pick<LastSound, 'config' | 'kept'> {
  readonly sound: Pick<LastSound, 'utf8' | 'starts' | 'judgedBy'> | undefined
}

const keyOf = (inputs: string): string => `memory of ${inputs}`

const columns = ['rows', 'cardOf', 'patternOf'] as const

interface Head {
  readonly around: string
  readonly surroundings: string
  readonly hasExtension: boolean
  readonly configKey: string
  readonly judgedBy: string | undefined
  readonly others: KeptParts['others']
  readonly cards: KeptParts['cards']
  readonly patterns: KeptParts['patterns']
  readonly order: Stretches['order']
  readonly keys: CellNames['keys']
  readonly rows: number
}

/** One after the other, so that few of them are held at once. */
function* pieces({ around, surroundings, hasExtension, configKey, sound, parts, names, table }: Written): Iterable<Uint8Array> {
  const { others, cards, patterns, stretches } = parts
  const head: Head = {
    around,
    surroundings,
    hasExtension,
    configKey,
    judgedBy: sound?.judgedBy,
    others,
    cards,
    patterns,
    order: stretches.order,
    keys: names.keys,
    rows: table.rows,
  }
  yield* measuredText(JSON.stringify(head))
  yield* measuredText(names.blocks.join('\n'))
  const pages = parts.pages.written()
  yield lengthOf(pages.size)
  yield* pages.pieces
  yield* measured(bytesOf(pages.starts))
  for (const column of columns) yield* measured(bytesOf(parts[column]))
  yield* measured(bytesOf(stretches.numbers))
  yield lengthOf(sound?.file.size() ?? 0)
  yield* sound?.file.bytes() ?? []
  yield* measured(bytesOf(sound?.starts() ?? new Uint32Array()))
  for (const piece of table.pieces) yield* measured(piece)
}

/** @param inputs those of the build, as its record has them */
export const writeMemory = (inputs: string, memory: Written): void => writeCache(keyOf(inputs), pieces(memory))

const memoryIn = (bytes: Uint8Array): Memory | undefined => {
  const none = new Uint8Array()
  const [first = none, blocks = none, pages = none, pageStarts = none, ...columns] = piecesIn(bytes)
  const [rows = none, cardOf = none, patternOf = none, stretches = none, text = none, starts = none, ...table] = columns
  // Written above, by this very program.
  const head = JSON.parse(textIn(first)) as Head
  const kept = keptConfig(head.configKey)
  if (kept === undefined) return undefined
  const { around, surroundings, hasExtension } = head
  return {
    around,
    surroundings,
    hasExtension,
    ...kept,
    sound:
      head.judgedBy === undefined
        ? undefined
        : { utf8: text, starts: () => (starts.length === 0 ? areaStarts(text) : columnIn(starts)), judgedBy: head.judgedBy },
    parts: {
      others: head.others,
      pages: linesIn(pages, columnIn(pageStarts)),
      rows: columnIn(rows),
      cards: head.cards,
      cardOf: columnIn(cardOf),
      patterns: head.patterns,
      patternOf: columnIn(patternOf),
      stretches: { order: head.order, numbers: columnIn(stretches) },
    },
    names: { blocks: textsIn(blocks), keys: head.keys },
    table: { rows: head.rows, pieces: table },
  }
}

export const readMemory = (inputs: string): Memory | undefined => {
  const bytes = inputs === '' ? undefined : readCache(keyOf(inputs))
  return bytes === undefined ? undefined : memoryIn(bytes)
}

/** Forgets a build whose files are no more. */
export const forgetMemory = (inputs: string): void => {
  if (inputs !== '') dropCache(keyOf(inputs))
}
