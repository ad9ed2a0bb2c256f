/** The columns of the table of locations and branches, and how their cells are read and written. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import { clockTime, type Day, days, type Span, type Week, weekOf } from '../../site/config/values/week.ts'
import { valueAt } from '../../site/config/yaml/tree.ts'
import type { Translated } from '../../site/messages/language.ts'
import { numberMeant } from '../../site/messages/shown-value.ts'
import { decimal } from '../../site/util/text.ts'
import { textIn } from '../messages.ts'
import { booleanOf } from '../spreadsheet-cells.ts'

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
  readonly fault?: (cells: readonly string[]) => readonly [cell: number, message: Translated<string>] | undefined
}

type Texts = string | Readonly<Record<string, string>>

/** One text for all languages, or one per language. @param plain whether one text may be used for all */
const textValue = (cells: readonly string[], languages: readonly string[], plain: boolean): unknown => {
  if (cells.every(cell => cell === '')) return undefined
  if (plain && cells.every(cell => cell === cells[0])) return cells[0]
  return Object.fromEntries(languages.flatMap((code, index) => (cells[index] === '' ? [] : [[code, cells[index]]])))
}

const text = (column: string, path: readonly string[], languages: readonly string[], plain = false): Field => ({
  path,
  columns: languages.map(code => `${column}.${code}`),
  // The schema has texts at these paths.
  cells: location => languages.map(code => textIn(valueAt(location, path) as Texts | undefined, code)),
  value: cells => textValue(cells, languages, plain),
})

const single = (column: string, path: readonly string[]): Field => ({
  path,
  columns: [column],
  cells: location => [String(valueAt(location, path) ?? '')],
  value: ([cell = '']) => (cell === '' ? undefined : cell),
  fault: ([cell = '']) => {
    const line = cell.replace(/\s+/g, ' ')
    return /[\r\n]/.test(cell)
      ? [
          0,
          {
            en: `“${line}” has a line break. Write it on one line`,
            fr: `« ${line} » contient un saut de ligne. Écrivez-le sur une seule ligne`,
          },
        ]
      : undefined
  },
})

const number = (column: string, path: readonly string[]): Field => ({
  ...single(column, path),
  // `73.7124° W` too.
  value: ([cell = '']) => (cell === '' ? undefined : decimal(numberMeant(cell) ?? cell)),
  fault: ([cell = '']) =>
    numberMeant(cell) !== undefined || cell === ''
      ? undefined
      : [
          0,
          {
            en: `“${cell}” isn’t a number. Write degrees with one decimal point`,
            fr: `« ${cell} » n’est pas un nombre. Écrivez des degrés, avec un seul point décimal`,
          },
        ],
})

const parts = (cell: string): readonly string[] =>
  cell
    .split(/[;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

const branch: Field = {
  ...single('branch', ['branch']),
  value: ([cell = '']) => (cell === '' || booleanOf(cell) === false ? undefined : (booleanOf(cell) ?? cell)),
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
    const cellsOf = (index: number): readonly string[] => names.map(list => list[index] ?? '')
    const texts = (names[0] ?? []).map((_, index) => textValue(cellsOf(index), languages, true))
    return texts.length === 0 ? undefined : texts
  },
  fault: cells => {
    const counts = cells.map(cell => parts(cell).length)
    const other = counts.findIndex(count => count !== counts[0])
    return other < 0
      ? undefined
      : [
          other,
          {
            en: `names ${counts[other]}, and neighbourhoods.${languages[0]} ${counts[0]}: write as many, in the same order`,
            fr: `quartiers : ${counts[other]} ici, ${counts[0]} dans neighbourhoods.${languages[0]}. Écrivez-en autant, dans le même ordre`,
          },
        ]
  },
})

const clock = (minutes: number): string => clockTime(minutes % 1440)

const isWholeDay = ({ opens, closes }: Span): boolean => opens === 0 && closes === 1440

const spanText = (span: Span): string => (isWholeDay(span) ? '24h' : `${clock(span.opens)}-${clock(span.closes)}`)

/** Opening hours in a cell: `08:00-12:00, 13:00-17:00`, `24h`, `closed`. */
const dayCell = (week: Week, day: Day): string => (week[day].length === 0 ? 'closed' : week[day].map(spanText).join(', '))

/** Merges adjacent days with equal hours, as in a config. @param cells Monday first; an empty cell means closed */
const weekOfCells = (cells: readonly string[]): Readonly<Record<string, string | readonly string[]>> => {
  const runs: { readonly first: number; last: number; readonly text: string }[] = []
  for (const [index, cell] of cells.entries()) {
    const text = cell === '' ? 'closed' : cell
    const before = runs.at(-1)
    if (before?.text === text) before.last = index
    else runs.push({ first: index, last: index, text })
  }
  return Object.fromEntries(
    runs.map(({ first, last, text }) => {
      const spans = text.split(/\s*[,;\r\n]\s*/)
      return [first === last ? `${days[first]}` : `${days[first]}-${days[last]}`, spans.length === 1 ? text : spans]
    }),
  )
}

/** Opening hours in the format of Google: `08:00-12:00, 13:00-17:00`, or `x` for closed. */
export const googleHours = (spans: readonly Span[]): string =>
  spans.length === 0 ? 'x' : spans.map(span => (isWholeDay(span) ? '00:00-24:00' : `${clock(span.opens)}-${clock(span.closes)}`)).join(', ')

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
