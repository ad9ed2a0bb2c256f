/** A lock: one build at a time works on an output folder. */
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasLock, releaseLock, removeStaleLock, takeLock } from '../../platform/lock.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { claimFile } from './record.ts'

/** Whether this process has the lock of an output folder. */
export const isClaimed = (out: string): boolean => hasLock(claimFile(out))

export const releaseClaim = (out: string): void => releaseLock(claimFile(out))

/** Removes what builds have left that were killed while they removed the lock of a killed build. */
const tidy = (lock: string): void => {
  for (const name of readdirSync(dirname(lock))) if (name.startsWith(`${basename(lock)}.`)) removeStaleLock(join(dirname(lock), name))
}

/**
 * Locks an output folder, whose folder for server owners must exist.
 * @param name the folder as the user named it
 * @returns a problem if another build is running
 */
export const claimFolder = (out: string, name: string): readonly Diagnostic[] => {
  const { isTaken, holder } = takeLock(claimFile(out))
  if (!isTaken) return [problem('OUT_BUSY', { folder: name, holder })]
  tidy(claimFile(out))
  return []
}
