/**
 * A session of the editor without a browser: an overlaid city, changed, undone, saved, merged, killed and taken up again.
 *
 * @module-tag thorough
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import type { ConfigParser } from '../../../generator/site/config/yaml/section-cache.ts'
import type { Field, State } from '../../../generator/tools/edit/protocol.ts'
import { beginSession, changedLines, openEditor } from '../../support/editor.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
let cwd = ''
let count = 0

const brand = smallText
const city = 'extends: brand.config.yaml\n# Ours\nbusiness:\n  name: City Air # local\n'

const read = (file: string): string => readFileSync(join(cwd, file), 'utf8')
const write = (file: string, text: string): void => writeFileSync(join(cwd, file), text)

beforeEach(() => {
  cwd = join(folder, String(count++))
  mkdirSync(cwd)
  write('brand.config.yaml', brand)
  write('city.config.yaml', city)
})

const begin = (configs: readonly string[] = ['city.config.yaml', 'brand.config.yaml']) => beginSession(configs, cwd)

test('writes a change for the city to its file and one for the brand to the base, and a reset removes the line', async () => {
  const ask = await begin()
  const { levels } = await ask('state', {})
  expect(levels).toEqual([
    { file: 'city.config.yaml', reach: 1 },
    { file: 'brand.config.yaml', reach: 2 },
  ])
  await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Town Air' }, level: 0 })
  expect(changedLines(await ask('changes', {}))).toEqual([
    'city.config.yaml -  name: City Air # local',
    'city.config.yaml +  name: Town Air # local',
  ])
  await ask('undo', {})
  await ask('change', { change: { kind: 'set', path: ['business', 'founded'], value: 2001 }, level: 1 })
  expect(changedLines(await ask('changes', {})).every(line => line.startsWith('brand.config.yaml'))).toBe(true)
  await ask('undo', {})
  const field: Field = await ask('field', { path: ['business', 'name'] })
  expect(field.values.map(({ value, file, line, isOwn }) => [value, file, line, isOwn])).toEqual([
    ['City Air', 'city.config.yaml', 4, true],
  ])
  await ask('revert', { path: ['business', 'name'] })
  expect(changedLines(await ask('changes', {}))).toEqual(['city.config.yaml -business:', 'city.config.yaml -  name: City Air # local'])
})

test('reports 20,000 nested lists in the text of a file, and loses nothing', async () => {
  const ask = await begin()
  const text = `${city}extra: ${'['.repeat(20_000)}1${']'.repeat(20_000)}\n`
  const state = await ask('editFile', { file: 'city.config.yaml', text })
  expect([state.isValid, state.unsaved, state.problems.map(({ code, line }) => [code, line])]).toEqual([
    false,
    ['city.config.yaml'],
    [['CONFIG_TOO_LARGE', expect.any(Number)]],
  ])
  expect(await ask('save', {})).toEqual({ cannot: 'Fix the errors to save. Until then, the file stays as it is.' })
  expect((await ask('page', { path: '/' })).html).toContain('City Air')
  expect([(await ask('files', {}))[0]?.text === text, read('city.config.yaml')]).toEqual([true, city])
  // The draft is there again in the next session.
  const next = await begin()
  expect((await next('files', {}))[0]?.text === text).toBe(true)
  expect((await next('undo', {})).isValid).toBe(true)
})

test('keeps invalid values in a draft that the next session restores, and writes none to the file', async () => {
  const ask = await begin()
  const page = await ask('page', { path: '/' })
  expect(page.pieces.some(({ paths }) => JSON.stringify(paths[0]) === '["business","name"]')).toBe(true)
  expect(await ask('preview', { page: '/', path: ['business', 'email'], value: 'unknown' })).toMatchObject({
    html: null,
    faults: [expect.any(String)],
  })
  const state: State = await ask('change', { change: { kind: 'set', path: ['business', 'email'], value: 'unknown' }, level: 0 })
  expect([state.isValid, state.problems.map(({ code }) => code)]).toEqual([false, expect.arrayContaining(['EMAIL_INVALID'])])
  expect(await ask('save', {})).toMatchObject({ cannot: expect.stringContaining('errors') })
  expect(read('city.config.yaml')).toBe(city)
  const again = await begin()
  expect(await again('state', {})).toMatchObject({ isRestored: true, isValid: false, unsaved: ['city.config.yaml'], canUndo: true })
  await again('undo', {})
  expect(await again('state', {})).toMatchObject({ isValid: true, unsaved: [] })
  expect(await (await begin())('state', {})).toMatchObject({ isRestored: false })
})

test('merges changes that were saved on disk meanwhile, or shows a conflict', async () => {
  const ask = await begin(['city.config.yaml'])
  await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Town Air' }, level: 0 })
  write('city.config.yaml', city.replace('extends', '# Their line\nextends'))
  expect(await ask('save', {})).toMatchObject({ unsaved: [], conflicts: [] })
  expect(read('city.config.yaml')).toBe(city.replace('extends', '# Their line\nextends').replace('City', 'Town'))
  await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Ours' }, level: 0 })
  write('city.config.yaml', read('city.config.yaml').replace('Town Air', 'Theirs'))
  expect(await ask('save', {})).toMatchObject({ conflicts: ['city.config.yaml'] })
  expect(read('city.config.yaml')).toContain('name: Theirs # local')
  const conflict = await ask('mergeConflict', { file: 'city.config.yaml' })
  expect(conflict).toEqual({
    hunks: [{ line: 5, mine: ['  name: Ours # local'], theirs: ['  name: Theirs # local'] }],
    hash: expect.any(String),
  })
  const hash = conflict.hash
  expect(await ask('resolveConflict', { file: 'city.config.yaml', hash: 'another', theirs: [] })).toEqual({
    cannot: 'The file changed again in the meantime. Compare the versions again.',
  })
  expect(await ask('resolveConflict', { file: 'city.config.yaml', hash, theirs: [0] })).toMatchObject({ unsaved: [], conflicts: [] })
  expect(await ask('undo', {})).toMatchObject({ unsaved: ['city.config.yaml'] })
  expect(await ask('save', {})).toMatchObject({ unsaved: [], conflicts: [] })
  expect(read('city.config.yaml')).toContain('name: Ours # local')
})

test('reports a config that was replaced by a folder, and a draft that cannot be written, and keeps the changes', async () => {
  const ask = await begin(['city.config.yaml'])
  await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Town Air' }, level: 0 })
  rmSync(join(cwd, 'city.config.yaml'))
  mkdirSync(join(cwd, 'city.config.yaml'))
  expect(await ask('save', {})).toEqual({ cannot: expect.stringContaining('folder') })
  rmSync(join(cwd, 'city.config.yaml'), { recursive: true })
  write('city.config.yaml', `\ufeff${city}`)
  rmSync(join(cwd, '.cache'), { recursive: true })
  write('.cache', '')
  expect(await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Bay Air' }, level: 0 })).toEqual({
    cannot: expect.stringContaining('(ENOTDIR)'),
  })
  rmSync(join(cwd, '.cache'))
  expect(await ask('save', {})).toMatchObject({ unsaved: [] })
  expect(read('city.config.yaml')).toBe(`\ufeff${city.replace('City', 'Bay')}`)
})

test('merges a draft with changes that were saved before the next session, or shows a conflict', async () => {
  await (await begin())('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Town Air' }, level: 0 })
  const theirs = city.replace('extends', '# Their line\nextends')
  write('city.config.yaml', theirs)
  const ask = await begin()
  expect(await ask('state', {})).toMatchObject({ isRestored: true, conflicts: [], unsaved: ['city.config.yaml'] })
  expect(changedLines(await ask('changes', {}))).toEqual([
    'city.config.yaml -  name: City Air # local',
    'city.config.yaml +  name: Town Air # local',
  ])
  write('city.config.yaml', theirs.replace('City Air', 'Theirs'))
  const again = await begin()
  expect(await again('state', {})).toMatchObject({ isRestored: true, conflicts: ['city.config.yaml'], unsaved: ['city.config.yaml'] })
  expect(await again('save', {})).toMatchObject({ conflicts: ['city.config.yaml'] })
  expect(read('city.config.yaml')).toBe(theirs.replace('City Air', 'Theirs'))
  const { hash } = await again('mergeConflict', { file: 'city.config.yaml' })
  await again('resolveConflict', { file: 'city.config.yaml', hash, theirs: [] })
  expect(await again('save', {})).toMatchObject({ isRestored: false, conflicts: [], unsaved: [] })
  expect(read('city.config.yaml')).toBe(theirs.replace('City Air', 'Town Air'))
})

test('an invalid draft of lines that were fixed on disk meanwhile does not hide the site on disk', async () => {
  const withPhone = (name: string): string => brand.replace('main: 819-555-0123', `main: 819-555-0123, ${name}: 514-555-0134`)
  write('brand.config.yaml', withPhone('other'))
  write('city.config.yaml', '{ extends: brand.config.yaml, business: { name: City Air }, phones: { use: { contact: other } } }\n')
  await (await begin(['city.config.yaml']))('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Town Air' }, level: 0 })
  write('brand.config.yaml', withPhone('third'))
  write('city.config.yaml', '{ extends: brand.config.yaml, business: { name: City Air }, phones: { use: { contact: third } } }\n')
  const ask = await begin(['city.config.yaml'])
  expect(await ask('state', {})).toMatchObject({ isRestored: true, isValid: false, conflicts: ['city.config.yaml'] })
  const { hash } = await ask('mergeConflict', { file: 'city.config.yaml' })
  expect(await ask('resolveConflict', { file: 'city.config.yaml', hash, theirs: [0] })).toMatchObject({ isValid: true, unsaved: [] })
})

test('discards a draft that equals the file', async () => {
  await (await begin())('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Town Air' }, level: 0 })
  write('city.config.yaml', city.replace('City Air', 'Town Air'))
  expect(await (await begin())('state', {})).toMatchObject({ isRestored: false, unsaved: [] })
  expect(readdirSync(join(cwd, '.cache', 'edit'))).toEqual([])
})

test('writes no invalid values to the file of a config that is not shown', async () => {
  const ask = await begin()
  await ask('change', { change: { kind: 'set', path: ['business', 'email'], value: 'unknown' }, level: 0 })
  await ask('choose', { config: 'brand.config.yaml' })
  await ask('change', { change: { kind: 'set', path: ['business', 'founded'], value: 2001 }, level: 0 })
  expect(await ask('save', {})).toEqual({ cannot: expect.stringContaining('errors in city.config.yaml') })
  expect([read('city.config.yaml'), read('brand.config.yaml')]).toEqual([city, brand])
})

test('does not save a site without areas or phones, which only a base may leave out', async () => {
  for (const [key, code] of [
    ['locations', 'KEY_MISSING'],
    ['phones', 'FACT_NEEDED'],
  ] as const) {
    const ask = await begin(['brand.config.yaml'])
    const { isValid, problems } = await ask('change', { change: { kind: 'remove', path: [key] }, level: 0 })
    expect([isValid, problems.map(({ code }) => code)]).toEqual([false, [code]])
    expect(await ask('save', {})).toEqual({ cannot: expect.stringContaining('errors') })
    await ask('undo', {})
  }
  expect(read('brand.config.yaml')).toBe(brand)
  const asked = await begin(['brand.config.yaml', 'city.config.yaml'])
  expect(await asked('change', { change: { kind: 'remove', path: ['locations'] }, level: 0 })).toMatchObject({ isValid: true })
  expect(await asked('save', {})).toEqual({ cannot: expect.stringContaining('errors in city.config.yaml') })
})

test('a change of the brand is validated in every city that it affects, and not saved if it would break one', async () => {
  write('town.config.yaml', 'extends: brand.config.yaml\nlocations: { hull: { services: { duct: { intro: { en: Wide ducts. } } } } }\n')
  const ask = await begin(['city.config.yaml', 'town.config.yaml', 'brand.config.yaml'])
  expect((await ask('state', {})).cities).toEqual({ validated: 0, of: 0, broken: [] })
  const founded = { kind: 'set', path: ['business', 'founded'], value: 2001 } as const
  expect((await ask('change', { change: founded, level: 1 })).cities).toEqual({ validated: 0, of: 2, broken: [] })
  let state = await ask('validateCities', {})
  expect(state.cities).toEqual({ validated: 2, of: 2, broken: [] })
  await ask('undo', {})
  // A word that only the city which is shown says for itself.
  const slogan = '{ en: "{unknown} cleans ducts." }'
  await ask('editFile', { file: 'city.config.yaml', text: `${city}  slogan: { en: Clean. }\n` })
  await ask('editFile', { file: 'brand.config.yaml', text: brand.replace('business:', `business:\n  slogan: ${slogan}`) })
  state = await ask('validateCities', {})
  expect(state.cities.broken.map(({ config, problem }) => `${config} ${problem.code} ${problem.file}`)).toEqual([
    'town.config.yaml PLACEHOLDER_UNKNOWN brand.config.yaml',
    'brand.config.yaml PLACEHOLDER_UNKNOWN brand.config.yaml',
  ])
  expect(await ask('save', {})).toEqual({
    cannot: expect.stringMatching(
      /^Nothing was saved, because your changes cause errors in town\.config\.yaml and 1 other file: Unknown placeholder \{unknown\} \(brand/,
    ),
  })
  expect([read('city.config.yaml'), read('brand.config.yaml')]).toEqual([city, brand])
})

test('saves nothing if the edited text does not parse to the edited values, and keeps the changes for the next session', async () => {
  const misread: ConfigParser = source => parseConfigText({ ...source, text: source.text.replace('We clean ducts.', 'We clear ducts.') })
  const { ask } = await openEditor(cwd, ['city.config.yaml'], misread)
  const change = (path: readonly string[], value: unknown, level: number) => ask('change', { change: { kind: 'set', path, value }, level })
  await change(['business', 'name'], 'Town Air', 0)
  expect(await change(['business', 'founded'], 2001, 1)).toMatchObject({ isValid: true })
  expect(await ask('save', {})).toEqual({
    cannot: expect.stringContaining('Nothing was saved, because brand.config.yaml would not have the values'),
  })
  expect([read('city.config.yaml'), read('brand.config.yaml')]).toEqual([city, brand])
  const again = await begin()
  expect(await again('state', {})).toMatchObject({ isRestored: true, unsaved: ['brand.config.yaml', 'city.config.yaml'] })
  expect(await again('save', {})).toMatchObject({ unsaved: [] })
  expect([read('city.config.yaml'), read('brand.config.yaml')]).toEqual([
    city.replace('City Air', 'Town Air'),
    brand.replace('founded: 1998', 'founded: 2001'),
  ])
})

test('a default is written where it belongs, and a plain text stays plain', async () => {
  const least = [
    'site: { origin: "https://paws.example", languages: [en-US] }',
    'business: { name: Paws, type: ProfessionalService, address: { city: Austin, region: TX, country: US } }',
    'phones: { book: { main: 512-555-0142 } }',
    'services:',
    '  # the one',
    '  - { name: Dog grooming, summary: A warm bath. }',
    'locations: [{ name: Austin }]',
    '',
  ].join('\n')
  write('least.config.yaml', least)
  const ask = await begin(['least.config.yaml'])
  const field = await ask('field', { path: ['services', 0, 'name', 'en'] })
  expect(field.values.map(({ path, value, line }) => [path, value, line])).toEqual([[['services', 0, 'name'], 'Dog grooming', 6]])
  expect((await ask('preview', { page: '/', path: ['services', 0, 'name'], value: 'Cat care' })).html).toContain('Cat care')
  await ask('change', { change: { kind: 'set', path: ['services', 0, 'name'], value: 'Cat care' }, level: 0 })
  expect(changedLines(await ask('changes', {}))).toEqual([
    'least.config.yaml -  - { name: Dog grooming, summary: A warm bath. }',
    'least.config.yaml +  - { name: Cat care, summary: A warm bath. }',
  ])
  await ask('undo', {})
  const word = await ask('field', { path: ['translations', 'callNow', 'en'] })
  expect(word.values.map(({ file }) => file)).toEqual([null])
  const state = await ask('change', { change: { kind: 'set', path: ['translations', 'callNow', 'en'], value: 'Ring us' }, level: 0 })
  expect([state.isValid, changedLines(await ask('changes', {}))]).toEqual([
    true,
    ['least.config.yaml +translations:', 'least.config.yaml +  callNow: { en: Ring us }'],
  ])
})

test('rejects malformed requests', async () => {
  const asked = await begin(['brand.config.yaml'])
  const ask = asked as (name: string, given: unknown) => Promise<unknown>
  const before = read('brand.config.yaml')
  for (const [name, given] of [
    ['constructor', {}],
    ['change', { change: { kind: 'set', path: '../x', value: 1 }, level: 0 }],
    ['change', { change: { kind: 'drop', path: [], value: 1 }, level: 0 }],
    ['choose', { config: '../../etc/passwd' }],
    ['page', { path: 1 }],
    ['value', { path: ['__proto__', 'constructor'] }],
  ] as const)
    expect(await ask(name, given)).toEqual({ cannot: expect.any(String) })
  expect(read('brand.config.yaml')).toBe(before)
})
