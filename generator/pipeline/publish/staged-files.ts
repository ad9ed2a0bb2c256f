/** Writes and compares single files. */
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { join, sep } from 'node:path'
import { makeFolder } from '../../platform/folder.ts'
import { named } from '../../platform/owner-file.ts'
import type { RecordEntry } from './record.ts'

/** Writes a new file. @returns its size and time */
export const writeNew = (file: string, bytes: Uint8Array): RecordEntry => {
  const handle = openSync(file, 'w')
  try {
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(handle, bytes, at)
    const { size, mtimeMs } = fstatSync(handle)
    return { size, mtimeMs }
  } catch (error) {
    throw named(error, file)
  } finally {
    closeSync(handle)
  }
}

/** Whether a file holds exactly these bytes. */
export type HasBytes = (file: string, content: Uint8Array) => boolean

/** Compares files with bytes. One buffer serves all files. */
export const fileComparer = (): HasBytes => {
  let buffer = Buffer.allocUnsafe(1 << 16)
  return (file, content) => {
    const size = content.byteLength
    if (buffer.byteLength <= size) buffer = Buffer.allocUnsafe(size * 2 + 1)
    let handle: number | undefined
    try {
      handle = openSync(file, 'r')
      // One more byte than expected, so that a longer file is noticed.
      return readSync(handle, buffer, 0, size + 1, 0) === size && buffer.compare(content, 0, size, 0, size) === 0
    } catch {
      return false
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
  }
}

const invalidNames = ['', '.', '..']

/**
 * Maps paths to files below a folder, and creates their folders.
 * @throws for a path that leads out of the folder, which is a bug
 */
export const targetsIn = (folder: string): ((path: string) => string) => {
  const parents = new Map<string, string>()
  return path => {
    const end = path.lastIndexOf('/')
    const [above, name] = [path.slice(0, Math.max(end, 0)), path.slice(end + 1)]
    let parent = parents.get(above)
    if (parent === undefined) {
      // `join` has resolved every `..`.
      parent = join(folder, above)
      if (parent !== folder && !parent.startsWith(folder + sep)) throw new Error(`${path} is outside the output folder`)
      makeFolder(parent)
      parents.set(above, parent)
    }
    if (invalidNames.includes(name) || name.includes(sep)) throw new Error(`${path} is outside the output folder`)
    return parent + sep + name
  }
}
