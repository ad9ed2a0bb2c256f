/** The translator’s table: exported from the ledger, and imported into the config. */
import { type Edit, editText } from '../../site/config/edit/edit-text.ts'
import { csvText, readCsv } from '../csv.ts'
import { type MessageOf, withValues, wordingOf } from '../messages.ts'
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

/** @returns the missing columns if the text is not such a table */
export const readSheet = (text: string, source: string): { readonly rows: readonly SheetRow[]; readonly lacking: readonly string[] } => {
  const [head, ...rows] = readCsv(text).rows
  const names = (head?.cells ?? []).map(name => name.trim().toLowerCase())
  const at = (name: string): number => names.indexOf(name.toLowerCase())
  const lacking = ['key', 'language', source, target].filter(name => at(name) < 0)
  if (lacking.length > 0) return { lacking, rows: [] }
  return {
    lacking,
    rows: rows.map(({ row, cells }) => ({
      line: row,
      key: (cells[at('key')] ?? '').trim(),
      language: (cells[at('language')] ?? '').trim(),
      source: cells[at(source)] ?? '',
      text: cells[at(target)] ?? '',
    })),
  }
}

const sheetMessages = {
  unknownText: withValues<Pick<SheetRow, 'key' | 'language'>>({
    en: ({ key, language }) => `there is no text “${key}” in “${language}”`,
    fr: ({ key, language }) => `il n’y a pas de texte « ${key} » en « ${language} »`,
  }),
  sourceChanged: {
    en: 'its source text is no longer the one that was translated',
    fr: 'son texte de départ n’est plus celui qui a été traduit',
  },
} as const

type SheetMessage = MessageOf<typeof sheetMessages>

export const refusalText = wordingOf(sheetMessages)

const reasonAgainst = (row: SheetRow, known: Translation | undefined): SheetMessage | undefined => {
  if (known === undefined) return { code: 'unknownText', values: { key: row.key, language: row.language } }
  return plain(row.source) === plain(known.source) ? undefined : { code: 'sourceChanged' }
}

/** Sorts the rows: `taken` have changes, `unchanged` are empty or the same, `refused` are invalid. */
export const planImport = (rows: readonly SheetRow[], { all }: Translations) => {
  const known = new Map(all.map(one => [`${one.language} ${one.key}`, one]))
  const taken: (SheetRow & { readonly path: Translation['path'] })[] = []
  const refused: (SheetRow & { readonly reason: SheetMessage })[] = []
  let unchanged = 0
  for (const row of rows) {
    const translation = known.get(`${row.language} ${row.key}`)
    const reason = reasonAgainst(row, translation)
    if (plain(row.text) === '' || (translation !== undefined && plain(row.text) === plain(translation.text))) unchanged++
    else if (reason !== undefined) refused.push({ ...row, reason })
    else if (translation !== undefined) taken.push({ ...row, path: translation.path })
  }
  return { taken, unchanged, refused }
}

/** The config with the translations, preserving comments. */
export const importedText = (text: string, taken: ReturnType<typeof planImport>['taken']): string =>
  editText(
    text,
    taken.map((row): Edit => ({ kind: 'set', path: [...row.path, row.language], value: row.text.replaceAll('\r\n', '\n') })),
  )
