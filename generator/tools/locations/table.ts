/** The table of the locations of one or more configs, and the changes in an edited table. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { BadCell } from '../bad-cells.ts'
import { csvText, readCsv } from '../csv.ts'
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
  /** By config, in the order of the table. Changes of a missing location create it. */
  readonly changes: ReadonlyMap<string, readonly Change[]>
  readonly bad: readonly BadCell[]
}

const languagesOf = ({ config }: NamedConfig): readonly string[] => config.site.languages.map(({ code }) => code)

/** The languages of all configs, those of the first one first. */
const allLanguages = (all: readonly NamedConfig[]): readonly string[] => [...new Set(all.flatMap(languagesOf))]

const columnsOf = (all: readonly NamedConfig[]): readonly string[] => [
  ...(all.length > 1 ? ['config'] : []),
  'id',
  ...fieldsFor(allLanguages(all)).flatMap(({ columns }) => columns),
]

/** `id,name.en,name.fr,…`, one row per location. With several configs, the first column contains the config. */
export const tableText = (all: readonly NamedConfig[]): string => {
  const fields = fieldsFor(allLanguages(all))
  const rows = all.flatMap(({ file, config }) =>
    config.locations.map(location => [...(all.length > 1 ? [file] : []), location.id, ...fields.flatMap(field => field.cells(location))]),
  )
  return csvText([columnsOf(all), ...rows])
}

const headFaults = (names: readonly string[], all: readonly NamedConfig[]): readonly BadCell[] => {
  const known = columnsOf(all)
  const needed = all.length > 1 ? ['config', 'id'] : ['id']
  return [
    ...needed
      .filter(name => !names.includes(name))
      .map(column => ({ row: 1, message: `there is no column ${column}: start with a table of npm run locations -- --export` })),
    ...names.flatMap((name, index): readonly BadCell[] => {
      if (name === '') return []
      if (names.indexOf(name) < index) return [{ row: 1, column: name, message: 'is a duplicate column' }]
      return known.includes(name) ? [] : [{ row: 1, column: name, message: `is not a column of this table. It has ${known.join(', ')}` }]
    }),
  ]
}

/** The change of a row in one field. Fields without columns stay unchanged. */
const changeOf = (
  row: number,
  id: string,
  field: Field,
  location: Config['locations'][number] | undefined,
  cellOf: (column: string) => string | undefined,
): { readonly change?: Change; readonly fault?: BadCell } => {
  const before = location === undefined ? field.columns.map(() => '') : field.cells(location)
  const cells = field.columns.map((column, index) => cellOf(column) ?? before[index] ?? '')
  // Line breaks may be written differently in a table.
  const plain = (cell: string | undefined): string => (cell ?? '').replace(/\s+/g, ' ').trim()
  if (cells.every((cell, index) => plain(cell) === plain(before[index]))) return {}
  const fault = field.fault?.(cells)
  if (fault !== undefined) return { fault: { row, column: field.columns[fault[0]] ?? '', message: fault[1] } }
  return { change: { row, columns: field.columns, id, path: field.path, value: field.value(cells) } }
}

/** Reads a table. Rows that start with # are skipped; locations without a row stay unchanged. */
export const readTable = (text: string, all: readonly NamedConfig[]): ReadTable => {
  const failed = (bad: readonly BadCell[]): ReadTable => ({ changes: new Map(), bad })
  const { rows, bad: invalid } = readCsv(text)
  if (invalid.length > 0) return failed(invalid)
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map(name => name.trim().toLowerCase())
  const known = columnsOf(all)
  // Language codes may contain capital letters.
  const columns = names.map(name => known.find(column => column.toLowerCase() === name) ?? name)
  const faults = headFaults(columns, all)
  if (faults.length > 0) return failed(faults)
  const changes = new Map<string, Change[]>(all.map(({ file }) => [file, []]))
  const bad: BadCell[] = []
  const seen = new Map<string, number>()
  for (const { row, cells } of body) {
    if (cells[0]?.trim().startsWith('#') || cells.every(cell => cell.trim() === '')) continue
    const cellOf = (column: string): string | undefined =>
      columns.includes(column) ? (cells[columns.indexOf(column)] ?? '').trim() : undefined
    const message = `has ${cells.length} cells, and the first row ${columns.length}: put a text with a comma in quotation marks`
    if (cells.slice(columns.length).some(cell => cell.trim() !== '')) bad.push({ row, message })
    const file = all.length > 1 ? cellOf('config') : all[0]?.file
    const config = all.find(one => one.file === file)
    const id = cellOf('id') ?? ''
    const first = seen.get(`${file} ${id.toLowerCase()}`)
    seen.set(`${file} ${id.toLowerCase()}`, first ?? row)
    if (config === undefined) bad.push({ row, column: 'config', message: `“${file}” isn’t one of ${all.map(one => one.file).join(', ')}` })
    else if (id === '') bad.push({ row, column: 'id', message: 'is empty' })
    else if (first !== undefined) bad.push({ row, column: 'id', message: `“${id}” is already in row ${first}` })
    else {
      const location = config.config.locations.find(one => one.id === id)
      const similar = config.config.locations.find(one => one.id.toLowerCase() === id.toLowerCase())
      if (location === undefined && similar !== undefined) {
        bad.push({ row, column: 'id', message: `“${id}” differs only in case from the location “${similar.id}”. Write ${similar.id}` })
        continue
      }
      const countBefore = changes.get(config.file)?.length ?? 0
      for (const field of fieldsFor(languagesOf(config))) {
        const { change, fault } = changeOf(row, id, field, location, cellOf)
        if (change !== undefined) changes.get(config.file)?.push(change)
        if (fault !== undefined) bad.push(fault)
      }
      if (location === undefined && changes.get(config.file)?.length === countBefore)
        bad.push({ row, column: 'id', message: `there is no location “${id}”, and the row has no values for a new one` })
    }
  }
  return { changes, bad }
}
