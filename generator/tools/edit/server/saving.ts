/**
 * Saves the files of a session, and resolves merge conflicts with changes on disk. Each file is written atomically. If the editor is killed between two files, the drafts, which are written
 * first, still hold the rest, and the next session restores them.
 */
import { dirname } from 'node:path'
import { readConfigFile } from '../../../platform/config/config-file.ts'
import { requireInSite } from '../../../platform/config/state-file.ts'
import { FileChanged, updateOwnerFile } from '../../../platform/owner-file.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import { isDeepEqual } from '../../../site/config/edit/edit-data.ts'
import { parseConfigText } from '../../../site/config/yaml/parse-config.ts'
import { dataOf } from '../../../site/config/yaml/tree.ts'
import { shortHash } from '../../translations/ledger.ts'
import type { MergeConflict } from '../protocol.ts'
import type { CityValidator } from './cities.ts'
import type { EditedSite } from './edited-site.ts'
import { CannotChange } from './editor-messages.ts'
import type { WorkingTexts } from './texts.ts'
import { isConflict, mergedText, mergeLines } from './three-way-merge.ts'

interface SaveInput {
  readonly texts: WorkingTexts
  readonly edited: EditedSite
  readonly writeDrafts: () => void
  /** Compiles the current texts. */
  readonly refresh: () => Promise<void>
  /** Whether a file is a config, and not a ledger of translations. */
  readonly isConfig: (file: string) => boolean
  readonly cities: CityValidator
}

/**
 * @returns a function that saves; it returns files with merge conflicts, in which case nothing is written
 * @throws CannotChange if a config is invalid, or a file has other data than the editor shows
 */
export const saver =
  ({ texts, edited, writeDrafts, refresh, isConfig, cities }: SaveInput, { cwd, path }: Pick<Terminal, 'cwd' | 'path'>) =>
  async (): Promise<readonly string[]> => {
    if (!edited.isValid()) throw new CannotChange({ code: 'invalid' })
    const files = texts.unsaved()
    const before = texts.now()
    const onDisk = new Map(files.map(file => [file, textOnDisk(file, cwd)]))
    const conflicts = files.filter(file => {
      const now = onDisk.get(file)
      return now !== undefined && !texts.reread(file, now)
    })
    if (conflicts.length > 0) return conflicts
    if (files.some(file => texts.text(file) !== before.get(file))) {
      await refresh()
      if (!edited.isValid()) return []
    }
    rejectInvalid(cities)
    for (const file of files) {
      // A ledger is in .townsite/, next to its config.
      if (!isConfig(file)) requireInSite(file, dirname(dirname(file)), cwd)
      else if (!isReadAsShown(edited, file, texts.text(file))) throw new CannotChange({ code: 'readDifferently', values: { file } })
    }
    writeDrafts()
    for (const file of files) {
      try {
        updateOwnerFile(path(file), onDisk.get(file), texts.text(file))
      } catch (error) {
        throw error instanceof FileChanged ? new CannotChange({ code: 'changedWhileSaving', values: { file } }) : error
      }
      texts.saved(file)
    }
    return []
  }

/**
 * @returns `undefined` if the file is missing
 * @throws CannotChange if it cannot be read, for example because it was replaced by a folder
 */
const textOnDisk = (file: string, cwd: string): string | undefined => {
  const now = readConfigFile(file, cwd)
  if (now.ok) return now.value
  const [problem] = now.diagnostics
  if (problem === undefined || problem.code === 'CONFIG_MISSING') return undefined
  throw new CannotChange({ code: 'problem', values: { problem } })
}

/** @throws CannotChange if another config of the session became invalid */
const rejectInvalid = (cities: CityValidator): void => {
  cities.validateNow()
  const [first, ...more] = cities.broken()
  if (first === undefined) return
  const { config, diagnostic } = first
  const place = `${diagnostic.where?.file ?? ''}:${diagnostic.where?.line ?? 0}`
  throw new CannotChange({ code: 'invalidElsewhere', values: { file: config, more: more.length, problem: diagnostic, place } })
}

/** The editor parses sections that did not change only once: a build, which parses the whole text, must read the same data. */
const isReadAsShown = ({ read }: EditedSite, file: string, text: string): boolean => {
  const [shown, parsed] = [read({ file, text }), parseConfigText({ file: '', text })]
  return shown.ok && parsed.ok && isDeepEqual(dataOf(parsed.value), dataOf(shown.value))
}

/** @throws CannotChange if the file is not an unsaved file of the session */
const sidesOf = ({ text, disk, unsaved }: WorkingTexts, file: string, cwd: string) => {
  const now = unsaved().includes(file) ? readConfigFile(file, cwd) : undefined
  if (now?.ok !== true) throw new CannotChange({ code: 'unknownFile' })
  return { theirs: now.value, parts: mergeLines(disk(file), text(file), now.value) }
}

export const mergeConflictOf = (texts: WorkingTexts, file: string, cwd: string): MergeConflict => {
  const { theirs, parts } = sidesOf(texts, file, cwd)
  return { hunks: parts.filter(isConflict), hash: shortHash(theirs) }
}

/**
 * @param chosen indexes of the hunks whose lines are taken from the disk
 * @throws CannotChange if the file has changed again since `hash` was made
 */
export const resolveConflict = (texts: WorkingTexts, file: string, cwd: string, hash: string, chosen: readonly number[]): void => {
  const { theirs, parts } = sidesOf(texts, file, cwd)
  if (shortHash(theirs) !== hash) throw new CannotChange({ code: 'changedAgain' })
  const text = mergedText(parts, hunk => chosen.includes(hunk))
  texts.resolveConflict(file, theirs, text)
}
