/** Where a new config goes: below the folder of one that is open, under a name that is made of its own name. No request names a path. */
import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { writeOwnerFile } from '../../../platform/owner-file.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { slugify } from '../../../site/config/values/slug.ts'
import { outFault } from '../../clone/draft.ts'
import { CannotChange, type EditorMessage } from './editor-messages.ts'

/** `site.config.yaml` → `sites`. @param beside a config that is open */
export const newFolder = (beside: string): string => {
  const folder = dirname(beside)
  return basename(folder) === 'sites' ? folder : join(folder, 'sites')
}

/** `site.config.yaml`, `Ottawa` → `sites/ottawa.config.yaml`. @param beside a config that is open */
export const newFile = (beside: string, name: string): string => join(newFolder(beside), `${slugify(name) || 'new'}.config.yaml`)

/** The nearest folder around a path that is there, links followed. */
const standing = (path: string): string => {
  const folder = dirname(path)
  return lstatSync(folder, { throwIfNoEntry: false }) === undefined ? standing(folder) : realpathSync(folder)
}

/** Why a new config cannot be written there, if it cannot: something is there, a link as well, or the folder leads elsewhere. */
export const newFileFault = (file: string, beside: string, { path }: Pick<Terminal, 'path'>): EditorMessage | undefined => {
  const target = path(file)
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return { code: 'nameTaken', values: { file } }
  const fault = outFault(file, target)
  if (fault !== undefined) return fault
  const home = realpathSync(dirname(path(beside)))
  const real = standing(target)
  return real === home || real.startsWith(`${home}${sep}`) ? undefined : { code: 'folderElsewhere', values: { file } }
}

/** @throws CannotChange where it cannot be written */
export const writeNewFile = (file: string, beside: string, text: string, terminal: Pick<Terminal, 'path'>): void => {
  const fault = newFileFault(file, beside, terminal)
  if (fault !== undefined) throw new CannotChange(fault)
  writeOwnerFile(terminal.path(file), text)
}
