/** The table of many cities: what its columns are called, and what its rows say. */
import { normalize } from 'node:path'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { Text } from '../../site/model/language.ts'
import { type CsvRow, csvText, readCsv } from '../csv.ts'
import { dashed, type Question, type Written } from './answers.ts'
import { offeredFile } from './offers.ts'

/** Columns that hold one answer, by the names of their answers. */
const single = ['name', 'origin', 'region', 'regionName', 'country', 'phone', 'email', 'street', 'postalCode', 'geo'] as const

/** Columns that may have a second one for each further language: `city.fr`. */
const perLanguage = ['city', 'region-name', 'areas'] as const

/** The row of a city. */
export interface CityRow {
  readonly row: number
  readonly written: Written & { readonly city: string }
  readonly out: string
}

/** A cell that cannot be used; the whole row where it names no column, the whole table where it names no row. */
export interface BadCell {
  readonly row?: number
  readonly city?: string
  readonly column?: string
  readonly message: string
}

export interface CityTable {
  readonly cities: readonly CityRow[]
  readonly bad: readonly BadCell[]
}

/** The column of an answer. */
export const columnOf = (question: Question): string =>
  question === 'area' || question === 'service' || question === 'language' ? `${question}s` : dashed(question)

/** All columns, in the order of the template. @param languages of the base, its own first */
const columnsFor = ([, ...others]: readonly string[]): readonly string[] =>
  ['city', 'file', ...single.map(dashed), 'areas', 'services', 'languages'].flatMap(column => [
    column,
    ...(perLanguage.some(one => one === column) ? others.map(code => `${column}.${code}`) : []),
  ])

const partsOf = (cell: string): readonly string[] =>
  cell
    .split(/[;|\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

const textIn = (text: Text | string | undefined, code: string): string => (typeof text === 'string' ? text : (text?.[code] ?? ''))

/** The base as a row of its own table: what a city’s cells look like in its country. */
const exampleCells = ({ site, business, phones, locations, services }: Config): Readonly<Record<string, string>> => {
  const [own = '', ...others] = site.languages.map(({ code }) => code)
  const main = phones.book.main
  const { address } = business
  const inOthers = (column: string, cell: (code: string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(others.map(code => [`${column}.${code}`, cell(code)]))
  const areasIn = (code: string): string => locations.map(({ name }) => textIn(name, code)).join('; ')
  return {
    city: `# ${textIn(address.city, own)}`,
    ...inOthers('city', code => textIn(address.city, code)),
    file: offeredFile(textIn(address.city, own)),
    name: business.name,
    origin: site.origin,
    region: address.region ?? '',
    'region-name': textIn(address.regionName, own),
    ...inOthers('region-name', code => textIn(address.regionName, code)),
    country: address.country,
    phone: typeof main === 'string' ? main : (main?.number ?? ''),
    email: business.email ?? '',
    street: textIn(address.street, own),
    'postal-code': address.postalCode ?? '',
    geo: business.geo === undefined ? '' : `${business.geo.lat},${business.geo.lng}`,
    areas: locations.map(({ name, geo }) => `${textIn(name, own)}${geo === undefined ? '' : `@${geo.lat},${geo.lng}`}`).join('; '),
    ...inOthers('areas', areasIn),
    services: services.map(({ id }) => id).join('; '),
    languages: [own, ...others].join('; '),
  }
}

/** The first row, and the base as an example, which is passed over when the table is read. */
export const templateText = (base: Config): string => {
  const columns = columnsFor(base.site.languages.map(({ code }) => code))
  const example = exampleCells(base)
  return csvText([columns, columns.map(column => example[column] ?? '')])
}

/** A column’s name as it may be written: `Postal code`, `postal_code`. */
const plainColumn = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

const headFaults = (names: readonly string[], columns: readonly string[]): readonly BadCell[] => [
  ...(names.includes('city') ? [] : [{ row: 1, message: 'there is no column city. npm run -s clone -- --template prints the first row' }]),
  ...names.flatMap((name, index): readonly BadCell[] => {
    if (name === '') return []
    if (names.indexOf(name) < index) return [{ row: 1, column: name, message: 'stands here twice' }]
    return columns.includes(name) ? [] : [{ row: 1, column: name, message: `is no column of this table. It has ${columns.join(', ')}` }]
  }),
]

type Cells = (column: string) => string | undefined

/** What a row says in the further languages. */
const inLanguages = (column: string, others: readonly string[], cell: Cells): Text =>
  Object.fromEntries(others.flatMap(code => (cell(`${column}.${code}`) === undefined ? [] : [[code, cell(`${column}.${code}`) ?? '']])))

/** A city without areas serves itself. */
const areasIn = (city: string, cityIn: Text, others: readonly string[], cell: Cells): Pick<Written, 'areas' | 'areasIn'> => {
  const areas = partsOf(cell('areas') ?? '')
  if (areas.length === 0)
    return { areas: [city], areasIn: Object.fromEntries(Object.entries(cityIn).map(([code, name]) => [code, [name]])) }
  const names = Object.entries(inLanguages('areas', others, cell)).map(([code, text]) => [code, partsOf(text)] as const)
  return { areas, ...(names.length === 0 ? {} : { areasIn: Object.fromEntries(names) }) }
}

const cityOf = (row: number, others: readonly string[], cell: Cells): { readonly city?: CityRow; readonly bad: readonly BadCell[] } => {
  const city = cell('city')
  if (city === undefined) return { bad: [{ row, column: 'city', message: 'is empty' }] }
  const cityIn = inLanguages('city', others, cell)
  const regionNameIn = inLanguages('region-name', others, cell)
  const { areas = [], areasIn: named } = areasIn(city, cityIn, others, cell)
  const services = partsOf(cell('services') ?? '')
  const languages = partsOf((cell('languages') ?? '').replace(/[,\s]+/g, ';'))
  const answers = Object.fromEntries(single.flatMap(name => (cell(dashed(name)) === undefined ? [] : [[name, cell(dashed(name))]])))
  const bad = Object.entries(named ?? {}).flatMap(([code, names]): readonly BadCell[] =>
    names.length === areas.length
      ? []
      : [
          {
            row,
            city,
            column: `areas.${code}`,
            message: `names ${names.length}, and areas has ${areas.length}: write as many, in the same order`,
          },
        ],
  )
  const written = {
    city,
    ...answers,
    areas,
    ...(named === undefined ? {} : { areasIn: named }),
    ...(Object.keys(cityIn).length === 0 ? {} : { cityIn }),
    ...(Object.keys(regionNameIn).length === 0 ? {} : { regionNameIn }),
    ...(services.length === 0 ? {} : { services }),
    ...(languages.length === 0 ? {} : { languages }),
  }
  return { city: { row, written, out: cell('file') ?? offeredFile(city) }, bad }
}

/** Cells that two rows may not have in common. */
const doubled = (cities: readonly CityRow[]): readonly BadCell[] =>
  (['file', 'origin'] as const).flatMap(column => {
    const cellOf = ({ out, written }: CityRow): string | undefined =>
      column === 'file' ? normalize(out).toLowerCase() : written.origin?.toLowerCase().replace(/\/$/, '')
    return cities.flatMap((city): readonly BadCell[] => {
      const value = cellOf(city)
      const first = cities.find(other => cellOf(other) === value)
      return value === undefined || first === undefined || first === city
        ? []
        : [
            {
              row: city.row,
              city: city.written.city,
              column,
              message: `“${value}” is that of row ${first.row} (${first.written.city}) too`,
            },
          ]
    })
  })

/** Reads the table. Rows that begin with # are passed over. @param languages of the base, its own first */
export const readTable = (text: string, languages: readonly string[]): CityTable => {
  if (/\ufffd|\0/.test(text))
    return { cities: [], bad: [{ message: 'is not in UTF-8, so its accents cannot be read. Save it again as “CSV UTF-8”' }] }
  const { rows, unclosed } = readCsv(text)
  if (unclosed !== undefined)
    return { cities: [], bad: [{ row: unclosed, message: 'a quotation mark is opened in this row and never closed' }] }
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map(plainColumn)
  const faults = headFaults(names, columnsFor(languages))
  if (faults.length > 0) return { cities: [], bad: faults }
  const others = languages.slice(1)
  const cellsOf =
    ({ cells }: CsvRow): Cells =>
    column => {
      const cell = names.includes(column) ? cells[names.indexOf(column)]?.trim() : undefined
      return cell === '' ? undefined : cell
    }
  const read = body
    .filter(({ cells }) => !cells[0]?.trim().startsWith('#') && cells.some(cell => cell.trim() !== ''))
    .map(row => {
      const { city, bad } = cityOf(row.row, others, cellsOf(row))
      const beyond = row.cells.slice(names.length).some(cell => cell.trim() !== '')
      const wide: readonly BadCell[] = beyond
        ? [
            {
              row: row.row,
              message: `has ${row.cells.length} cells, and the first row ${names.length}: put a text with a comma in quotation marks`,
            },
          ]
        : []
      return { city, bad: [...bad, ...wide] }
    })
  const cities = read.flatMap(({ city }) => city ?? [])
  const none = read.length === 0 ? [{ message: 'has no city: write one below the first row' }] : []
  return { cities, bad: [...none, ...read.flatMap(({ bad }) => bad), ...doubled(cities)] }
}
