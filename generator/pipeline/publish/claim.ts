/** A lock: one build at a time works on an output folder. */
import { hasLock, releaseLock, takeLock } from '../../platform/lock.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { claimFile } from './record.ts'

/** Whether this process has the lock of an output folder. */
export const isClaimed = (out: string): boolean => hasLock(claimFile(out))

export const releaseClaim = (out: string): void => releaseLock(claimFile(out))

/**
 * Locks an output folder, whose folder for server owners must exist.
 * @param name the folder as the user named it
 * @returns a problem if another build is running
 */
export const claimFolder = (out: string, name: string): readonly Diagnostic[] => {
  const { isTaken, holder } = takeLock(claimFile(out))
  return isTaken ? [] : [problem('OUT_BUSY', { folder: name, holder })]
}
