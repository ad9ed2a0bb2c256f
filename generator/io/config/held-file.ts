/** Files of configs, whose texts are read at the beginning of a run, and again at its end, or where there is something to tell. */
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import { lazy } from '../../site/model/memoize.ts'
import { inPieces } from '../cache.ts'

export interface HeldFile extends SourceFile {
  /** The text in UTF-8. */
  readonly utf8: () => Uint8Array
  /** How many bytes these are. */
  readonly size: () => number
  /** Stands for them. */
  readonly hash: () => string
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

/** Stands for a text. @param utf8 the text, or its bytes where these are at hand */
const hashOf = (utf8: string | Uint8Array): string => createHash('sha256').update(utf8).digest('base64url')

/** What a file says, as it is at hand: who asks for its text keeps both, who puts it on the shelf neither. */
type Held = { readonly utf8?: Buffer | undefined; readonly text?: string | undefined } | { readonly shelved: readonly Shelved[] }

/**
 * @param content its bytes in UTF-8, of which a text is made when somebody asks for it, which takes milliseconds; or the text, where both would
 * take too much memory
 * @param hash of its bytes, where it is known
 */
export const heldFile = (file: string, content: string | Buffer, hash?: string): HeldFile => {
  let held: Held = typeof content === 'string' ? { text: content } : { utf8: content }
  function* bytes(): Iterable<Uint8Array> {
    if ('shelved' in held) for (const piece of held.shelved) yield restored(piece)
    else if (held.utf8 !== undefined) yield held.utf8
    else yield* inPieces(held.text ?? '')
  }
  const utf8 = (): Buffer => ('shelved' in held ? Buffer.concat(held.shelved.map(restored)) : (held.utf8 ?? Buffer.from(held.text ?? '')))
  return {
    file,
    get text() {
      if ('shelved' in held) return utf8().toString()
      if (held.text === undefined) held = { ...held, text: utf8().toString() }
      return held.text ?? ''
    },
    bytes,
    utf8,
    size: lazy(() =>
      'shelved' in held
        ? held.shelved.reduce((sum, { size }) => sum + size, 0)
        : (held.utf8?.byteLength ?? Buffer.byteLength(held.text ?? '')),
    ),
    hash: lazy(() => hash ?? hashOf(utf8())),
    ...(typeof content !== 'string' && { ascii: () => utf8().toString('latin1'), holds: (word: string) => utf8().includes(word) }),
    shelve: () => {
      if (!('shelved' in held)) held = { shelved: Array.from(bytes(), made) }
    },
  }
}

/** Stands for it. */
export const hashOfSource = (source: SourceFile | HeldFile): string => ('hash' in source ? source.hash() : hashOf(source.text))

/** Lets go of the texts of files whose config was read. */
export const shelve = (files: readonly HeldFile[]): void => {
  for (const file of files) file.shelve()
}
