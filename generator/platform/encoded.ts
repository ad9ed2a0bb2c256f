/**
 * Texts as bytes, one after the other in one buffer that serves all of them: what each left behind would stay until garbage is collected.
 * So each is done with when the next is asked for.
 */
export function* encoded(texts: Iterable<string>): Iterable<Uint8Array> {
  let buffer = Buffer.allocUnsafe(2 ** 16)
  for (const text of texts) {
    const length = Buffer.byteLength(text)
    if (buffer.length < length) buffer = Buffer.allocUnsafe(length * 2)
    yield buffer.subarray(0, buffer.write(text))
  }
}
