/**
 * What a save does. Each file is written whole or not at all. Of several files some may be new and others still old when the editor is
 * killed between them: what the others were to say lies in their drafts, which are written before the first file, and is offered at the
 * next start. So nothing is lost, and the files and drafts together say what was to be saved.
 */
import { readConfigFile } from '../../../io/config/config-file.ts'
import { writeOwnerFile } from '../../../io/owner-file.ts'
import type { Terminal } from '../../../io/terminal/terminal.ts'
import type { CityValidator } from './cities.ts'
import type { EditedSite } from './edited-site.ts'
import { CannotChange } from './editor-messages.ts'
import { fullReadCheck } from './full-read.ts'
import type { WorkingTexts } from './texts.ts'

interface Saved {
  readonly texts: WorkingTexts
  readonly edited: EditedSite
  /** Writes the drafts. */
  readonly keep: () => void
  /** Takes the texts in as they are now. */
  readonly refresh: () => Promise<void>
  /** Whether a file is a config, and not what lies beside one. */
  readonly isConfig: (file: string) => boolean
  /** Judges what is not shown now. */
  readonly cities: CityValidator
}

export interface Saving {
  /** Reads what a save would write, for others to be answered meanwhile. */
  readonly readAhead: () => Promise<void>
  /**
   * @returns the files that were changed so: nothing is written then
   * @throws CannotChange where there are mistakes, or a text says something else than is shown
   */
  readonly save: () => Promise<readonly string[]>
}

export const saving = (
  { texts, edited, keep, refresh, isConfig, cities }: Saved,
  { cwd, path }: Pick<Terminal, 'cwd' | 'path'>,
): Saving => {
  const isRead = fullReadCheck(edited.read)

  /** The first config whose text, read whole, says something else than the editor shows. */
  const misread = async (): Promise<string | undefined> => {
    for (const file of texts.unsaved().filter(isConfig)) if (!(await isRead(file, texts.text(file)))) return file
    return undefined
  }

  /** @throws CannotChange where a config that is not shown would have mistakes: its own, or by a change of its base */
  const rejectBroken = (): void => {
    cities.judge(() => true)
    const { broken } = cities.state()
    const [first, ...more] = broken
    if (first === undefined) return
    const { message, file, line } = first.problem
    throw new CannotChange({
      code: 'invalidElsewhere',
      values: { file: first.config, more: more.length, problem: message, place: `${file}:${line}` },
    })
  }

  /** Takes in what others wrote meanwhile. @returns the files with changes of the same lines */
  const meet = (files: readonly string[]): readonly string[] =>
    files.filter(file => {
      const now = readConfigFile(file, cwd)
      return now.ok && texts.reread(file, now.value) !== undefined
    })

  // One after the other: a text that was read for one save is not read again for the next.
  let ahead: Promise<unknown> = Promise.resolve()

  return {
    readAhead: async () => {
      const reading = ahead.then(() => (edited.isSound() ? misread() : undefined))
      ahead = reading.catch(() => undefined)
      await ahead
    },
    save: async () => {
      await edited.judge()
      if (!edited.isSound()) throw new CannotChange({ code: 'invalid' })
      const files = texts.unsaved()
      const judged = texts.now()
      const conflicts = meet(files)
      if (conflicts.length > 0) return conflicts
      if (files.some(file => texts.text(file) !== judged.get(file))) {
        await refresh()
        await edited.judge()
        if (!edited.isSound()) return []
      }
      rejectBroken()
      const wrong = await misread()
      if (wrong !== undefined) throw new CannotChange({ code: 'readDifferently', values: { file: wrong } })
      keep()
      for (const file of files) {
        writeOwnerFile(path(file), texts.text(file))
        texts.saved(file)
      }
      return []
    },
  }
}
