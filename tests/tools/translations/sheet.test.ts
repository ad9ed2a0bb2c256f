import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeChain } from '../../../generator/site/config/overlay/config-chain.ts'
import { csvText, readCsv } from '../../../generator/tools/csv.ts'
import { compareTranslations, pairOf } from '../../../generator/tools/translations/ledger.ts'
import { tableText, workLines } from '../../../generator/tools/translations/print.ts'
import { importedText, planImport, readSheet, refusalText, sheetText } from '../../../generator/tools/translations/sheet.ts'

const config = `site:
  languages: [{ code: en, locale: en-CA, name: English }, { code: fr, locale: fr-CA, name: Français }]
# kept
slogan: { en: "Look, then clean." } # kept too
services:
  - id: duct
    text:
      en: |
        One

        Two
      fr: |
        Un
`
const { document } = composeChain([{ file: 'site.config.yaml', text: config }])
if (document === undefined) throw new Error('the config is invalid')
const translations = compareTranslations(document, { 'services.duct.text': { fr: pairOf('One', 'Un') } })

test('prints the number of texts by status, and the texts to translate', () => {
  expect(tableText(translations, code => (code === 'fr' ? 'Français' : code), 'en')).toBe(
    'language  texts  missing  stale  new  current\nFrançais      2        1      1    0        0',
  )
  expect(workLines(translations, translations.all, ({ path }) => document.locate(path), 'en')).toEqual([
    'site.config.yaml:4:9  missing in fr  slogan\n    en: Look, then clean.',
    'site.config.yaml:8:7  stale in fr  services.duct.text\n    en: One Two\n    fr: Un',
  ])
})

test('imports an exported table, preserving comments', () => {
  const sheet = sheetText(translations, translations.all)
  expect(sheet).toBe(
    '\ufeffkey,language,status,en,translation\r\nslogan,fr,missing,"Look, then clean.",\r\nservices.duct.text,fr,stale,"One\n\nTwo\n","Un\n"\r\n',
  )
  // As a spreadsheet of a French computer saves it.
  const back =
    'key;language;status;en;translation\r\nslogan;fr;missing;Look, then clean.;D’abord voir\r\nservices.duct.text;fr;stale;"One\n\nTwo\n";"Un\n\nDeux\n"\r\n'
  const plan = planImport(readSheet(back, translations).rows, translations)
  expect([plan.unchanged, plan.refused]).toEqual([0, []])
  expect(importedText([{ file: 'site.config.yaml', text: config }], plan.taken)).toBe(
    config
      .replace('"Look, then clean." }', '"Look, then clean.", fr: D’abord voir }')
      .replace('        Un\n', '        Un\n\n        Deux\n'),
  )
})

test('refuses rows for other texts, and skips empty ones', () => {
  const text = 'key,language,en,translation\nslogan,fr,Old words,Neuf\nnone,fr,x,y\nslogan,fr,"Look, then clean.",\n'
  const { taken, unchanged, refused } = planImport(readSheet(text, translations).rows, translations)
  expect([taken, unchanged]).toEqual([[], 1])
  expect(refused.map(({ line, reason }) => `${line}: ${refusalText(reason, 'en')}`)).toEqual([
    '2: The source text has changed since the export',
    '3: The config has no text “none” in “fr”',
  ])
})

test('numbers rows as a spreadsheet does, including empty ones', () => {
  const { rows } = readSheet('key,language,en,translation\r\n\r\n"a\nb",fr,x,y\r\nslogan,fr,x,y\r\n', translations)
  expect(rows.map(({ line, key }) => [line, key])).toEqual([
    [3, 'a\nb'],
    [4, 'slogan'],
  ])
})

test('reports rows with more cells than the header, and duplicate columns', () => {
  expect(readSheet('key,language,en,translation\nslogan,fr,"Look, then clean.",Voir, puis nettoyer\n', translations)).toEqual({
    lacking: [],
    rows: [],
    bad: [{ row: 2, message: 'This row has 5 cells, but the header has 4. Put texts with commas in quotation marks' }],
  })
  expect(readSheet('key,language,en,translation,Translation\nslogan,fr,x,y,z\n', translations).bad).toEqual([
    { row: 1, column: 'translation', message: 'is a duplicate column. Remove one of the two' },
  ])
})

test('reports the missing columns of another table', () => {
  expect(readSheet('key,text\na,b\n', translations).lacking).toEqual(['language', 'en', 'translation'])
})

test('reads any cells as they were written', () => {
  const cells = fc.string({ unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', ' ', '\t') })
  fc.assert(
    fc.property(fc.array(fc.tuple(cells, cells), { minLength: 1 }), rows => {
      const all = [['key', 'text'], ...rows.map(([key, text]) => [`k${key}`, text])]
      expect(readCsv(csvText(all)).rows.map(row => row.cells)).toEqual(all)
    }),
  )
})

test('imports translations of list items without ids into an overlay, at their position in its own file', () => {
  const base =
    'site: { languages: [{ code: en, locale: en-CA, name: English }, { code: fr, locale: fr-CA, name: Français }] }\ndays:\n  - { name: { en: New Year, fr: Jour de l’An } }\n'
  const overlay = `extends: base.yaml
days:
  add:
    - { name: { en: Moving Day, fr: Déménagement } } # July
    - { name: { en: Fair } }
`
  const chain = [
    { file: 'city.yaml', text: overlay },
    { file: 'base.yaml', text: base },
  ] as const
  const merged = composeChain(chain).document
  if (merged === undefined) throw new Error('the config is invalid')
  const both = compareTranslations(merged, {})
  const sheet = sheetText(both, both.all).replace('Déménagement', 'Jour du déménagement').replace('Fair,', 'Fair,Foire')
  const { taken } = planImport(readSheet(sheet, both).rows, both)
  expect(taken.map(({ key, text }) => [key, text])).toEqual([
    ['days[1].name', 'Jour du déménagement'],
    ['days[2].name', 'Foire'],
  ])
  expect(importedText(chain, taken)).toBe(
    overlay.replace('fr: Déménagement', 'fr: Jour du déménagement').replace('{ en: Fair }', '{ en: Fair, fr: Foire }'),
  )
})
