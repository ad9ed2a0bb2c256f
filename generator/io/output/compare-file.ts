import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Asks files whether they hold just these bytes: reading costs less than hashing. One buffer serves all files. */
export const fileComparer = (): ((file: string, content: Uint8Array) => boolean) => {
  let buffer = Buffer.allocUnsafe(1 << 16)
  return (file, content) => {
    if (buffer.byteLength < content.byteLength) buffer = Buffer.allocUnsafe(content.byteLength * 2)
    let handle: number | undefined
    try {
      handle = openSync(file, 'r')
      if (fstatSync(handle).size !== content.byteLength) return false
      const read = readSync(handle, buffer, 0, content.byteLength, 0)
      return read === content.byteLength && buffer.compare(content, 0, read, 0, read) === 0
    } catch {
      return false
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
  }
}
