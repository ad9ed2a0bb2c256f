/**
 * Texts in pieces as UTF-8, in one buffer that serves all of them: what comes back holds until the next call. The middle piece returns
 * with every page of a kind: it is encoded once.
 */
export const partEncoder = (): ((parts: readonly [string, string, string]) => Uint8Array) => {
  const known = new Map<string, Uint8Array>()
  let buffer = Buffer.allocUnsafe(1 << 18)
  return ([before, middle, after]) => {
    let encoded = known.get(middle)
    if (encoded === undefined) {
      encoded = Buffer.from(middle)
      known.set(middle, encoded)
    }
    // UTF-8 takes three bytes at most for a unit of UTF-16.
    const most = (before.length + after.length) * 3 + encoded.byteLength
    if (buffer.byteLength < most) buffer = Buffer.allocUnsafe(most * 2)
    let end = buffer.write(before, 0)
    buffer.set(encoded, end)
    end += encoded.byteLength
    end += buffer.write(after, end)
    return buffer.subarray(0, end)
  }
}
