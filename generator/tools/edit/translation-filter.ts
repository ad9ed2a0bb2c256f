/** The rows of the table of translations, and the filter for them. */
import type { Status } from '../translations/ledger.ts'

export interface TranslationFilter {
  /** `null` for all languages. */
  readonly language: string | null
  readonly status: Status | null
  /** A text in the key, the source or the translation. */
  readonly words: string
}

export interface TranslationRow {
  readonly key: string
  readonly path: readonly (string | number)[]
  readonly language: string
  readonly status: Status
  /** In the first language. */
  readonly source: string
  /** Empty if it is missing. */
  readonly text: string
}

export const isShown = (row: TranslationRow, { language, status, words }: TranslationFilter): boolean => {
  const wanted = words.trim().toLocaleLowerCase()
  return (
    (language === null || row.language === language) &&
    (status === null || row.status === status) &&
    (wanted === '' || [row.key, row.source, row.text].some(text => text.toLocaleLowerCase().includes(wanted)))
  )
}
