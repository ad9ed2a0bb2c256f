/** Files of the owner's that commands write: as a whole or not at all, whatever happens in the middle. */
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

/** Where a path leads, links followed, also one that leads to nothing yet. */
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

/** Removes what a command that was killed has left half written. */
const tidy = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const mark = new RegExp(`^\\${prefix}(\\d+-\\d*)$`).exec(name)?.[1]
    if (mark !== undefined && aliveBy(mark) === undefined) removeFile(join(folder, name))
  }
}

/** The same in several folders, before anything is written: what cannot be looked at or removed stays where it is. */
export const tidyFolders = (folders: readonly string[]): void => {
  for (const folder of new Set(folders)) {
    try {
      tidy(folder)
    } catch {
      // A write that needs the folder tells why it cannot be used.
    }
  }
}

/** An error of the system with the file it happened to, which of a write the system does not say. */
export const named = (error: unknown, path: string): unknown => (error instanceof Error ? Object.assign(error, { path }) : error)

/** Writes a text to the disk itself, so that it is there when this returns. @param text as a whole or in pieces */
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

/**
 * Writes a file that belongs to the owner: beside it, flushed, then renamed over it. Its folder is made when missing, its mode and
 * owner are kept, a link stays a link.
 */
export const writeOwnerFile = (path: string, text: string): void => {
  const target = followed(path)
  const before = statSync(target, { throwIfNoEntry: false })
  // A pipe or a terminal is written to; a folder is refused by the system.
  if (before?.isFile() === false) {
    writeFileSync(target, text)
    return
  }
  if (before !== undefined) accessSync(target, constants.W_OK)
  const folder = dirname(target)
  makeFolder(folder)
  tidy(folder)
  const unfinished = join(folder, `${prefix}${ownMark()}`)
  try {
    writeFlushed(unfinished, text)
    if (before !== undefined) {
      if (process.getuid?.() === 0) chownSync(unfinished, before.uid, before.gid)
      chmodSync(unfinished, before.mode)
    }
    renameSync(unfinished, target)
  } catch (error) {
    removeFile(unfinished)
    // The folder is there; a place such as /proc says so when it takes no files.
    if (isMissing(error)) Object.assign(error, { code: 'EPERM' })
    // The name that the owner knows.
    throw named(error, target)
  }
}

/** Writes a file that is not there yet, as a whole or not at all. @param name that nothing in the folder has */
export const writeNewFile = (folder: string, name: string, bytes: Uint8Array): void => {
  tidy(folder)
  const unfinished = join(folder, `${prefix}${ownMark()}`)
  try {
    writeFlushed(unfinished, bytes)
    renameSync(unfinished, join(folder, name))
  } catch (error) {
    removeFile(unfinished)
    throw named(error, join(folder, name))
  }
}

/** The text of an owner's file. What cannot be read is named, which the system does not do for a folder. */
export const readOwnerFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw named(error, path)
  }
}
