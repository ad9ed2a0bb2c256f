/** Translations as a table: each text of the first language beside each other language, with its state. */
import { compareTranslations, type Status, type Translations } from '../translations/ledger.ts'
import { readLedgerFile, shortHash } from '../translations/ledger-file.ts'
import type { HandlersOf } from './given.ts'
import type { Path } from './protocol.ts'
import { CannotChange, type Session } from './session.ts'

interface TranslationRow {
  readonly key: string
  readonly path: Path
  readonly language: string
  readonly status: Status
  /** In the first language. */
  readonly source: string
  /** Empty when it is missing. */
  readonly text: string
}

export interface TranslationTable {
  /** Code of the language that the others follow. */
  readonly source: string
  readonly languages: readonly string[]
  readonly rows: readonly TranslationRow[]
}

export interface TranslationCalls {
  readonly translations: (given: Record<string, never>) => TranslationTable
}

const compared = ({ source, state }: Session, cwd: string): Translations => {
  const ledger = readLedgerFile(state().config, cwd)
  if (!ledger.ok) throw new CannotChange(ledger.diagnostics[0]?.message ?? '')
  return compareTranslations(source().document, ledger.value, shortHash)
}

export const translationHandlers = (session: Session, { cwd }: { readonly cwd: string }): HandlersOf<TranslationCalls> => ({
  translations: () => {
    const { source, languages, all } = compared(session, cwd)
    return {
      source,
      languages,
      rows: all.map(({ key, path, language, status, source: first, text }) => ({ key, path, language, status, source: first, text })),
    }
  },
})
