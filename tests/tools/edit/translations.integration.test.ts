/**
 * The table of translations: what is written in it goes into the session, and to the disk when it is saved.
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { beginSession } from '../../support/editor.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const config = [
  'site: { origin: "https://paws.example", languages: [en-CA, fr-CA] }',
  'business:',
  '  name: Paws',
  '  type: ProfessionalService',
  '  slogan: { en: Soft paws, fr: Pattes douces } # ours',
  '  address: { city: Gatineau, region: QC, country: CA }',
  'phones: { book: { main: 819-555-0123 } }',
  'services:',
  '  - { name: { en: Dog grooming, fr: Toilettage }, summary: { en: A warm bath., fr: Un bain chaud. } }',
  'locations: [{ name: { en: Gatineau, fr: Gatineau } }]',
  '',
].join('\n')
let cwd = ''
let count = 0

beforeEach(() => {
  cwd = join(folder, String(count++))
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'paws.config.yaml'), config)
})

const ledger = '.townsite/paws.translations.json'
const read = (file: string): string => readFileSync(join(cwd, file), 'utf8')
const begin = () => beginSession(['paws.config.yaml'], cwd)
type Ask = Awaited<ReturnType<typeof begin>>

const rowOf = async (ask: Ask, key: string) => (await ask('translations', {})).rows.find(row => row.key === key)
const all = { language: null, status: null, words: '' } as const

test('marks a translation as stale when its source changes after it was accepted', async () => {
  const ask = await begin()
  const before = await ask('translations', {})
  expect([before.source, before.languages, before.hasLedger]).toEqual(['en', ['en', 'fr'], false])
  expect(before.rows.map(({ key, status, source, text }) => [key, status, source, text])).toEqual([
    ['business.slogan', 'new', 'Soft paws', 'Pattes douces'],
    ['services[0].name', 'new', 'Dog grooming', 'Toilettage'],
    ['services[0].summary', 'new', 'A warm bath.', 'Un bain chaud.'],
    ['locations[0].name', 'new', 'Gatineau', 'Gatineau'],
  ])
  await ask('acceptTranslations', { rows: 'new' })
  expect(existsSync(join(cwd, ledger))).toBe(false)
  expect((await ask('changes', {})).files.map(({ file }) => file)).toEqual([ledger])
  await ask('save', {})
  await ask('translate', { path: ['business', 'slogan', 'en'], text: 'Warm paws' })
  expect(await rowOf(ask, 'business.slogan')).toMatchObject({ status: 'stale', source: 'Warm paws', text: 'Pattes douces' })
  await ask('acceptTranslations', { rows: [{ key: 'business.slogan', language: 'fr' }] })
  expect(await rowOf(ask, 'business.slogan')).toMatchObject({ status: 'current' })
  await ask('undo', {})
  expect(await rowOf(ask, 'business.slogan')).toMatchObject({ status: 'stale' })
  await ask('translate', { path: ['business', 'slogan', 'fr'], text: 'Pattes chaudes' })
  expect(await rowOf(ask, 'business.slogan')).toMatchObject({ status: 'current' })
  expect(await ask('save', {})).toMatchObject({ unsaved: [] })
  expect(read('paws.config.yaml')).toBe(config.replace('Soft paws', 'Warm paws').replace('Pattes douces', 'Pattes chaudes'))
  // The next session knows it too.
  expect(await rowOf(await begin(), 'business.slogan')).toMatchObject({ status: 'current' })
})

test('an error is shown at the text, and is not written to the file', async () => {
  const ask = await begin()
  const path = ['business', 'slogan', 'fr']
  expect(await ask('validateText', { path, text: 'a {gap' })).toEqual([expect.stringContaining('}')])
  expect(await ask('validateText', { path, text: 'sound' })).toEqual([])
  expect(await ask('translate', { path, text: 'a {gap' })).toMatchObject({ isValid: false, problems: [{ path }] })
  expect(await ask('save', {})).toMatchObject({ cannot: expect.any(String) })
  expect(read('paws.config.yaml')).toBe(config)
})

test('exports the filtered table and imports it again, and reports rows that do not fit', async () => {
  const ask = await begin()
  const sheet = await ask('translationSheet', { ...all, words: 'business.slogan' })
  expect(sheet).toBe('\ufeffkey,language,status,en,translation\r\nbusiness.slogan,fr,new,Soft paws,Pattes douces\r\n')
  const back = sheet.replace('Pattes douces', 'Patte douce')
  expect(await ask('importTranslations', { sheet: `${back}none,fr,new,x,y\r\n` })).toMatchObject({
    taken: 0,
    refused: [{ line: 3, key: 'none', language: 'fr', reason: expect.any(String) }],
    state: { unsaved: [] },
  })
  for (const invalid of ['Patte {', 'Patte {unknown}'])
    expect(await ask('importTranslations', { sheet: sheet.replace('Pattes douces', invalid) })).toMatchObject({
      taken: 0,
      refused: [{ line: 2, key: 'business.slogan', language: 'fr', reason: expect.any(String) }],
      state: { unsaved: [] },
    })
  for (const invalid of ['"Patte', '#NAME?', 'D\ufffdj'])
    expect(await ask('importTranslations', { sheet: sheet.replace('Pattes douces', invalid) })).toEqual({ cannot: expect.any(String) })
  expect(await ask('importTranslations', { sheet: back })).toMatchObject({
    taken: 1,
    unchanged: 0,
    refused: [],
    state: { unsaved: [ledger, 'paws.config.yaml'], isValid: true },
  })
  expect(await rowOf(ask, 'business.slogan')).toMatchObject({ text: 'Patte douce', status: 'current' })
  await ask('undo', {})
  expect(await ask('state', {})).toMatchObject({ unsaved: [] })
  expect(await ask('importTranslations', { sheet: 'a,b\n1,2\n' })).toEqual({ cannot: expect.stringContaining('key') })
})

test('restores accepted translations that were not saved, and leaves an invalid ledger unchanged', async () => {
  const ask = await begin()
  await ask('acceptTranslations', { rows: 'new' })
  expect(await (await begin())('state', {})).toMatchObject({ isRestored: true, unsaved: [ledger] })
  mkdirSync(join(cwd, '.townsite'))
  writeFileSync(join(cwd, ledger), 'none')
  const other = await begin()
  expect(await other('state', {})).toMatchObject({ isRestored: true, conflicts: [ledger] })
  expect(await other('save', {})).toMatchObject({ conflicts: [ledger] })
  await other('undo', {})
  expect(await (await begin())('translations', {})).toEqual({ cannot: expect.any(String) })
  expect(read(ledger)).toBe('none')
})
