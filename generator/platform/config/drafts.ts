/** What was changed in the editor and not saved yet: it outlives the editor, beside the config, in a folder that no repository takes up. */
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { isRecord } from '../../site/model/table.ts'
import { removeFile } from '../folder.ts'
import { writeOwnerFile } from '../owner-file.ts'
import { siteId } from './config-names.ts'

export interface Draft {
  /** What the disk held when it was begun. */
  readonly base: string
  readonly text: string
}

/** What lies in the tool’s own folder beside a config has its draft beside that config, too. */
export const draftFile = (file: string, cwd: string): string => {
  const folder = basename(dirname(file)) === '.townsite' ? dirname(dirname(file)) : dirname(file)
  return resolve(cwd, folder, '.cache', 'edit', `${siteId(file)}.draft.json`)
}

export const readDraft = (config: string, cwd: string): Draft | undefined => {
  try {
    const data: unknown = JSON.parse(readFileSync(draftFile(config, cwd), 'utf8'))
    return isRecord(data) && typeof data.base === 'string' && typeof data.text === 'string'
      ? { base: data.base, text: data.text }
      : undefined
  } catch {
    return undefined
  }
}

/** @param draft nothing, when all is saved */
export const writeDraft = (config: string, draft: Draft | undefined, cwd: string): void => {
  const file = draftFile(config, cwd)
  if (draft === undefined) removeFile(file)
  else writeOwnerFile(file, JSON.stringify(draft))
}
