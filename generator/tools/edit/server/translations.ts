/** The calls of the translations view: a table of each text in the first language and in each other language, with its status. */
import * as z from 'zod'
import { composeChain } from '../../../site/config/overlay/config-chain.ts'
import { type ConfigPath, pathText, valueAt } from '../../../site/config/yaml/tree.ts'
import { problem } from '../../../site/messages/index.ts'
import { eachOf } from '../../../site/util/table.ts'
import { badCellText } from '../../bad-cells.ts'
import { messageLanguage } from '../../messages.ts'
import {
  acceptImported,
  acceptOnly,
  acceptTranslations,
  compareTranslations,
  type Ledger,
  ledgerFile,
  ledgerText,
  pairOf,
  readLedger,
  statuses,
  type Translations,
} from '../../translations/ledger.ts'
import { importedText, invalidRows, planImport, readSheet, refusalText, sheetText } from '../../translations/sheet.ts'
import type { Placeholder } from '../protocol.ts'
import { isShown, type TranslationRow } from '../translation-filter.ts'
import { handler, pathSchema } from './calls.ts'
import { CannotChange } from './editor-messages.ts'
import { faultsOf } from './fields.ts'
import { commonPlaceholdersIn } from './placeholders.ts'
import type { Session } from './session.ts'

export interface TranslationTable {
  /** Code of the language that the others are translated from. */
  readonly source: string
  readonly languages: readonly string[]
  readonly rows: readonly TranslationRow[]
  /** Whether any translation was accepted; otherwise none can be stale. */
  readonly hasLedger: boolean
  /** What is shown for placeholders that have one value on all pages, by language. */
  readonly placeholders: Readonly<Record<string, readonly Placeholder[]>>
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
  return { config, ledger, translations: compareTranslations(source().document, ledger) }
}

const rowsOf = ({ translations }: Read): readonly TranslationRow[] =>
  translations.all.map(({ key, at, language, status, source, text }) => ({ key, path: [...at, language], language, status, source, text }))

/** Keeps the line break at the end of a block scalar. */
const asBefore = (before: unknown, text: string): string =>
  typeof before === 'string' && before.endsWith('\n') && !text.endsWith('\n') ? `${text}\n` : text

/** Writes a translation, and accepts it in the ledger if there is one, because the table shows its source. */
const translate = async (session: Session, path: ConfigPath, value: string): Promise<void> => {
  const { data } = session.source().document
  const text = asBefore(valueAt(data, path), value)
  const changed = session.plan([{ kind: 'set', path, value: text }], 0)
  const { config, ledger, translations } = read(session)
  const row = translations.all.find(({ at, language }) => pathText([...at, language]) === pathText(path))
  const isNoted = changed.size > 0 && Object.keys(ledger).length > 0 && row !== undefined && row.language !== translations.source
  const noted = isNoted ? acceptOnly(ledger, [{ ...row, pair: pairOf(row.source, text) }]) : ledger
  await session.commit('translations', isNoted ? new Map([...changed, [ledgerFile(config), ledgerText(noted)]]) : changed)
}

const rowsSchema = z.union([
  z.literal('new'),
  z
    .array(z.object({ key: z.string().max(2_000), language: z.string().max(50) }))
    .max(50_000)
    .readonly(),
])

const accept = (session: Session, rows: z.output<typeof rowsSchema>): Promise<void> => {
  const { config, ledger, translations } = read(session)
  const named = translations.all.filter(
    one => one.status !== 'missing' && rows !== 'new' && rows.some(({ key, language }) => key === one.key && language === one.language),
  )
  const next = rows === 'new' ? acceptTranslations(translations, ledger, []) : acceptOnly(ledger, named)
  return session.commit('translations', new Map([[ledgerFile(config), ledgerText(next)]]))
}

/** Imports a table into the config, and accepts its translations in the ledger. */
const importSheet = async (session: Session, sheet: string) => {
  const { config, ledger, translations } = read(session)
  const language = messageLanguage(session.spoken())
  const { rows, lacking, bad } = readSheet(sheet, translations, language)
  const [first] = bad
  if (first !== undefined) throw new CannotChange({ code: 'reason', values: { reason: badCellText(undefined, first, language) } })
  if (lacking.length > 0) throw new CannotChange({ code: 'missingColumns', values: { columns: lacking } })
  const plan = planImport(rows, translations)
  if (plan.refused.length > 0) return { ...plan, taken: [] }
  if (plan.taken.length === 0) return plan
  const [, ...bases] = session.edited.chain()
  const text = importedText([{ file: config, text: session.text(config) }, ...bases], plan.taken)
  const { document } = composeChain([{ file: config, text }, ...bases])
  if (document === undefined) throw new CannotChange({ code: 'unreadableWithTable', values: { file: config } })
  const [before, changed] = [session.text(config), text].map(
    own => session.edited.compile([{ file: config, text: own }, ...bases]).diagnostics,
  )
  const refused = invalidRows(plan.taken, before ?? [], changed ?? [])
  if (refused.length > 0) return { ...plan, taken: [], refused }
  const after = compareTranslations(document, ledger)
  const noted = ledgerText(acceptImported(after, ledger, plan.taken))
  await session.commit(
    'translations',
    new Map([
      [config, text],
      [ledgerFile(config), noted],
    ]),
  )
  return plan
}

const textSchema = z.object({ path: pathSchema, text: z.string().max(200_000) })

const filterSchema = z.object({
  language: z.string().max(50).nullable(),
  status: z.enum(statuses).nullable(),
  words: z.string().max(500),
})

export const translationHandlers = (session: Session) => ({
  translations: (): TranslationTable => {
    const found = read(session)
    const { source, languages } = found.translations
    const { site } = session.source()
    const placeholders = eachOf([source, ...languages], language => commonPlaceholdersIn(site, language))
    return { source, languages, rows: rowsOf(found), hasLedger: Object.keys(found.ledger).length > 0, placeholders }
  },
  /** The errors in a single text. */
  validateText: handler(textSchema, ({ path, text }) => faultsOf(session.source(), path, text, messageLanguage(session.spoken()))),
  /** Writes a text of the table. */
  translate: handler(textSchema, async ({ path, text }) => {
    await translate(session, path, text)
    return session.state()
  }),
  /** Accepts these translations unchanged, or all that are new. */
  acceptTranslations: handler(z.object({ rows: rowsSchema }), async ({ rows }) => {
    await accept(session, rows)
    return session.state()
  }),
  /** The rows as a table for a translator. */
  translationSheet: handler(filterSchema, filter => {
    const found = read(session)
    const rows = rowsOf(found)
    const shown = found.translations.all.filter((_, index) => rows[index] !== undefined && isShown(rows[index], filter))
    return sheetText(found.translations, shown)
  }),
  importTranslations: handler(z.object({ sheet: z.string() }), async ({ sheet }) => {
    const { taken, unchanged, refused } = await importSheet(session, sheet)
    const reasons = refused.map(({ line, key, language, reason }) => ({
      ...{ line, key, language },
      reason: refusalText(reason, messageLanguage(session.spoken())),
    }))
    return { state: session.state(), taken: taken.length, unchanged, refused: reasons }
  }),
})
