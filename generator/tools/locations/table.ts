/** The table of the locations of one or more configs, and the changes in an edited table. */
import { isDeepEqual } from '../../site/config/edit/edit-data.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { withoutInvisible } from '../../site/config/yaml/look-alikes.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import { type BadCell, badColumns, emptyCell } from '../bad-cells.ts'
import { columnFinder, csvText, isSkipped, readCsv } from '../csv.ts'
import { asExported } from '../spreadsheet-cells.ts'
import { type Field, fieldsFor } from './fields.ts'

export interface NamedConfig {
  /** The config, as given by the user. */
  readonly file: string
  readonly config: Config
}

/** A value that a row changes. */
export interface Change {
  readonly row: number
  /** Its columns. */
  readonly columns: readonly string[]
  readonly id: string
  readonly path: readonly string[]
  /** As written in the config; `undefined` if it is removed. */
  readonly value: unknown
}

interface ReadTable {
  /** Cells that a spreadsheet changed, and whose values are known. */
  readonly notes: readonly BadCell[]
  /** By config, in the order of the table. Changes of a missing location create it. */
  readonly changes: ReadonlyMap<string, readonly Change[]>
  readonly bad: readonly BadCell[]
}

type Location = Config['locations'][number]

const languagesOf = ({ config }: NamedConfig): readonly string[] => config.site.languages.map(({ code }) => code)

/** The languages of all configs, those of the first one first. */
const allLanguages = (configs: readonly NamedConfig[]): readonly string[] => [...new Set(configs.flatMap(languagesOf))]

const columnsOf = (configs: readonly NamedConfig[]): readonly string[] => [
  ...(configs.length > 1 ? ['config'] : []),
  'id',
  ...fieldsFor(allLanguages(configs)).flatMap(({ columns }) => columns),
]

/** `id,name.en,name.fr,…`, one row per location. With several configs, the first column contains the config. */
export const tableText = (configs: readonly NamedConfig[]): string => {
  const fields = fieldsFor(allLanguages(configs))
  const rows = configs.flatMap(({ file, config }) =>
    config.locations.map(location => [
      ...(configs.length > 1 ? [file] : []),
      location.id,
      ...fields.flatMap(field => field.cells(location)),
    ]),
  )
  return csvText([columnsOf(configs), ...rows])
}

const headFaults = (names: readonly string[], configs: readonly NamedConfig[], language: MessageLanguage): readonly BadCell[] => {
  const known = columnsOf(configs)
  const needed = configs.length > 1 ? ['config', 'id'] : ['id']
  return [
    ...needed
      .filter(name => !names.includes(name))
      .map(column => ({
        row: 1,
        message: {
          en: `The column ${column} is missing. To create a table with all columns, run: npm run locations -- --export areas.csv`,
          fr: `La colonne ${column} manque. Pour créer un tableau avec toutes les colonnes, lancez : npm run locations -- --export areas.csv`,
        }[language],
      })),
    ...badColumns(names, known, language),
  ]
}

interface Cells {
  readonly row: number
  /** A cell of the row; `undefined` if the table lacks the column. */
  readonly cellOf: (column: string) => string | undefined
}

interface RowResult {
  readonly changes: readonly Change[]
  readonly bad: readonly BadCell[]
  readonly notes: readonly BadCell[]
}

/** The change of a row in one field. Fields without columns stay unchanged. */
const fieldResult = (
  { row, cellOf }: Cells,
  id: string,
  field: Field,
  location: Location | undefined,
  language: MessageLanguage,
): RowResult => {
  const before = location === undefined ? field.columns.map(() => '') : field.cells(location)
  const written = field.columns.map((column, index) => cellOf(column) ?? before[index] ?? '')
  const cells = written.map((cell, index) => asExported(cell, before[index] ?? ''))
  const notes = field.columns.flatMap((column, index) => {
    const [cell = '', full = ''] = [written[index], cells[index]]
    return cell !== full && /^0\d/.test(full)
      ? [
          {
            row,
            column,
            message: {
              en: `“${cell}” lost its leading zeros in a spreadsheet. The config keeps “${full}”`,
              fr: `« ${cell} » a perdu ses zéros du début dans un tableur. La configuration garde « ${full} »`,
            }[language],
          },
        ]
      : []
  })
  // Line breaks may be written differently in a table.
  const plain = (cell: string | undefined): string => (cell ?? '').replace(/\s+/g, ' ').trim()
  if (cells.every((cell, index) => plain(cell) === plain(before[index]))) return { changes: [], bad: [], notes }
  const fault = field.fault?.(cells)
  if (fault !== undefined) return { changes: [], bad: [{ row, column: field.columns[fault[0]] ?? '', message: fault[1][language] }], notes }
  const value = field.value(cells)
  // A spreadsheet may write a number or a boolean differently.
  if (location !== undefined && isDeepEqual(value, field.value(before))) return { changes: [], bad: [], notes }
  return { changes: [{ row, columns: field.columns, id, path: field.path, value }], bad: [], notes }
}

/** What a row is compared with. */
interface Target {
  readonly config: NamedConfig
  readonly fields: readonly Field[]
  /** By id in lower case. */
  readonly locations: ReadonlyMap<string, Location>
}

const targetOf = (config: NamedConfig): Target => ({
  config,
  fields: fieldsFor(languagesOf(config)),
  locations: new Map(config.config.locations.map(location => [location.id.toLowerCase(), location])),
})

const rowResult = (cells: Cells, id: string, { fields, locations }: Target, language: MessageLanguage): RowResult => {
  const { row } = cells
  const failed = (message: Translated<string>): RowResult => ({
    changes: [],
    bad: [{ row, column: 'id', message: message[language] }],
    notes: [],
  })
  const location = locations.get(id.toLowerCase())
  if (location !== undefined && location.id !== id)
    return failed({
      en: `“${id}” differs only in case from the location “${location.id}”. Write ${location.id}`,
      fr: `« ${id} » ne diffère du secteur « ${location.id} » que par les majuscules. Écrivez ${location.id}`,
    })
  const results = fields.map(field => fieldResult(cells, id, field, location, language))
  if (location === undefined && results.every(result => result.changes.length + result.bad.length === 0))
    return failed({
      en: `There is no location “${id}”, and the row has no values for a new one. Check the id, or fill in the row`,
      fr: `Le secteur « ${id} » n’existe pas, et la ligne n’a pas de valeurs pour en créer un. Vérifiez l’id, ou remplissez la ligne`,
    })
  return {
    changes: results.flatMap(({ changes }) => changes),
    bad: results.flatMap(({ bad }) => bad),
    notes: results.flatMap(({ notes }) => notes),
  }
}

/** Reads a table. Rows that start with # are skipped; locations without a row stay unchanged. */
export const readTable = (text: string, configs: readonly NamedConfig[], language: MessageLanguage = 'en'): ReadTable => {
  const failed = (bad: readonly BadCell[]): ReadTable => ({ changes: new Map(), bad, notes: [] })
  const { rows, bad: invalid } = readCsv(text, language)
  if (invalid.length > 0) return failed(invalid)
  const [head, ...body] = rows
  const findColumn = columnFinder(
    columnsOf(configs),
    configs.flatMap(({ config }) => config.site.languages),
  )
  const columns = (head?.cells ?? []).map(findColumn)
  const faults = headFaults(columns, configs, language)
  if (faults.length > 0) return failed(faults)
  const places = new Map(columns.map((column, index) => [column, index] as const).toReversed())
  const targets = new Map(configs.map(config => [config.file, targetOf(config)]))
  const changes = new Map<string, Change[]>(configs.map(({ file }) => [file, []]))
  const [bad, notes]: [BadCell[], BadCell[]] = [[], []]
  const seen = new Map<string, number>()
  for (const { row, cells } of body) {
    if (isSkipped(cells)) continue
    const cellOf = (column: string): string | undefined => {
      const place = places.get(column)
      return place === undefined ? undefined : (cells[place] ?? '').trim().replace(/\r\n?/g, '\n')
    }
    const file = configs.length > 1 ? cellOf('config') : configs[0]?.file
    const target = targets.get(file ?? '')
    const id = withoutInvisible(cellOf('id') ?? '').trim()
    const key = `${file} ${id.toLowerCase()}`
    const first = seen.get(key)
    seen.set(key, first ?? row)
    const known = configs.map(one => one.file).join(', ')
    const refuse = (column: string, message: Translated<string>): void => void bad.push({ row, column, message: message[language] })
    if (target === undefined)
      refuse('config', { en: `“${file}” isn’t one of ${known}`, fr: `« ${file} » n’est pas une de ces configurations : ${known}` })
    else if (id === '') refuse('id', emptyCell)
    else if (first !== undefined) refuse('id', { en: `“${id}” is already in row ${first}`, fr: `« ${id} » est déjà à la ligne ${first}` })
    else {
      const result = rowResult({ row, cellOf }, id, target, language)
      changes.get(target.config.file)?.push(...result.changes)
      bad.push(...result.bad)
      notes.push(...result.notes)
    }
  }
  return { changes, bad, notes }
}
