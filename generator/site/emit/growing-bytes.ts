/** Large files that are made as bytes, since a text of many megabytes would be there twice. */

/** Bytes for which addresses are reserved: sitemaps.org allows 50 MB. */
const room = 2 ** 26

/** Texts one after the other as bytes, in memory that grows where it lies, so that many megabytes are there once. */
export const bytesOf = (texts: Iterable<string>): Uint8Array => {
  const encoder = new TextEncoder()
  let buffer = new ArrayBuffer(0, { maxByteLength: room })
  for (const text of texts) {
    const piece = encoder.encode(text)
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
