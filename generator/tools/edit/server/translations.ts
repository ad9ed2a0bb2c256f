/** Translations as a table: each text of the first language beside each other language, with its state. */
import * as z from 'zod'
import { composeChain } from '../../../site/config/overlay/config-chain.ts'
import { type ConfigPath, pathText, valueAt } from '../../../site/config/yaml/tree.ts'
import { problem } from '../../../site/messages/index.ts'
import { messageLanguage } from '../../messages.ts'
import {
  acceptOnly,
  acceptTranslations,
  compareTranslations,
  type Ledger,
  ledgerText,
  pairOf,
  readLedger,
  statuses,
  type Translations,
} from '../../translations/ledger.ts'
import { ledgerFile, shortHash } from '../../translations/ledger-file.ts'
import { type Import, importedText, planImport, readSheet, refusalText, sheetText } from '../../translations/sheet.ts'
import type { Path, State } from '../protocol.ts'
import { isShown, type TranslationFilter, type TranslationRow } from '../translation-filter.ts'
import { CannotChange } from './editor-messages.ts'
import { faultsOf } from './fields.ts'
import { type HandlersOf, pathGiven } from './given.ts'
import type { Session } from './session.ts'

export interface TranslationTable {
  /** Code of the language that the others follow. */
  readonly source: string
  readonly languages: readonly string[]
  readonly rows: readonly TranslationRow[]
  /** Whether any translation was ever accepted: before that, none is stale. */
  readonly hasLedger: boolean
}

export interface ImportAnswer {
  readonly state: State
  readonly taken: number
  /** Empty, or the same. */
  readonly unchanged: number
  /** Rows of the table that were left out, and why. */
  readonly refused: readonly { readonly line: number; readonly key: string; readonly language: string; readonly reason: string }[]
}

export interface TranslationCalls {
  readonly translations: (given: Record<string, never>) => TranslationTable
  /** What is wrong with a text by itself. */
  readonly judgeText: (given: { readonly path: Path; readonly text: string }) => readonly string[]
  /** Writes a text of the table. @returns what stands there now */
  readonly translate: (given: { readonly path: Path; readonly text: string }) => State
  /** Takes translations as they stand, or all that are new. */
  readonly acceptTranslations: (given: { readonly rows: readonly { readonly key: string; readonly language: string }[] | 'new' }) => State
  /** The rows as a table for a translator. */
  readonly translationSheet: (given: TranslationFilter) => string
  readonly importTranslations: (given: { readonly sheet: string }) => ImportAnswer
}

interface Read {
  readonly config: string
  readonly translations: Translations
  readonly ledger: Ledger
}

const read = ({ source, state, text }: Session): Read => {
  const { config } = state()
  const ledger = readLedger(text(ledgerFile(config)))
  if (ledger === undefined) throw new CannotChange({ code: 'problem', values: { problem: problem('LEDGER_INVALID') } })
  return { config, ledger, translations: compareTranslations(source().document, ledger, shortHash) }
}

const rowsOf = ({ translations }: Read): readonly TranslationRow[] =>
  translations.all.map(({ key, at, language, status, source, text }) => ({ key, path: [...at, language], language, status, source, text }))

/** A text that ends its last line keeps doing so. */
const asBefore = (before: unknown, text: string): string =>
  typeof before === 'string' && before.endsWith('\n') && !text.endsWith('\n') ? `${text}\n` : text

/** Writes a translation, and the ledger where there is one: whoever writes it has its source before their eyes. */
const translate = async (session: Session, path: ConfigPath, given: string): Promise<void> => {
  const { data } = session.source().document
  const text = asBefore(valueAt(data, path), given)
  const changed = session.plan([{ kind: 'set', path, value: text }], 0)
  const { config, ledger, translations } = read(session)
  const row = translations.all.find(({ at, language }) => pathText([...at, language]) === pathText(path))
  const isNoted = changed.size > 0 && Object.keys(ledger).length > 0 && row !== undefined && row.language !== translations.source
  const noted = isNoted ? acceptOnly(ledger, [{ ...row, pair: pairOf(row.source, text, shortHash) }]) : ledger
  await session.commit('translations', isNoted ? new Map([...changed, [ledgerFile(config), ledgerText(noted)]]) : changed)
}

const accept = (session: Session, rows: readonly { readonly key: string; readonly language: string }[] | 'new'): Promise<void> => {
  const { config, ledger, translations } = read(session)
  const named = translations.all.filter(
    one => one.status !== 'missing' && rows !== 'new' && rows.some(({ key, language }) => key === one.key && language === one.language),
  )
  const next = rows === 'new' ? acceptTranslations(translations, ledger, []) : acceptOnly(ledger, named)
  return session.commit('translations', new Map([[ledgerFile(config), ledgerText(next)]]))
}

/** What a table brings: the config with it, and the ledger after it. */
const importSheet = async (session: Session, given: string): Promise<Import> => {
  const { config, ledger, translations } = read(session)
  const { rows, lacking } = readSheet(given, translations.source)
  if (lacking.length > 0) throw new CannotChange({ code: 'missingColumns', values: { columns: lacking } })
  const plan = planImport(rows, translations)
  if (plan.taken.length === 0) return plan
  const text = importedText(session.text(config), plan.taken)
  const [, ...bases] = session.edited.chain()
  const { document } = composeChain([{ file: config, text }, ...bases])
  if (document === undefined) throw new CannotChange({ code: 'unreadableWithTable', values: { file: config } })
  const after = compareTranslations(document, ledger, shortHash)
  const keys = plan.taken.map(({ key }) => key)
  const noted = ledgerText(acceptTranslations(after, ledger, keys))
  await session.commit(
    'translations',
    new Map([
      [config, text],
      [ledgerFile(config), noted],
    ]),
  )
  return plan
}

const filterGiven = z.object({
  language: z.string().max(50).nullable(),
  status: z.enum(statuses).nullable(),
  words: z.string().max(500),
})
const textGiven = z.object({ path: pathGiven, text: z.string().max(200_000) })
const rowsGiven = z.union([z.literal('new'), z.array(z.object({ key: z.string().max(2_000), language: z.string().max(50) })).max(50_000)])

export const translationHandlers = (session: Session): HandlersOf<TranslationCalls> => ({
  translations: () => {
    const found = read(session)
    const { source, languages } = found.translations
    return { source, languages, rows: rowsOf(found), hasLedger: Object.keys(found.ledger).length > 0 }
  },
  judgeText: given => {
    const { path, text } = textGiven.parse(given)
    return faultsOf(session.source(), path, text, messageLanguage(session.spoken()))
  },
  translate: async given => {
    const { path, text } = textGiven.parse(given)
    await translate(session, path, text)
    return session.state()
  },
  acceptTranslations: async given => {
    await accept(session, z.object({ rows: rowsGiven }).parse(given).rows)
    return session.state()
  },
  translationSheet: given => {
    const filter = filterGiven.parse(given)
    const found = read(session)
    const rows = rowsOf(found)
    return sheetText(
      found.translations,
      found.translations.all.filter((_, index) => {
        const row = rows[index]
        return row !== undefined && isShown(row, filter)
      }),
    )
  },
  importTranslations: async given => {
    const { taken, unchanged, refused } = await importSheet(session, z.object({ sheet: z.string() }).parse(given).sheet)
    return {
      state: session.state(),
      taken: taken.length,
      unchanged,
      refused: refused.map(({ line, key, language, reason }) => ({
        line,
        key,
        language,
        reason: refusalText(reason, messageLanguage(session.spoken())),
      })),
    }
  },
})
