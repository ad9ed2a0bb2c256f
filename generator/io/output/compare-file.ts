import { closeSync, openSync, readSync } from 'node:fs'

/** Whether a file holds just these bytes. */
export type HoldsBytes = (file: string, content: Uint8Array) => boolean

/**
 * Of a file so many bytes at its end are compared before all others: what all pages show and somebody changes stands there too, in the footer,
 * so that most that differ are not read as a whole.
 */
export const firstCompared = 4096

/** Asks files whether they hold just these bytes: reading costs less than hashing. One buffer serves all files. */
export const fileComparer = (): HoldsBytes => {
  let buffer = Buffer.allocUnsafe(1 << 16)
  return (file, content) => {
    const size = content.byteLength
    const end = Math.max(size - firstCompared, 0)
    if (buffer.byteLength <= size) buffer = Buffer.allocUnsafe(size * 2 + 1)
    let handle: number | undefined
    try {
      handle = openSync(file, 'r')
      // Of a longer file one byte more is read: that takes less time than to ask how long it is.
      if (readSync(handle, buffer, 0, size + 1 - end, end) !== size - end || buffer.compare(content, end, size, 0, size - end) !== 0)
        return false
      return readSync(handle, buffer, 0, end, 0) === end && buffer.compare(content, 0, end, 0, end) === 0
    } catch {
      return false
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
  }
}
