/** Atomic writes of the owner’s files. */
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { aliveBy, ownMark } from './alive.ts'
import { encoded } from './encoded.ts'
import { isMissing, makeFolder, removeFile } from './folder.ts'

/** Resolves links, also if the target does not exist yet. */
export const followed = (path: string): string => {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return path
  try {
    return realpathSync(path)
  } catch (error) {
    if (!stats.isSymbolicLink() || !isMissing(error)) throw error
    return followed(resolve(dirname(path), readlinkSync(path)))
  }
}

const prefix = '.townsite-'

/** Removes the temporary files of killed commands. */
const tidy = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const mark = new RegExp(`^\\${prefix}(\\d+-\\d*)$`).exec(name)?.[1]
    if (mark !== undefined && aliveBy(mark) === undefined) removeFile(join(folder, name))
  }
}

/** Removes the temporary files of killed commands from several folders, as far as possible. */
export const tidyFolders = (folders: readonly string[]): void => {
  for (const folder of new Set(folders)) {
    try {
      tidy(folder)
    } catch {
      // A later write to the folder reports the error.
    }
  }
}

/** Adds the path of the file to a system error, which lacks it after a failed write. */
export const named = (error: unknown, path: string): unknown => (error instanceof Error ? Object.assign(error, { path }) : error)

/** Writes a file and flushes it to disk. @param text as a whole or in pieces */
export const writeFlushed = (file: string, text: string | Uint8Array | Generator<string>): void => {
  const handle = openSync(file, 'w')
  try {
    for (const piece of typeof text === 'string' || text instanceof Uint8Array ? [text] : encoded(text)) writeFileSync(handle, piece)
    fsyncSync(handle)
  } catch (error) {
    throw named(error, file)
  } finally {
    closeSync(handle)
  }
}

/** Writes a file atomically. @param prepare called with the temporary file before it is renamed */
const replaceFile = (folder: string, target: string, content: string | Uint8Array, prepare?: (unfinished: string) => void): void => {
  tidy(folder)
  const unfinished = join(folder, `${prefix}${ownMark()}`)
  try {
    writeFlushed(unfinished, content)
    prepare?.(unfinished)
    renameSync(unfinished, target)
  } catch (error) {
    removeFile(unfinished)
    // The folder exists, so ENOENT means that the system permits no files there, as in /proc.
    if (isMissing(error)) Object.assign(error, { code: 'EPERM' })
    // The name that the owner knows, not that of the temporary file.
    throw named(error, target)
  }
}

/** Writes a file atomically, with its folder if that is missing. Mode and owner stay the same, and links are followed. */
export const writeOwnerFile = (path: string, text: string): void => {
  const target = followed(path)
  const before = statSync(target, { throwIfNoEntry: false })
  // A pipe or a terminal is written directly; for a folder, the system reports an error.
  if (before?.isFile() === false) {
    writeFileSync(target, text)
    return
  }
  if (before !== undefined) accessSync(target, constants.W_OK)
  const folder = dirname(target)
  makeFolder(folder)
  replaceFile(folder, target, text, unfinished => {
    if (before === undefined) return
    if (process.getuid?.() === 0) chownSync(unfinished, before.uid, before.gid)
    chmodSync(unfinished, before.mode)
  })
}

/** Writes a new file atomically. @param name must not exist in the folder */
export const writeNewFile = (folder: string, name: string, bytes: Uint8Array): void => replaceFile(folder, join(folder, name), bytes)

/** Reads a file. Errors have the path, which the system omits for a folder. */
export const readOwnerFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw named(error, path)
  }
}
