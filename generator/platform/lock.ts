/** Lock files: each contains the mark of the process that holds it, so that the lock of a killed process is recognized. */
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { aliveBy, ownMark } from './alive.ts'
import { removeFile } from './folder.ts'

/** The mark in a lock file; empty without one. */
const markIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Milliseconds in which a process certainly writes its mark into the file that it has just created. */
const markDelay = 100

/** Whether the process that created the lock no longer runs. A process can be killed before it has written its mark. */
const isStaleLock = (file: string): boolean => {
  const mark = markIn(file)
  if (mark !== '') return aliveBy(mark) === undefined
  const created = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return created !== undefined && Date.now() - created > markDelay
}

export const wait = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Creates the file. @returns `false` if it exists */
const taken = (file: string): boolean => {
  let handle: number
  try {
    handle = openSync(file, 'wx')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    writeFileSync(handle, ownMark())
  } catch (error) {
    removeFile(file)
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: file })
  } finally {
    closeSync(handle)
  }
  // Another process may have taken it for stale before the mark was written.
  return hasLock(file)
}

/** Whether this process has the lock; another one may have taken it for stale. */
export const hasLock = (file: string): boolean => markIn(file) === ownMark()

export const releaseLock = (file: string): void => {
  if (hasLock(file)) removeFile(file)
}

/**
 * Removes a lock if its process no longer runs. Two processes may find the same stale lock: the second one must not remove the new lock of
 * the first one. So a stale lock is removed only under another lock, whose name contains the stale mark, and only if it still has that mark.
 * @returns whether this process removed it
 */
export const removeStaleLock = (file: string): boolean => {
  if (!isStaleLock(file)) return false
  const mark = markIn(file)
  const own = `${file}.${mark === '' ? 'empty' : mark}`
  if (!taken(own) && !(removeStaleLock(own) && taken(own))) return false
  try {
    if (!isStaleLock(file) || markIn(file) !== mark) return false
    removeFile(file)
    return true
  } finally {
    releaseLock(own)
  }
}

/**
 * Takes a lock, whose folder must exist. The lock of a process that no longer runs is ignored.
 * @returns whether it was taken, and otherwise the id of the process that has it, as far as known
 */
export const takeLock = (file: string): { readonly isTaken: boolean; readonly holder?: number | undefined } => {
  if (taken(file)) return { isTaken: true }
  // File times are rounded, and a timer may fire early: twice the delay is certainly past it.
  if (markIn(file) === '') wait(2 * markDelay)
  const holder = aliveBy(markIn(file))
  if (holder !== undefined) return { isTaken: false, holder }
  return { isTaken: removeStaleLock(file) && taken(file) }
}
