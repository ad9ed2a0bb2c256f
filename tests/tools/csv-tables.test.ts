/**
 * All CSV tables: hostile texts, and round trips through Excel.
 *
 * @module-tag thorough
 */
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../generator/platform/config/load-config.ts'
import { memoizeText } from '../../generator/site/util/memoize.ts'
import { badCellText } from '../../generator/tools/bad-cells.ts'
import { readTable as readCities, templateText } from '../../generator/tools/clone/table.ts'
import { readCsv } from '../../generator/tools/csv.ts'
import { googleTable } from '../../generator/tools/locations/google.ts'
import { readTable, tableText } from '../../generator/tools/locations/table.ts'
import { compareTranslations } from '../../generator/tools/translations/ledger.ts'
import { planImport, readSheet, sheetText } from '../../generator/tools/translations/sheet.ts'
import { hostile } from '../support/hostile-texts.ts'
import { countries, csvRows, savedByExcel } from '../support/spreadsheet.ts'
import { messageOf } from '../support/text.ts'

const text = (value: string): string => JSON.stringify({ en: value, fr: value })

/** A site with a hostile text in every free field. */
const siteWith = memoizeText((value: string) => {
  const yaml = `site: { origin: "https://www.pipes.example", languages: [en-CA, fr-CA] }
business: { name: ${JSON.stringify(value)}, type: Plumber, email: a@pipes.example, address: { street: ${text(value)}, city: ${text(value)}, region: QC, regionName: ${text(value)}, postalCode: H7A 1A1, country: CA } }
phones: { book: { main: 450-555-0123 } }
services: [ { id: drains, name: ${text(value)}, slug: drains, summary: ${text(value)} } ]
locations:
  - { id: laval, slug: laval, name: ${text(value)}, in: ${text(value)}, geo: { lat: 45.5, lng: -73.75 }, description: ${text(value)}, neighbourhoods: [ ${text(value)} ] }
  - { id: branch, slug: branch, name: { en: Branch, fr: Succursale }, branch: true, phone: main, address: { street: ${text(value)}, city: ${text(value)}, region: QC, postalCode: H7A 1A1, country: CA } }
`
  const loaded = loadConfig('pipes.config.yaml', '.', yaml)
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(one => `${one.key} ${messageOf(one)}`).join('\n'))
  return { file: 'pipes.config.yaml', id: 'pipes', ...loaded.value }
})

type Site = ReturnType<typeof siteWith>

const translationsOf = ({ document }: Site) => compareTranslations(document, {})

const writers: Readonly<Record<string, (site: Site) => string>> = {
  'locations --export': site => tableText([site]),
  'locations --export --format google': site => googleTable([site], { year: 2026, today: '2026-01-01' }).table,
  'translations --format csv': site => sheetText(translationsOf(site), translationsOf(site).all),
  'clone --template': ({ config }) => templateText(config),
}

describe.each(Object.keys(writers))('%s', name => {
  const write = writers[name] ?? (() => '')

  test.each(hostile)('contains %j as text', value => {
    const table = write(siteWith(value))
    const [head = [], ...rows] = csvRows(table)
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head.length))
    expect(csvRows(write(siteWith('plain')))).toHaveLength(rows.length + 1)
    // Numbers are no formulas: coordinates, and the phone numbers that Google reads.
    const formulas = rows.flat().filter(cell => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^(-\d+(\.\d+)?|\+\d+)$/.test(cell))
    expect(formulas).toEqual([])
    const read = readCsv(table)
    expect(read.bad).toEqual([])
    expect(read.rows.flatMap(({ cells }) => cells).some(cell => cell.includes(value))).toBe(true)
  })
})

const bad = (site: Site, table: string): readonly string[] => {
  const locations = readTable(table, [site])
  return [
    ...locations.bad.map(cell => badCellText(undefined, cell, 'en')),
    ...[...locations.changes.values()].flat().map(change => JSON.stringify(change)),
  ]
}

describe.each(Object.keys(countries))('a table that Excel of %s saved', country => {
  test.each(hostile)('is the same, with %j', value => {
    const site = siteWith(value)
    expect(bad(site, savedByExcel(tableText([site]), country))).toEqual([])
    const translations = translationsOf(site)
    const sheet = savedByExcel(sheetText(translations, translations.all), country)
    const { taken, refused } = planImport(readSheet(sheet, translations).rows, translations)
    expect([readSheet(sheet, translations).bad, taken, refused]).toEqual([[], [], []])
    expect(readCities(savedByExcel(templateText(site.config), country), site.config.site.languages).bad).toEqual([
      { message: expect.stringContaining('no city') },
    ])
  })

  test('with formulas and other booleans is the same, or an error with row and column', () => {
    const site = siteWith('plain')
    const saved = savedByExcel(tableText([site]).replace('laval,plain,plain', 'laval,=SUM(A1:A2),plain'), country)
    expect(bad(site, saved)).toEqual([
      expect.stringMatching(/^row 2, column name\.en: “#.+\?” is an error of the spreadsheet, not a value\./),
    ])
  })
})
