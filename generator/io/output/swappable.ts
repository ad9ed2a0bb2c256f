/** Which folders can be put in place of each other by renaming. */
import { accessSync, constants, existsSync, renameSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isMissing } from '../folder.ts'

/** Whether files can be moved from one folder to another: asked with a name that nobody has. */
const areOfOneDisk = (one: string, other: string): boolean => {
  try {
    renameSync(join(one, '.townsite.none'), join(other, '.townsite.none'))
  } catch (error) {
    return isMissing(error) && statSync(one).dev === statSync(other).dev
  }
  return true
}

const mayWrite = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Whether a folder can be renamed: it is no volume of its own, its parent may be changed, and this process does not stand in it. */
export const canBeSwapped = (folder: string, work: string): boolean => {
  if (!existsSync(folder)) return areOfOneDisk(dirname(folder), work)
  const place = relative(folder, process.cwd())
  return areOfOneDisk(folder, work) && mayWrite(dirname(folder)) && (place.startsWith('..') || resolve(place) === place)
}
