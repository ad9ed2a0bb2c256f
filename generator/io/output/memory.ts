/**
 * What a build remembers of itself for the next one: what each of its parts has read of the config (docs/decisions/0017). It lies in the
 * cache under the inputs of that build, which the record beside the output names too: so it speaks of just those files.
 */
import type { Config } from '../../site/config/schema.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { ReadsTable } from '../../site/model/reads-table.ts'
import { dropCache, readCache, writeCache } from '../cache.ts'
import type { LastSound } from '../config/cache.ts'

/** A part of a build: the files that it made, and what these are to show when they are shared. */
export interface MadePart {
  /** Its row in the table. */
  readonly row: number
  /** Published files. */
  readonly files: readonly string[]
  /** Number of the card that it asks for. */
  readonly card?: number
}

export interface Memory {
  /** Stands for all that the build was made from, but for the config. */
  readonly surroundings: string
  readonly config: Config
  /** The text of the config, where it is one file and nothing was to be told of it. */
  readonly sound?: Omit<LastSound, 'config'> | undefined
  /** Addresses of all pages, in their order. */
  readonly pages: readonly string[]
  /** By name; a page’s is its address. */
  readonly parts: Readonly<Record<string, MadePart>>
  readonly cards: readonly ShareCard[]
  readonly table: ReadsTable
}

const keyOf = (inputs: string): string => `memory of ${inputs}`

type Head = Omit<Memory, 'table'> & { readonly cells: readonly string[]; readonly rows: number }

const bytesOf = (numbers: Uint32Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Numbers from bytes that may begin anywhere. */
const numbersIn = (bytes: Uint8Array): Uint32Array => new Uint32Array(new Uint8Array(bytes).buffer)

/** @param inputs those of the build, as its record has them */
export const writeMemory = (inputs: string, { table, ...memory }: Memory): void => {
  const head = Buffer.from(JSON.stringify({ ...memory, cells: table.cells, rows: table.starts.length } satisfies Head))
  writeCache(keyOf(inputs), Buffer.concat([bytesOf(Uint32Array.of(head.length)), head, bytesOf(table.starts), bytesOf(table.links)]))
}

export const readMemory = (inputs: string): Memory | undefined => {
  const bytes = inputs === '' ? undefined : readCache(keyOf(inputs))
  if (bytes === undefined) return undefined
  const [length = 0] = numbersIn(bytes.subarray(0, 4))
  // Written above, by this very program.
  const { cells, rows, ...memory } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head
  const numbers = bytes.subarray(4 + length)
  return { ...memory, table: { cells, starts: numbersIn(numbers.subarray(0, rows * 4)), links: numbersIn(numbers.subarray(rows * 4)) } }
}

/** Forgets a build whose files are no more. */
export const forgetMemory = (inputs: string): void => {
  if (inputs !== '') dropCache(keyOf(inputs))
}
