import { closeSync, openSync, readSync } from 'node:fs'

/** Whether a file holds just these bytes. */
export type HoldsBytes = (file: string, content: Uint8Array) => boolean

/** Asks files whether they hold just these bytes: reading costs less than hashing. One buffer serves all files. */
export const fileComparer = (): HoldsBytes => {
  let buffer = Buffer.allocUnsafe(1 << 16)
  return (file, content) => {
    if (buffer.byteLength <= content.byteLength) buffer = Buffer.allocUnsafe(content.byteLength * 2 + 1)
    let handle: number | undefined
    try {
      handle = openSync(file, 'r')
      // Of a longer file one byte more is read: that takes less time than to ask how long it is.
      const read = readSync(handle, buffer, 0, content.byteLength + 1, 0)
      return read === content.byteLength && buffer.compare(content, 0, read, 0, read) === 0
    } catch {
      return false
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
  }
}
