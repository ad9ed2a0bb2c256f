/** A file that somebody else changed in the same lines: both sides of it, and what is made of them. */
import { readConfigFile } from '../../io/config/config-file.ts'

import { shortHash } from '../translations/ledger-file.ts'
import { CannotChange } from './editor-messages.ts'
import type { Meeting } from './protocol.ts'
import type { WorkingTexts } from './texts.ts'
import { isClash, joined, putTogether } from './three-way.ts'

type Known = Pick<WorkingTexts, 'text' | 'disk' | 'settle' | 'unsaved'>

/** @throws CannotChange where there is nothing to be put together */
const sidesOf = ({ text, disk, unsaved }: Known, file: string, cwd: string) => {
  // Only a file of this session is read: one that differs from the disk.
  const now = unsaved().includes(file) ? readConfigFile(file, cwd) : undefined
  if (now?.ok !== true) throw new CannotChange({ code: 'unknownFile' })
  return { theirs: now.value, stretches: putTogether(disk(file), text(file), now.value) }
}

export const meetingOf = (texts: Known, file: string, cwd: string): Meeting => {
  const { theirs, stretches } = sidesOf(texts, file, cwd)
  return { clashes: stretches.filter(isClash), seal: shortHash(theirs) }
}

/** @param chosen of the clashes, those whose lines are theirs @throws CannotChange where the file was changed once more */
export const settle = (texts: Known, file: string, cwd: string, seal: string, chosen: readonly number[]): void => {
  const { theirs, stretches } = sidesOf(texts, file, cwd)
  if (shortHash(theirs) !== seal) throw new CannotChange({ code: 'changedAgain' })
  texts.settle(
    file,
    theirs,
    joined(stretches, clash => chosen.includes(clash)),
  )
}
