/** The translator’s table: exported from the ledger, and imported into the config. */
import { editChainAll } from '../../site/config/edit/edit-chain.ts'
import { EditFailed, editVerified } from '../../site/config/edit/edit-checked.ts'
import type { Edit } from '../../site/config/edit/edit-text.ts'
import type { Chain } from '../../site/config/overlay/config-chain.ts'
import { languageCodesOf, tagsNamed } from '../../site/config/values/language-tags.ts'
import { withoutInvisible } from '../../site/config/yaml/look-alikes.ts'
import { type ConfigPath, pathText } from '../../site/config/yaml/tree.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { diagnosticKey, isError } from '../../site/util/diagnostics.ts'
import type { BadCell } from '../bad-cells.ts'
import { columnFinder, csvText, readCsv } from '../csv.ts'
import { type MessageOf, wholeText, withValues, wordingOf } from '../messages.ts'
import { asExported } from '../spreadsheet-cells.ts'
import { plain, type Translation, type Translations } from './ledger.ts'

const columns = ['key', 'language', 'status'] as const
const target = 'translation'

/** `key,language,status,en,translation` */
export const sheetText = ({ source }: Translations, rows: readonly Translation[]): string =>
  csvText([[...columns, source, target], ...rows.map(one => [one.key, one.language, one.status, one.source, one.text])])

export interface SheetRow {
  readonly line: number
  readonly key: string
  readonly language: string
  readonly source: string
  readonly text: string
}

const duplicateText = { en: 'is a duplicate column. Remove one of the two', fr: 'est une colonne en double. Retirez l’une des deux' }

/** @returns the missing columns if the text is not such a table */
export const readSheet = (
  table: string,
  { source, tags }: Pick<Translations, 'source' | 'tags'>,
  language: MessageLanguage = 'en',
): { readonly rows: readonly SheetRow[]; readonly lacking: readonly string[]; readonly bad: readonly BadCell[] } => {
  const read = readCsv(table, language)
  const { bad } = read
  const [head, ...rows] = read.rows
  const needed = ['key', 'language', source, target]
  const names = (head?.cells ?? []).map(columnFinder(needed, tags))
  const at = (name: string): number => names.indexOf(name)
  const lacking = needed.filter(name => at(name) < 0)
  const codeOf = languageCodesOf(tags)
  const languageIn = (cell: string): string => codeOf(cell) ?? codeOf(tagsNamed(cell)) ?? cell
  const duplicates = needed.filter(name => names.lastIndexOf(name) !== at(name))
  const headBad = [
    ...bad.filter(({ row }) => row === undefined || row === head?.row),
    ...duplicates.map(column => ({ row: 1, column, message: duplicateText[language] })),
  ]
  if (headBad.length > 0) return { lacking: [], rows: [], bad: headBad }
  // Another table: its rows say nothing.
  if (lacking.length > 0) return { lacking, rows: [], bad: [] }
  if (bad.length > 0) return { lacking, rows: [], bad }
  return {
    lacking,
    bad,
    rows: rows.map(({ row, cells }) => ({
      line: row,
      key: withoutInvisible(cells[at('key')] ?? '').trim(),
      language: languageIn(withoutInvisible(cells[at('language')] ?? '').trim()),
      source: cells[at(source)] ?? '',
      text: cells[at(target)] ?? '',
    })),
  }
}

const sheetMessages = {
  unknownText: withValues<Pick<SheetRow, 'key' | 'language'>>({
    en: ({ key, language }) => `The config has no text “${key}” in “${language}”`,
    fr: ({ key, language }) => `La configuration n’a pas de texte « ${key} » en « ${language} »`,
  }),
  repeated: withValues<{ readonly row: number }>({
    en: ({ row }) => `Row ${row} has the same text. Remove one of the two rows`,
    fr: ({ row }) => `La ligne ${row} a le même texte. Retirez l’une des deux`,
  }),
  invalid: withValues<{ readonly diagnostic: Diagnostic }>({
    en: ({ diagnostic }) => wholeText(formatBuildDiagnostic(diagnostic, 'en')),
    fr: ({ diagnostic }) => wholeText(formatBuildDiagnostic(diagnostic, 'fr')),
  }),
  sourceChanged: {
    en: 'The source text has changed since the export',
    fr: 'Le texte source a changé depuis l’exportation',
  },
} as const

type SheetMessage = MessageOf<typeof sheetMessages>

export const refusalText = wordingOf(sheetMessages)

interface TakenRow extends SheetRow, Pick<Translation, 'path' | 'at'> {}

/** A row that cannot be imported. */
interface RefusedRow extends SheetRow {
  readonly column: string
  readonly reason: SheetMessage
}

const isSame = (cell: string, exported: string): boolean => plain(asExported(cell, exported)) === plain(exported)

const faultOf = (
  row: SheetRow,
  { first, known, source }: { readonly first: number | undefined; readonly known: Translation | undefined; readonly source: string },
): Pick<RefusedRow, 'column' | 'reason'> | undefined => {
  if (first !== undefined) return { column: 'key', reason: { code: 'repeated', values: { row: first } } }
  if (known === undefined) return { column: 'key', reason: { code: 'unknownText', values: { key: row.key, language: row.language } } }
  return isSame(row.source, known.source) ? undefined : { column: source, reason: { code: 'sourceChanged' } }
}

/** Sorts the rows: `taken` have changes, `unchanged` are empty or the same, `refused` are invalid. */
export const planImport = (rows: readonly SheetRow[], { all, source }: Translations) => {
  const placeOf = ({ language, key }: Pick<SheetRow, 'language' | 'key'>): string => `${language} ${key}`
  const known = new Map(all.map(one => [placeOf(one), one]))
  // A spreadsheet may capitalize keys.
  const inLowerCase = new Map(all.map(one => [placeOf(one).toLowerCase(), one]))
  const taken: TakenRow[] = []
  const refused: RefusedRow[] = []
  const seen = new Map<string, number>()
  let unchanged = 0
  for (const row of rows) {
    const translation = known.get(placeOf(row)) ?? inLowerCase.get(placeOf(row).toLowerCase())
    const place = placeOf(translation ?? row)
    if (plain(row.text) === '') {
      unchanged++
      continue
    }
    const first = seen.get(place)
    seen.set(place, first ?? row.line)
    const fault = faultOf(row, { first, known: translation, source })
    if (first === undefined && translation !== undefined && isSame(row.text, translation.text)) unchanged++
    else if (fault !== undefined) refused.push({ ...row, ...fault })
    else if (translation !== undefined) taken.push({ ...row, path: translation.path, at: translation.at })
  }
  return { taken, unchanged, refused }
}

/**
 * The config with the translations, preserving comments.
 * @param chain the config and its bases
 * @throws EditFailed if the config cannot express one
 */
export const importedText = (chain: Chain, taken: readonly TakenRow[]): string => {
  const [own, ...bases] = chain
  const valueFrom = ({ text }: TakenRow): string => text.replace(/\r\n?/g, '\n')
  const isOverlay = bases.some(({ isPack }) => isPack !== true)
  // In an overlay, an item without an id has another position than in the merged config.
  const isMerged = ({ path }: TakenRow): boolean => isOverlay && path.some(step => typeof step === 'number')
  const text = editVerified(
    own.text,
    taken.filter(row => !isMerged(row)).map((row): Edit => ({ kind: 'set', path: [...row.path, row.language], value: valueFrom(row) })),
  )
  const merged = taken.filter(isMerged)
  const edits = merged.map((row): Edit => ({ kind: 'set', path: [...row.at, row.language], value: valueFrom(row) }))
  const whole = editChainAll([{ ...own, text }, ...bases], edits)
  if (whole === undefined) throw new EditFailed(merged.flatMap(row => [...row.path, row.language]))
  return whole
}

/** The number of equal steps at the start: 2 for `services[1].name.fr` and `services[1].slug`. */
const commonSteps = (path: ConfigPath, steps: readonly string[]): number => {
  const index = path.findIndex((step, at) => String(step) !== steps[at])
  return index < 0 ? path.length : index
}

/** The row whose key is the nearest. */
const nearestRow = (taken: readonly TakenRow[], key: string): TakenRow | undefined => {
  const steps = key.split(/[.[\]]+/)
  let best: { readonly row: TakenRow; readonly common: number } | undefined
  for (const row of taken) {
    const common = commonSteps([...row.at, row.language], steps)
    if (best === undefined || common > best.common) best = { row, common }
  }
  return best?.row
}

/**
 * The rows that make the config invalid, each with its first error. An error at another key, such as two names with the same URL, is that
 * of the row with the nearest key.
 * @param before errors of the config without the table @param after errors with it
 */
export const invalidRows = (
  taken: readonly TakenRow[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly RefusedRow[] => {
  const rows = new Map(taken.map(row => [pathText([...row.at, row.language]), row]))
  const known = new Set(before.map(one => `${one.key} ${diagnosticKey(one)}`))
  const found = new Map<number, RefusedRow>()
  for (const diagnostic of after.filter(isError)) {
    const key = diagnostic.key ?? ''
    if (diagnostic.code === 'MORE_MISTAKES' || (!rows.has(key) && known.has(`${diagnostic.key} ${diagnosticKey(diagnostic)}`))) continue
    const row = rows.get(key) ?? nearestRow(taken, key)
    if (row !== undefined && !found.has(row.line))
      found.set(row.line, { ...row, column: target, reason: { code: 'invalid', values: { diagnostic } } })
  }
  return [...found.values()].toSorted((a, b) => a.line - b.line)
}
