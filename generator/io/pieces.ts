/** What is kept as pieces in one file, each beside its length, and numbers as columns. */
import { inPieces } from './cache.ts'

export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

export const lengthOf = (bytes: number): Uint8Array => new Uint8Array(Uint32Array.of(bytes).buffer)

/** A piece beside its length. */
export function* measured(piece: Uint8Array): Iterable<Uint8Array> {
  yield lengthOf(piece.byteLength)
  yield piece
}

/** The same of a text, which may have megabytes. */
export function* measuredText(text: string): Iterable<Uint8Array> {
  yield lengthOf(Buffer.byteLength(text))
  yield* inPieces(text)
}

/** Numbers from bytes that may begin anywhere. */
export const columnIn = (bytes: Uint8Array): Uint32Array => new Uint32Array(new Uint8Array(bytes).buffer)

export const piecesIn = (bytes: Uint8Array): readonly Uint8Array[] => {
  const found: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const [length = 0] = columnIn(bytes.subarray(at, at + 4))
    found.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return found
}

export const textIn = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()

/** Texts that lie there each on a line. */
export const textsIn = (bytes: Uint8Array): readonly string[] => (bytes.length === 0 ? [] : textIn(bytes).split('\n'))
