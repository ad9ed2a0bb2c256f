/** Encodes texts as UTF-8 in one shared buffer, which bounds the memory. A result is valid until the next one is requested. */
export function* encoded(texts: Iterable<string>): Iterable<Uint8Array> {
  let buffer = Buffer.allocUnsafe(2 ** 16)
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    if (buffer.length < length) buffer = Buffer.allocUnsafe(length * 2)
    yield buffer.subarray(0, buffer.write(text))
  }
}
