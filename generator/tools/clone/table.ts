/** Reads and writes the CSV table of many cities. */
import { normalize } from 'node:path'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { LanguageTags } from '../../site/config/values/language-tags.ts'
import { isAtOrIn } from '../../site/config/yaml/tree.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import type { Text } from '../../site/model/language.ts'
import { eachOf, withoutUndefined } from '../../site/util/table.ts'
import { type BadCell, badColumns, emptyCell } from '../bad-cells.ts'
import { type CsvRow, columnFinder, csvText, isSkipped, readCsv } from '../csv.ts'
import { textIn } from '../messages.ts'
import { dashed, type Question, singleQuestions, type Written } from './answers.ts'
import { offeredFile } from './base.ts'
import { placeAnswersOf } from './place-facts.ts'
import { listedNames } from './points.ts'

/** Columns that may be repeated for other languages: `city.fr`. */
const perLanguage = ['city', 'region-name', 'areas'] as const

export interface CityRow {
  readonly row: number
  readonly written: Written & { readonly city: string }
  readonly out: string
}

/** The keys of a city’s config whose values come from a column. */
const keys: readonly (readonly [key: string, column: string])[] = [
  ['site.origin', 'origin'],
  ['site.languages', 'languages'],
  ['business.name', 'name'],
  ['business.email', 'email'],
  ['business.geo', 'geo'],
  ['business.address.city', 'city'],
  ['business.address.region', 'region'],
  ['business.address.regionName', 'region-name'],
  ['business.address.country', 'country'],
  ['business.address.street', 'street'],
  ['business.address.postalCode', 'postal-code'],
  ['phones.book.main', 'phone'],
  ['services', 'services'],
  ['locations', 'areas'],
  ...(['founded', 'rating', 'claims', 'licence', 'profiles'] as const).map(fact => [`business.${fact}`, fact] as const),
  ['hours.timeZone', 'time-zone'],
  ['hours.weekly', 'hours'],
  ['forms.id', 'inbox'],
  ['forms.endpoint', 'inbox'],
]

/** The column of an invalid key, or the key in the message. */
export const cellOfKey = (key: string, message: string, language: MessageLanguage): Pick<BadCell, 'column' | 'message'> => {
  const column = keys.find(([start]) => isAtOrIn(key, start))?.[1]
  return column === undefined ? { message: `${key}${{ en: ':', fr: ' :' }[language]} ${message}` } : { column, message }
}

/** The column of an answer. */
export const columnOf = (question: Question): string =>
  question === 'area' || question === 'service' || question === 'language' ? `${question}s` : dashed(question)

/** All columns, in the order of the template. @param languages those of the base, the main one first */
const columnsFor = ([, ...others]: readonly string[]): readonly string[] =>
  ['city', 'file', ...singleQuestions.map(dashed), 'areas', 'services', 'languages'].flatMap(column => [
    column,
    ...(perLanguage.some(one => one === column) ? others.map(code => `${column}.${code}`) : []),
  ])

/** The base as an example row. */
const exampleCells = (base: Config): Readonly<Record<string, string>> => {
  const { site, business, phones, locations, services } = base
  const [own = '', ...others] = site.languages.map(({ code }) => code)
  const main = phones.book.main
  const { address } = business
  const inOthers = (column: string, cell: (code: string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(others.map(code => [`${column}.${code}`, cell(code)]))
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
    ...inOthers('areas', code => locations.map(({ name }) => textIn(name, code)).join('; ')),
    services: services.map(({ id }) => id).join('; '),
    ...Object.fromEntries(Object.entries(placeAnswersOf(base)).map(([question, cell]) => [dashed(question), cell])),
    languages: [own, ...others].join('; '),
  }
}

/** The header row, and the base as an example row, which is skipped when the table is read. */
export const templateText = (base: Config): string => {
  const columns = columnsFor(base.site.languages.map(({ code }) => code))
  const example = exampleCells(base)
  return csvText([columns, columns.map(column => example[column] ?? '')])
}

const headFaults = (names: readonly string[], columns: readonly string[], language: MessageLanguage): readonly BadCell[] => [
  ...(names.includes('city')
    ? []
    : [
        {
          row: 1,
          message: {
            en: 'has no column city. To print the header row, run npm run -s clone -- --template',
            fr: 'la colonne city manque. Pour obtenir la ligne d’en-tête, lancez npm run -s clone -- --template',
          }[language],
        },
      ]),
  ...badColumns(names, columns, language),
]

type Cells = (column: string) => string | undefined

/** The cells of a column in the other languages. */
const inLanguages = (column: string, others: readonly string[], cell: Cells): Text =>
  Object.fromEntries(others.flatMap(code => (cell(`${column}.${code}`) === undefined ? [] : [[code, cell(`${column}.${code}`) ?? '']])))

/** A city without areas serves itself. */
const areasIn = (city: string, cityIn: Text, others: readonly string[], cell: Cells): Pick<Written, 'areas' | 'areasIn'> => {
  const areas = listedNames(cell('areas') ?? '')
  if (areas.length === 0)
    return { areas: [city], areasIn: Object.fromEntries(Object.entries(cityIn).map(([code, name]) => [code, [name]])) }
  const names = Object.entries(inLanguages('areas', others, cell)).map(([code, text]) => [code, listedNames(text)] as const)
  return { areas, ...(names.length === 0 ? {} : { areasIn: Object.fromEntries(names) }) }
}

const cityOf = (
  row: number,
  others: readonly string[],
  cell: Cells,
  language: MessageLanguage,
): { readonly city?: CityRow; readonly bad: readonly BadCell[] } => {
  const city = cell('city')
  if (city === undefined) return { bad: [{ row, column: 'city', message: emptyCell[language] }] }
  const cityIn = inLanguages('city', others, cell)
  const regionNameIn = inLanguages('region-name', others, cell)
  const { areas = [], areasIn: named } = areasIn(city, cityIn, others, cell)
  const services = listedNames(cell('services') ?? '')
  const languages = listedNames((cell('languages') ?? '').replace(/[,\s]+/g, ';'))
  const bad = Object.entries(named ?? {}).flatMap(([code, names]): readonly BadCell[] =>
    names.length === areas.length
      ? []
      : [
          {
            row,
            city,
            column: `areas.${code}`,
            message: {
              en: `has ${names.length} names, but areas has ${areas.length}. Write the same number in the same order`,
              fr: `noms donnés : ${names.length}, mais areas en a ${areas.length}. Écrivez-en autant, dans le même ordre`,
            }[language],
          },
        ],
  )
  const written = {
    city,
    ...withoutUndefined(eachOf(singleQuestions, name => cell(dashed(name)))),
    areas,
    ...withoutUndefined({ areasIn: named }),
    ...(Object.keys(cityIn).length === 0 ? {} : { cityIn }),
    ...(Object.keys(regionNameIn).length === 0 ? {} : { regionNameIn }),
    ...(services.length === 0 ? {} : { services }),
    ...(languages.length === 0 ? {} : { languages }),
  }
  return { city: { row, written, out: cell('file') ?? offeredFile(city) }, bad }
}

/** Finds repeated files and origins, which must be unique. */
const duplicates = (cities: readonly CityRow[], language: MessageLanguage): readonly BadCell[] =>
  (['file', 'origin'] as const).flatMap(column => {
    const cellOf = ({ out, written }: CityRow): string | undefined =>
      column === 'file' ? normalize(out).toLowerCase() : written.origin?.toLowerCase().replace(/\/$/, '')
    const firsts = new Map(cities.map(city => [cellOf(city), city] as const).toReversed())
    return cities.flatMap((city): readonly BadCell[] => {
      const value = cellOf(city)
      const first = firsts.get(value)
      return value === undefined || first === undefined || first === city
        ? []
        : [
            {
              row: city.row,
              city: city.written.city,
              column,
              message: {
                en: `“${value}” is already used in row ${first.row} (${first.written.city})`,
                fr: `« ${value} » est déjà à la ligne ${first.row} (${first.written.city})`,
              }[language],
            },
          ]
    })
  })

/** Reads the table. Rows that start with # are skipped. @param tags languages of the base, the main one first */
export const readTable = (
  text: string,
  tags: readonly LanguageTags[],
  language: MessageLanguage = 'en',
): { readonly cities: readonly CityRow[]; readonly bad: readonly BadCell[] } => {
  const { rows, bad: invalid } = readCsv(text, language)
  if (invalid.length > 0) return { cities: [], bad: invalid }
  const [head, ...body] = rows
  const languages = tags.map(({ code }) => code)
  const names = (head?.cells ?? []).map(columnFinder(columnsFor(languages), tags))
  const faults = headFaults(names, columnsFor(languages), language)
  if (faults.length > 0) return { cities: [], bad: faults }
  const others = languages.slice(1)
  const cellsOf =
    ({ cells }: CsvRow): Cells =>
    column => {
      const cell = names.includes(column) ? cells[names.indexOf(column)]?.trim() : undefined
      return cell === '' ? undefined : cell
    }
  const read = body.filter(({ cells }) => !isSkipped(cells)).map(row => cityOf(row.row, others, cellsOf(row), language))
  const cities = read.flatMap(({ city }) => city ?? [])
  const noCity = {
    en: 'has no city. Add one below the header row',
    fr: 'aucune ville. Ajoutez-en une sous la ligne d’en-tête',
  }[language]
  const none = read.length === 0 ? [{ message: noCity }] : []
  return { cities, bad: [...none, ...read.flatMap(({ bad }) => bad), ...duplicates(cities, language)] }
}
