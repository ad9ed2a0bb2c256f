/** A text in pieces as UTF-8. The middle one comes back with every page of a kind: it is encoded once. */
export const partEncoder = (): ((parts: readonly [string, string, string]) => Uint8Array) => {
  const known = new Map<string, Uint8Array>()
  return ([before, middle, after]) => {
    let encoded = known.get(middle)
    if (encoded === undefined) {
      encoded = Buffer.from(middle)
      known.set(middle, encoded)
    }
    return Buffer.concat([Buffer.from(before), encoded, Buffer.from(after)])
  }
}
