/** Unsaved changes of the editor, stored in `.cache/edit/` next to the config. Git ignores this folder in every repository. */
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { isRecord } from '../../site/util/table.ts'
import { makeIgnoredFolder } from '../cache.ts'
import { removeFile } from '../folder.ts'
import { writeOwnerFile } from '../owner-file.ts'
import { siteId } from './config-names.ts'
import { isInSite, requireInSite } from './state-file.ts'

export interface Draft {
  /** Text of the config file when the draft was started. */
  readonly base: string
  readonly text: string
}

/** Drafts of files in `.townsite/` are stored next to the config that the folder belongs to. */
const folderOf = (file: string): string => (basename(dirname(file)) === '.townsite' ? dirname(dirname(file)) : dirname(file))

export const draftFile = (file: string, cwd: string): string => resolve(cwd, folderOf(file), '.cache', 'edit', `${siteId(file)}.draft.json`)

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

/** @param draft `undefined` removes the draft */
export const writeDraft = (config: string, draft: Draft | undefined, cwd: string): void => {
  const file = draftFile(config, cwd)
  if (draft === undefined) {
    if (isInSite(file, folderOf(config), cwd)) removeFile(file)
    return
  }
  requireInSite(file, folderOf(config), cwd)
  writeOwnerFile(file, JSON.stringify(draft))
  makeIgnoredFolder(dirname(dirname(file)))
}
