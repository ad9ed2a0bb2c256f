/** A lock: one build at a time works on an output folder. */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { aliveBy, ownMark } from '../../platform/alive.ts'
import { removeFile } from '../../platform/folder.ts'
import { named } from '../../platform/owner-file.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { claimFile } from './record.ts'

const markIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Milliseconds in which a process certainly writes its mark into the file that it has just created. */
const markDelay = 100

const wait = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

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
    throw named(error, file)
  } finally {
    closeSync(handle)
  }
  return true
}

/** Whether this process has the lock of an output folder; another one may have taken it for stale. */
export const isClaimed = (out: string): boolean => markIn(claimFile(out)) === ownMark()

export const releaseClaim = (out: string): void => {
  if (isClaimed(out)) removeFile(claimFile(out))
}

/**
 * Locks an output folder, whose folder for server owners must exist. The lock of a process that no longer runs is ignored.
 * @param name the folder as the user named it
 * @returns a problem if another build is running
 */
export const claimFolder = (out: string, name: string): readonly Diagnostic[] => {
  const file = claimFile(out)
  if (taken(file)) return []
  if (markIn(file) === '') wait(markDelay)
  const holder = aliveBy(markIn(file))
  if (holder === undefined) removeFile(file)
  return holder === undefined && taken(file) ? [] : [problem('OUT_BUSY', { folder: name, holder })]
}
