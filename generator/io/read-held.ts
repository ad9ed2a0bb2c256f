/** Files whose bytes are held for as long as a command has anything to do with them. */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** Bytes from which on it pays: smaller ones come in thousands, and are let go. */
const enough = 2 ** 18

/**
 * Reads a file as a whole, into shared memory where it is not small. V8 takes other bytes beside its heap for as much of what was made since
 * the start, and looks for garbage among all that is held when that is eight megabytes: a twelfth of an edit of ten thousand pages. Memory that
 * threads may share it does not count.
 * @throws what the system says
 */
export const readHeld = (file: string): Buffer => {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    if (size < enough) return readFileSync(handle)
    const bytes = Buffer.from(new SharedArrayBuffer(size))
    let end = 0
    for (let read = -1; read !== 0 && end < size; end += read) read = readSync(handle, bytes, end, size - end, null)
    return bytes.subarray(0, end)
  } finally {
    closeSync(handle)
  }
}
