/** Files of the published folder that stay as they are, beside those that are new. */
import { chmodSync, existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, removeFolder } from '../folder.ts'
import type { NotedFiles } from './noted-files.ts'
import { type BuildRecord, holdsNoOthers, intactFrom } from './record.ts'
import { takeOver, takeOverRest } from './take-over.ts'

/** From this number on it takes longer to link the files that stay than to make those that change. */
const many = 1000

/** Whether so few files change of so many that the folder keeps the others as they are. */
const isFew = (changed: number, kept: number): boolean => kept >= many && changed * 20 <= kept

/** Whether a folder holds its own files and no others, where few of them change: then they are counted. */
export const holdsOwnOnly = (out: string, before: BuildRecord, after: NotedFiles): boolean => {
  const changed = after.changed()
  if (!isFew(changed.length, after.keptCount())) return false
  return changed.every(place => intactFrom(out, before.files, place, 1) === 1) && holdsNoOthers(out, before)
}

/** Where new files are put together. */
interface Stage {
  readonly published: string
  readonly next: string
  readonly target: (path: string) => string
  /** Whether it is to take the place of the published folder. */
  readonly isSwapped: boolean
}

/** Stages what did not change. @param changed how many files did @param few where the new ones are put, where the folder keeps the others */
export const completeStage = ({ published, next, target, isSwapped }: Stage, after: NotedFiles, changed: number, few: string): void => {
  if (changed === 0) {
    // Folders of files that were not written after all are no site.
    removeFolder(next)
    return
  }
  makeFolder(next)
  if (!isSwapped) return
  if (existsSync(published) && isFew(changed, after.keptCount())) {
    renameSync(next, few)
    return
  }
  for (const path of after.kept()) takeOver(join(published, path), target(path))
  if (!existsSync(published)) return
  takeOverRest(published, next)
  chmodSync(next, statSync(published).mode)
}
