/** A file that was changed on disk in lines that were also changed in the editor. */
import { readConfigFile } from '../../../platform/config/config-file.ts'

import { shortHash } from '../../translations/ledger-file.ts'
import type { MergeConflict } from '../protocol.ts'
import { CannotChange } from './editor-messages.ts'
import type { WorkingTexts } from './texts.ts'
import { isConflict, mergedText, mergeLines } from './three-way-merge.ts'

type Known = Pick<WorkingTexts, 'text' | 'disk' | 'resolveConflict' | 'unsaved'>

/** @throws CannotChange if the file is not an unsaved file of the session */
const sidesOf = ({ text, disk, unsaved }: Known, file: string, cwd: string) => {
  const now = unsaved().includes(file) ? readConfigFile(file, cwd) : undefined
  if (now?.ok !== true) throw new CannotChange({ code: 'unknownFile' })
  return { theirs: now.value, parts: mergeLines(disk(file), text(file), now.value) }
}

export const mergeConflictOf = (texts: Known, file: string, cwd: string): MergeConflict => {
  const { theirs, parts } = sidesOf(texts, file, cwd)
  return { hunks: parts.filter(isConflict), hash: shortHash(theirs) }
}

/**
 * @param chosen indexes of the hunks whose lines are taken from the disk
 * @throws CannotChange if the file has changed again since `hash` was made
 */
export const resolveConflict = (texts: Known, file: string, cwd: string, hash: string, chosen: readonly number[]): void => {
  const { theirs, parts } = sidesOf(texts, file, cwd)
  if (shortHash(theirs) !== hash) throw new CannotChange({ code: 'changedAgain' })
  texts.resolveConflict(
    file,
    theirs,
    mergedText(parts, hunk => chosen.includes(hunk)),
  )
}
