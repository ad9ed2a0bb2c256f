/** The columns of the table of areas and branches, and how their cells are read and written. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import { days, weekOf } from '../../site/config/values/week.ts'
import { isRecord } from '../../site/util/table.ts'
import { dayCell, weekOfCells } from './hours.ts'

type Location = Config['locations'][number]

/** One value of a location, in one column or several. */
export interface Field {
  /** Its path within the location. */
  readonly path: readonly string[]
  readonly columns: readonly string[]
  /** The values of a location, one cell per column. */
  readonly cells: (location: Location) => readonly string[]
  /** The value for the config; `undefined` if all cells are empty. */
  readonly value: (cells: readonly string[]) => unknown
  /** The index of an invalid cell, and why it is invalid. */
  readonly fault?: (cells: readonly string[]) => readonly [cell: number, message: string] | undefined
}

type Texts = string | Readonly<Record<string, string>>

const textIn = (text: Texts | undefined, code: string): string => (typeof text === 'string' ? text : (text?.[code] ?? ''))

/** One text for all languages, or one per language. @param plain whether one text may be used for all */
const textValue = (cells: readonly string[], languages: readonly string[], plain: boolean): unknown => {
  if (cells.every(cell => cell === '')) return undefined
  if (plain && cells.every(cell => cell === cells[0])) return cells[0]
  return Object.fromEntries(languages.flatMap((code, index) => (cells[index] === '' ? [] : [[code, cells[index]]])))
}

const at = (location: Location, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), location)

const text = (column: string, path: readonly string[], languages: readonly string[], plain = false): Field => ({
  path,
  columns: languages.map(code => `${column}.${code}`),
  // The schema has texts at these paths.
  cells: location => languages.map(code => textIn(at(location, path) as Texts | undefined, code)),
  value: cells => textValue(cells, languages, plain),
})

const single = (column: string, path: readonly string[]): Field => ({
  path,
  columns: [column],
  cells: location => [String(at(location, path) ?? '')],
  value: ([cell = '']) => (cell === '' ? undefined : cell),
})

const number = (column: string, path: readonly string[]): Field => ({
  ...single(column, path),
  value: ([cell = '']) => (cell === '' ? undefined : Number(cell.replace(',', '.'))),
  fault: ([cell = '']) =>
    /^-?\d+([.,]\d+)?$/.test(cell) || cell === '' ? undefined : [0, `“${cell}” is no number: write degrees with a point, such as 45.50884`],
})

const parts = (cell: string): readonly string[] =>
  cell
    .split(/[;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

const branch: Field = {
  ...single('branch', ['branch']),
  value: ([cell = '']) => (cell === '' ? undefined : /^(true|yes)$/i.test(cell) ? true : cell),
}

const postalCodes: Field = {
  path: ['postalCodes'],
  columns: ['postal-codes'],
  cells: ({ postalCodes: codes }) => [(codes ?? []).join('; ')],
  value: ([cell = '']) => (parts(cell).length === 0 ? undefined : parts(cell)),
}

const neighbourhoods = (languages: readonly string[]): Field => ({
  path: ['neighbourhoods'],
  columns: languages.map(code => `neighbourhoods.${code}`),
  cells: location => languages.map(code => location.neighbourhoods.map(name => textIn(name, code)).join('; ')),
  value: cells => {
    const names = cells.map(parts)
    const all = (names[0] ?? []).map((_, index) =>
      textValue(
        names.map(list => list[index] ?? ''),
        languages,
        true,
      ),
    )
    return all.length === 0 ? undefined : all
  },
  fault: cells => {
    const counts = cells.map(cell => parts(cell).length)
    const other = counts.findIndex(count => count !== counts[0])
    return other < 0
      ? undefined
      : [other, `names ${counts[other]}, and neighbourhoods.${languages[0]} ${counts[0]}: write as many, in the same order`]
  },
})

const hours: Field = {
  path: ['hours'],
  columns: days,
  cells: location => {
    const week = location.hours === undefined ? undefined : weekOf(location.hours)
    return days.map(day => (week === undefined ? '' : dayCell(week, day)))
  },
  value: cells => (cells.every(cell => cell === '') ? undefined : weekOfCells(cells)),
}

/** All fields, in the order of their columns. @param languages those of the config, the main one first */
export const fieldsFor = (languages: readonly string[]): readonly Field[] => [
  text('name', ['name'], languages),
  text('in', ['in'], languages),
  text('slug', ['slug'], languages, true),
  single('type', ['type']),
  number('lat', ['geo', 'lat']),
  number('lng', ['geo', 'lng']),
  text('description', ['description'], languages),
  neighbourhoods(languages),
  postalCodes,
  branch,
  single('phone', ['phone']),
  single('email', ['email']),
  text('street', ['address', 'street'], languages, true),
  text('city', ['address', 'city'], languages, true),
  single('region', ['address', 'region']),
  single('postal-code', ['address', 'postalCode']),
  single('country', ['address', 'country']),
  single('business-type', ['businessType']),
  hours,
]
