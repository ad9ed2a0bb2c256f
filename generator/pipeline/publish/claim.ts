/** One build at a time works on an output folder. */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { aliveBy, ownMark } from '../../io/alive.ts'
import { removeFile } from '../../io/folder.ts'
import { named } from '../../io/owner-file.ts'
import { problem } from '../../site/catalogue/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { claimFile } from './record.ts'

const markIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Long enough for a process to write its mark into the file that it has just made. */
const moment = 100

const wait = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Makes the file, if nobody has it. */
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

/** Whether this process has claimed an output folder, and nobody has taken it for the claim of one that is gone. */
export const isClaimed = (out: string): boolean => markIn(claimFile(out)) === ownMark()

export const releaseClaim = (out: string): void => {
  if (isClaimed(out)) removeFile(claimFile(out))
}

/**
 * Claims an output folder, whose folder beside it is there; the claim of a process that is gone counts for nothing.
 * @param name the folder as the person named it
 * @returns a problem when another build is at work
 */
export const claimFolder = (out: string, name: string): readonly Diagnostic[] => {
  const file = claimFile(out)
  if (taken(file)) return []
  if (markIn(file) === '') wait(moment)
  const holder = aliveBy(markIn(file))
  if (holder === undefined) removeFile(file)
  return holder === undefined && taken(file) ? [] : [problem('OUT_BUSY', { folder: name, holder })]
}
