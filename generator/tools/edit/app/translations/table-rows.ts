/** The rows of the server, one a text and language, as rows of the screen: one a text. */

import type { TranslationTable } from '../../server/translations.ts'
import { isShown, type TranslationFilter, type TranslationRow } from '../../translation-filter.ts'

export interface TextRow {
  readonly key: string
  /** Of the text, without a language. */
  readonly path: TranslationRow['path']
  readonly source: string
  /** By language; a text that lacks its first language has that here, too. */
  readonly cells: ReadonlyMap<string, TranslationRow>
}

export const textRows = ({ rows }: TranslationTable): readonly TextRow[] => {
  const found = new Map<string, { readonly first: TranslationRow; readonly cells: Map<string, TranslationRow> }>()
  for (const row of rows) {
    const known = found.get(row.key) ?? { first: row, cells: new Map<string, TranslationRow>() }
    known.cells.set(row.language, row)
    found.set(row.key, known)
  }
  return [...found].map(([key, { first, cells }]) => ({ key, path: first.path.slice(0, -1), source: first.source, cells }))
}

/** Keys of the texts that a filter shows. */
export const shownKeys = (table: TranslationTable, filter: TranslationFilter): ReadonlySet<string> =>
  new Set(table.rows.filter(row => isShown(row, filter)).map(({ key }) => key))
