import { memoize } from '../../site/model/memoize.ts'

/**
 * Texts in pieces as UTF-8, in one buffer that serves all of them: what comes back holds until the next call. The middle piece returns
 * with every page of a kind: it is encoded once.
 */
export const partEncoder = (): ((parts: readonly [string, string, string]) => Uint8Array) => {
  const encode = memoize((text: string): Uint8Array => Buffer.from(text))
  let buffer = Buffer.allocUnsafe(1 << 18)
  return ([before, middle, after]) => {
    const encoded = encode(middle)
    // UTF-8 takes three bytes at most for a unit of UTF-16.
    const most = (before.length + after.length) * 3 + encoded.byteLength
    // Of a page of megabytes that is three times what it needs.
    if (buffer.byteLength < most) {
      const needed = Buffer.byteLength(before) + encoded.byteLength + Buffer.byteLength(after)
      if (buffer.byteLength < needed) buffer = Buffer.allocUnsafe(Math.ceil(needed * 1.2))
    }
    let end = buffer.write(before, 0)
    buffer.set(encoded, end)
    end += encoded.byteLength
    end += buffer.write(after, end)
    return buffer.subarray(0, end)
  }
}
