/** Atomic writes of the owner’s files. A change of a file is written only if no other program has changed the file since it was read. */
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
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
import { basename, dirname, join, resolve } from 'node:path'
import { decodeText } from '../site/util/decode-text.ts'
import { aliveBy, ownMark } from './alive.ts'
import { encoded } from './cache.ts'
import { isMissing, makeFolder, removeFile } from './folder.ts'
import { releaseLock, removeStaleLock, takeLock, wait } from './lock.ts'

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

const temporaryName = new RegExp(`^\\${prefix}(?:(\\d+-\\d*)(?:-old)?|[0-9a-f]{12}\\.lock[-.\\w]*)$`)

/** Removes the temporary files and locks of killed commands. */
const tidy = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const found = temporaryName.exec(name)
    if (found === null) continue
    const file = join(folder, name)
    const mark = found[1]
    if (mark === undefined) removeStaleLock(file)
    else if (aliveBy(mark) === undefined) removeFile(file)
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
    // The name of the target, not of the temporary file.
    throw named(error, target)
  }
}

/** @param validate called directly before the file is replaced */
const write = (path: string, text: string, validate = (): void => undefined): void => {
  const target = followed(path)
  const before = statSync(target, { throwIfNoEntry: false })
  // A pipe or a terminal is written directly; for a folder, the system reports an error.
  if (before?.isFile() === false) {
    validate()
    writeFileSync(target, text)
    return
  }
  if (before !== undefined) accessSync(target, constants.W_OK)
  const folder = dirname(target)
  makeFolder(folder)
  replaceFile(folder, target, text, unfinished => {
    if (before !== undefined) {
      if (process.getuid?.() === 0) chownSync(unfinished, before.uid, before.gid)
      chmodSync(unfinished, before.mode)
    }
    validate()
  })
}

/** Writes a file atomically, with its folder if that is missing. Mode and owner stay the same, and links are followed. */
export const writeOwnerFile = (path: string, text: string): void => write(path, text)

/** The lock of a file is in the same folder, where temporary files are written as well. */
const lockOf = (target: string): string =>
  join(dirname(target), `${prefix}${createHash('sha256').update(basename(target)).digest('hex').slice(0, 12)}.lock`)

/** Milliseconds. A command has a lock only while it writes. */
const lockTimes = { longest: 10_000, between: 20 }

const locked = (target: string, work: () => void): void => {
  makeFolder(dirname(target))
  const lock = lockOf(target)
  for (let waited = 0; ; waited += lockTimes.between) {
    let isTaken: boolean
    try {
      ;({ isTaken } = takeLock(lock))
    } catch (error) {
      throw named(error, target)
    }
    if (isTaken) break
    if (waited >= lockTimes.longest) throw Object.assign(new Error(`${target} is locked`), { code: 'ELOCKED', path: target })
    wait(lockTimes.between)
  }
  try {
    work()
  } finally {
    releaseLock(lock)
  }
}

/** Adds a second link to a file. @returns whether the file system supports that */
const linkFile = (target: string, link: string): boolean => {
  try {
    linkSync(target, link)
    return true
  } catch {
    return false
  }
}

/**
 * Replaces a file that another program may write into at the same time, without a lock. A second link to the file shows what it wrote.
 * @param now text of the file
 * @throws FileChanged if there is another text; the file is put back, and what that program still writes gets into it
 */
const replaceUnchanged = (target: string, now: string, replace: () => void): void => {
  const old = join(dirname(target), `${prefix}${ownMark()}-old`)
  const isLinked = linkFile(target, old)
  try {
    replace()
    if (!isLinked || textIfAny(old) === now) return
    renameSync(old, target)
    throw new FileChanged(target)
  } finally {
    removeFile(old)
  }
}

/** The text without a byte order mark. */
const withoutMark = <Text extends string | undefined>(text: Text): Text | string => text?.replace(/^\ufeff/, '') ?? text

const textIfAny = (path: string): string | undefined => {
  try {
    return readOwnerFile(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Another program changed the file, so it was not written. */
export class FileChanged extends Error {
  readonly code = 'ECHANGED'
  readonly path: string

  constructor(path: string) {
    super(`${path} was changed meanwhile`)
    this.path = path
  }
}

/**
 * Changes a file under a lock. A byte order mark stays.
 * @param change returns the new text from the present one, which is `undefined` if the file is missing
 * @throws FileChanged if another program changed the file at the same time
 */
export const changeOwnerFile = (path: string, change: (now: string | undefined) => string): void => {
  const target = followed(path)
  locked(target, () => {
    const now = textIfAny(target)
    const changed = change(withoutMark(now))
    const text = [now, changed].some(one => one?.startsWith('\ufeff')) ? `\ufeff${withoutMark(changed)}` : changed
    if (text === now) {
      // Of a run that was killed after it had replaced the file.
      tidy(dirname(target))
      return
    }
    const replace = (): void =>
      write(target, text, () => {
        if (textIfAny(target) !== now) throw new FileChanged(target)
      })
    if (now === undefined) replace()
    else replaceUnchanged(target, now, replace)
  })
}

/**
 * Replaces the text that a change was computed from.
 * @param before `undefined` if the file was missing
 * @throws FileChanged if the file has another text, or exists
 */
export const updateOwnerFile = (path: string, before: string | undefined, text: string): void =>
  changeOwnerFile(path, now => {
    if (now !== withoutMark(before)) throw new FileChanged(path)
    return text.replace(/^\ufeff/, '')
  })

/** A change of a file, from the text that it was computed from. */
export interface OwnerChange {
  readonly path: string
  readonly before: string
  readonly after: string
}

/**
 * Replaces the texts of several files, or of none: if one cannot be written, those before it get their old texts again.
 * @throws FileChanged if a file has another text than expected
 */
export const updateOwnerFiles = (changes: readonly OwnerChange[]): void => {
  const done: OwnerChange[] = []
  try {
    for (const change of changes) {
      updateOwnerFile(change.path, change.before, change.after)
      done.push(change)
    }
  } catch (error) {
    for (const { path, before, after } of done.toReversed()) updateOwnerFile(path, after, before)
    throw error
  }
}

/** @throws FileChanged if the file exists with another text */
export const createOwnerFile = (path: string, text: string): void =>
  changeOwnerFile(path, now => {
    if (now !== undefined && now !== text) throw new FileChanged(path)
    return text
  })

/** Writes a new file atomically. @returns whether the name was free; a link without a target takes it as well */
export const writeNewFile = (folder: string, name: string, bytes: Uint8Array): boolean => {
  const target = join(folder, name)
  let isFree = false
  locked(target, () => {
    isFree = lstatSync(target, { throwIfNoEntry: false }) === undefined
    if (isFree) replaceFile(folder, target, bytes)
  })
  return isFree
}

/** Reads a text file. Errors have the path, which the system omits for a folder. */
export const readOwnerFile = (path: string): string => {
  try {
    return decodeText(readFileSync(path))
  } catch (error) {
    throw named(error, path)
  }
}
