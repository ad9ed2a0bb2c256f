/** All migrations of configs, in the order of their formats. */
import { isRecord } from '../../util/table.ts'
import { dataIn, editVerified } from '../edit/edit-checked.ts'
import type { Edit } from '../edit/edit-text.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import { formatKey } from './1-format-key.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [formatKey]

export const formatOf = (data: unknown): number => (isRecord(data) && typeof data.townsite === 'number' ? data.townsite : 0)

export interface Migrated {
  readonly text: string
  /** The migrations that were applied. */
  readonly applied: readonly Migration[]
}

/** The data of a text, as edits read it. */
const parsed = (text: string): unknown => dataIn(text, parseConfigText)

const step = (text: string, { to, edits }: Migration): string => {
  const data = parsed(text)
  const key: Edit = { kind: isRecord(data) && data.townsite !== undefined ? 'set' : 'first', path: ['townsite'], value: to }
  return editVerified(text, [...edits(data), key])
}

/**
 * Migrates the text of one config file to the current format. Comments, order, quotation marks and line ends stay.
 * @param text of a file that can be parsed
 * @throws EditFailed if the text cannot express a change
 */
export const migrate = (text: string, known: readonly Migration[] = migrations): Migrated => {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const body = text.slice(mark.length)
  const data = parsed(body)
  const applied = isRecord(data) ? known.filter(({ to }) => to > formatOf(data)) : []
  return { text: `${mark}${applied.reduce(step, body)}`, applied }
}
