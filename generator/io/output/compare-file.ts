import { closeSync, openSync, readSync } from 'node:fs'

/** Whether a file holds just these bytes. */
export type HoldsBytes = (file: string, content: Uint8Array) => boolean

/** What files are compared with: how they are read, and how many bytes at the end come before all others. */
interface Comparing {
  readonly openSync: typeof openSync
  readonly readSync: typeof readSync
  readonly closeSync: typeof closeSync
  readonly firstCompared: number
}

/**
 * Of a file so many bytes at its end are compared before all others: what all pages show and somebody changes stands there too, in the footer,
 * so that most that differ are not read as a whole.
 */
export const firstCompared = 4096

/**
 * Whether a file holds just these bytes. Nothing outside is used: the thread that writes files has this function alone.
 * @param room for one byte more than these
 */
export const holdsBytes = (
  { openSync, readSync, closeSync, firstCompared }: Comparing,
  file: string,
  content: Uint8Array,
  room: Buffer,
): boolean => {
  const size = content.byteLength
  const end = Math.max(size - firstCompared, 0)
  let handle: number | undefined
  try {
    handle = openSync(file, 'r')
    // Of a longer file one byte more is read: that takes less time than to ask how long it is.
    if (readSync(handle, room, 0, size + 1 - end, end) !== size - end || room.compare(content, end, size, 0, size - end) !== 0) return false
    return readSync(handle, room, 0, end, 0) === end && room.compare(content, 0, end, 0, end) === 0
  } catch {
    return false
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Asks files whether they hold just these bytes: reading costs less than hashing. One buffer serves all files. */
export const fileComparer = (): HoldsBytes => {
  const comparing = { openSync, readSync, closeSync, firstCompared }
  let room = Buffer.allocUnsafe(1 << 16)
  return (file, content) => {
    if (room.byteLength <= content.byteLength) room = Buffer.allocUnsafe(content.byteLength * 2 + 1)
    return holdsBytes(comparing, file, content, room)
  }
}
