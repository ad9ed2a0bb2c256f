/** Large files that are made as bytes, since a text of many megabytes would be there twice. */

/** Bytes for which addresses are reserved: sitemaps.org allows 50 MB. */
const room = 2 ** 26

/** Bytes that a UTF-16 unit takes at most. */
const widest = 3

/** Texts one after the other as bytes, in memory that grows where it lies, so that many megabytes are there once. */
export const bytesOf = (texts: Iterable<string>): Uint8Array => {
  const encoder = new TextEncoder()
  // One for all: each of its own would have to be collected.
  let scratch = new Uint8Array(0)
  let buffer = new ArrayBuffer(0, { maxByteLength: room })
  for (const text of texts) {
    if (scratch.length < text.length * widest) scratch = new Uint8Array(text.length * widest)
    const piece = scratch.subarray(0, encoder.encodeInto(text, scratch).written)
    const end = buffer.byteLength
    if (end + piece.length > buffer.maxByteLength) {
      const larger = new ArrayBuffer(end, { maxByteLength: buffer.maxByteLength + room })
      new Uint8Array(larger).set(new Uint8Array(buffer))
      buffer = larger
    }
    buffer.resize(end + piece.length)
    new Uint8Array(buffer).set(piece, end)
  }
  return new Uint8Array(buffer, 0, buffer.byteLength)
}
