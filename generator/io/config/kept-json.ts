/**
 * JSON as the cache keeps it: in Latin-1 where few signs lie beyond it, which are escaped, and a blank before it tells so. V8 reads that in
 * two thirds of the time that UTF-8 takes, of which each sign becomes two bytes where a single one does not fit into one. Else in UTF-8.
 */
import { inPieces, inPiecesBy } from '../cache.ts'

/** Whether so few signs lie beyond ASCII that to escape some of them pays. */
const isMostlyLatin = (text: string): boolean => Buffer.byteLength(text) < text.length * 1.1

const escaped = (text: string): string => text.replace(/[^\0-\xff]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const latinMark = ' '

const isLatin = (bytes: Uint8Array): boolean => bytes[0] === latinMark.charCodeAt(0)

function* latinPieces(json: string): Iterable<Uint8Array> {
  yield Buffer.from(latinMark)
  yield* inPiecesBy(json, piece => Buffer.from(escaped(piece), 'latin1'))
}

/** In pieces, each done with when the next is asked for. */
export const bytesOfJson = (json: string): Iterable<Uint8Array> => (isMostlyLatin(json) ? latinPieces(json) : inPieces(json))

/** A part of what is kept, in the same way. */
export const partOfJson = (kept: Uint8Array, json: string): Uint8Array =>
  isLatin(kept) ? Buffer.from(escaped(json), 'latin1') : Buffer.from(json)

/** What is kept, for `JSON.parse`. */
export const jsonIn = (kept: Uint8Array): string =>
  Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength).toString(isLatin(kept) ? 'latin1' : 'utf8')
