/** Tables that go through LibreOffice Calc. `npm run test:thorough -- --install` installs it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadConfig } from '../../generator/platform/config/load-config.ts'
import { readTable, tableText } from '../../generator/tools/locations/table.ts'
import { compareTranslations } from '../../generator/tools/translations/ledger.ts'
import { planImport, readSheet, sheetText } from '../../generator/tools/translations/sheet.ts'
import { hostile } from '../support/hostile-texts.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { messageOf } from '../support/text.ts'
import { thorough } from '../support/thorough.ts'

const program = '/usr/bin/soffice'

const text = (value: string): string => JSON.stringify({ en: value, fr: value })

const yaml = `site: { origin: "https://www.pipes.example", languages: [en-CA, fr-CA] }
business: { name: Pipes, type: Plumber, email: a@pipes.example, address: { street: 1 X, city: Laval, region: QC, postalCode: H7A 1A1, country: CA } }
phones: { book: { main: 450-555-0123 } }
services: [ { id: drains, name: { en: Drains, fr: Drains }, summary: { en: We open drains., fr: Nous ouvrons les drains. } } ]
locations:
  - { id: boston, name: { en: Boston, fr: Boston }, branch: true, phone: main, address: { street: 1 Y, city: Boston, region: MA, postalCode: "02134", country: US }, hours: { mon-fri: [ 08:00-12:00, 13:00-17:00 ], sat: 24h } }
${hostile.map((value, index) => `  - { id: l${index}, slug: l${index}, name: ${text(value)}, in: ${text(value)}, geo: { lat: 45.5, lng: -73.75 }, description: ${text(value)}, neighbourhoods: [ ${text(value)} ] }`).join('\n')}
`

/** @param language Windows’ number of a locale: 1031 is de-DE, 3084 fr-CA @param separator of the saved file */
const savedByCalc = (folder: string, names: readonly string[], language: number, separator: string): readonly string[] => {
  const format = (mark: number): string => `Text - txt - csv (StarCalc):${mark},34,76,1,,${language},false,true`
  const convert = (...args: readonly string[]): void => {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    execFileSync(program, [profile, '--headless', ...args], { stdio: 'pipe' })
  }
  const files = (end: string): readonly string[] => names.map(name => join(folder, `${name}.${end}`))
  convert(`--infilter=${format(44)}`, '--convert-to', 'ods', '--outdir', folder, ...files('csv'))
  convert('--convert-to', `csv:${format(separator.charCodeAt(0))},false`, '--outdir', folder, ...files('ods'))
  return files('csv').map(file => readFileSync(file, 'utf8'))
}

test.skipIf(!existsSync(program)).each([
  ['de-DE', 1031, ';'],
  ['fr-CA', 3084, ';'],
  ['en-US', 1033, ','],
])('LibreOffice Calc in %s changes nothing in tables with hostile texts', thorough, (_, language, separator) => {
  const loaded = loadConfig('pipes.config.yaml', '.', yaml)
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(one => `${one.key} ${messageOf(one)}`).join('\n'))
  const site = { file: 'pipes.config.yaml', config: loaded.value.config }
  const translations = compareTranslations(loaded.value.document, {})
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'areas.csv'), tableText([site]))
  writeFileSync(join(folder, 'fr.csv'), sheetText(translations, translations.all))
  const [areas = '', sheet = ''] = savedByCalc(folder, ['areas', 'fr'], language, separator)
  expect(areas).not.toBe(tableText([site]))
  const { changes, bad } = readTable(areas, [site])
  expect([bad, [...changes.values()].flat()]).toEqual([[], []])
  const read = readSheet(sheet, translations)
  const { taken, refused } = planImport(read.rows, translations)
  expect([read.bad, taken, refused, read.rows.length]).toEqual([[], [], [], translations.all.length])
})
