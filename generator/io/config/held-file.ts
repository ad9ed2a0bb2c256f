/** Files of configs, whose texts are read at the beginning of a run, and again at its end, or where there is something to tell. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SourceFile } from '../../site/config/tree.ts'
import { inPieces } from '../cache.ts'
import { forgetTexts } from '../digest.ts'

export interface HeldFile extends SourceFile {
  /** The text in UTF-8. */
  readonly utf8: () => Uint8Array
  /** How many bytes these are. */
  readonly size: () => number
  /** The same in pieces, each done with when the next is asked for. */
  readonly bytes: () => Iterable<Uint8Array>
  /** Keeps the text small from now on, in a tenth of the memory: who asks for it has it put together. */
  readonly shelve: () => void
}

/** A part of a text, made small. */
interface Shelved {
  readonly size: number
  readonly small: Uint8Array
}

const made = (piece: Uint8Array): Shelved => ({ size: piece.byteLength, small: deflateRawSync(piece, { level: 1 }) })

/** Into one buffer of its size, in place of many that are joined. */
const restored = ({ size, small }: Shelved): Uint8Array => inflateRawSync(small, { chunkSize: Math.max(size, 64) })

/** @param read what the text was read from, in UTF-8: to encode it again takes milliseconds, but of a large one it takes too much memory */
export const heldFile = (file: string, text: string, read?: Uint8Array): HeldFile => {
  let held: { readonly text: string; readonly read?: Uint8Array | undefined } | { readonly shelved: readonly Shelved[] } = { text, read }
  function* bytes(): Iterable<Uint8Array> {
    if ('text' in held) yield* held.read === undefined ? inPieces(held.text) : [held.read]
    else for (const piece of held.shelved) yield restored(piece)
  }
  return {
    file,
    get text() {
      return 'text' in held ? held.text : Buffer.concat([...bytes()]).toString()
    },
    bytes,
    utf8: () => ('text' in held ? (held.read ?? Buffer.from(held.text)) : Buffer.concat([...bytes()])),
    size: () =>
      'text' in held ? (held.read?.byteLength ?? Buffer.byteLength(held.text)) : held.shelved.reduce((sum, { size }) => sum + size, 0),
    shelve: () => {
      if ('text' in held) held = { shelved: Array.from(bytes(), made) }
    },
  }
}

/** The text of a file in UTF-8. */
export const utf8Of = (source: SourceFile | HeldFile): Uint8Array => ('utf8' in source ? source.utf8() : Buffer.from(source.text))

/** Lets go of the texts of files whose config was read. */
export const shelve = (files: readonly HeldFile[]): void => {
  for (const file of files) file.shelve()
  forgetTexts()
}
