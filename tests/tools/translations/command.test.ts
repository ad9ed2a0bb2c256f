import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()

const siteWith = (name: string, text: string, ledger?: string): string => {
  const config = join(folder, name, 'site.config.yaml')
  mkdirSync(join(folder, name, '.townsite'), { recursive: true })
  writeFileSync(config, text)
  if (ledger !== undefined) writeFileSync(join(folder, name, '.townsite', 'site.translations.json'), ledger)
  return config
}

const ledger = readFileSync('.townsite/site.translations.json', 'utf8')
const changed = sampleWith(
  ['slogan: { en: Look first. Then clean., fr', 'slogan: { en: Look before you clean., fr'],
  ['label: { en: Email, fr: Courriel }', 'label: { en: Email }'],
)

test('reports no missing or stale translations in the sample', async () => {
  const { code, out } = await run(['translations', '--check'])
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(
      /^site\.config\.yaml\nlanguage {2}texts {2}missing {2}stale +new {2}current\nFrançais {4}\d+ {8}0 {6}0 +\d+ +\d+\n$/,
    ),
  ])
})

describe('a changed source and a missing translation', () => {
  test('are listed with their lines, even if the config is invalid, and --check exits with 1', async () => {
    const config = siteWith('changed', changed, ledger)
    const { code, out } = await run(['translations', '--config', config, '--check'])
    expect(code).toBe(1)
    const line = (text: string): number => changed.split('\n').findIndex(one => one.includes(text)) + 1
    const stale = line('slogan: { en: Look before')
    expect(out.split('\n\n')[1]).toBe(
      `${config}:${stale}:45  stale in fr  business.slogan\n    en: Look before you clean.\n    fr: D’abord voir, ensuite nettoyer.`,
    )
    expect(out.split('\n\n')[2]?.trimEnd()).toMatch(
      new RegExp(`:${line('label: { en: Email }')}:\\d+ {2}missing in fr {2}forms\\.contact\\.fields\\[\\d\\]\\.label\n {4}en: Email$`),
    )
    expect((await run(['translations', '--config', config])).code).toBe(0)
  })

  test('are exported to a table and imported again', async () => {
    const config = siteWith('sheet', changed, ledger)
    const sheet = (await run(['translations', '--config', config, '--format', 'csv'])).out
    const file = join(folder, 'fr.csv')
    writeFileSync(
      file,
      sheet.replace('"D’abord voir, ensuite nettoyer."', '"D’abord voir, puis nettoyer."').replace(',Email,', ',Email,Courriel'),
    )
    const imported = await run(['translations', '--config', config, '--import', file])
    expect(imported).toEqual({ code: 0, out: `${config}: 2 imported, 0 empty or unchanged.\n`, err: '' })
    const before = changed.split('\n')
    expect(
      readFileSync(config, 'utf8')
        .split('\n')
        .filter((line, index) => line !== before[index])
        .map(line => line.trim()),
    ).toEqual(['slogan: { en: Look before you clean., fr: "D’abord voir, puis nettoyer." }', 'label: { en: Email, fr: Courriel }'])
    expect((await run(['translations', '--config', config, '--check'])).code).toBe(0)
  })
})

test('--import reports texts that the config cannot contain, and writes nothing', async () => {
  const config = siteWith('invalid', changed)
  const file = join(folder, 'invalid.csv')
  const source = 'business.slogan,fr,Look before you clean.,'
  writeFileSync(file, `key,language,en,translation\n${source}D’abord {ville\n`)
  expect(await run(['translations', '--config', config, '--import', file])).toEqual({
    code: 1,
    out: '',
    err: `${file}, row 2, column translation: business.slogan in fr: This text is not valid: a { is not closed by a }. Write a placeholder like this: {city}. To show a brace on the page, write '{'.\nNothing was written.\n`,
  })
  writeFileSync(file, `key,language,en,translation\n${source}Un\n${source}Deux\n`)
  expect(await run(['translations', '--config', config, '--import', file])).toEqual({
    code: 1,
    out: '',
    err: `${file}, row 3, column key: business.slogan in fr: Row 2 has the same text. Remove one of the two rows\nNothing was written.\n`,
  })
  expect(readFileSync(config, 'utf8')).toBe(changed)
})

test('--import reports a name that makes the URL of another page, and writes nothing', async () => {
  const text = `site: { origin: "https://www.pipes.example", languages: [en-CA, fr-CA] }
business: { name: Pipes, type: Plumber, address: { city: Laval, region: QC, country: CA } }
phones: { book: { main: 450-555-0123 } }
services:
  - { id: drains, name: { en: Drain cleaning, fr: Nettoyage de drains }, summary: { en: We open drains., fr: Nous ouvrons les drains. } }
  - { id: leaks, name: { en: Leak repair, fr: Réparation de fuites }, summary: { en: We stop leaks., fr: Nous arrêtons les fuites. } }
locations: [ { id: laval, name: { en: Laval, fr: Laval } } ]
`
  const config = siteWith('twice', text)
  const file = join(folder, 'twice.csv')
  writeFileSync(file, 'key,language,en,translation\nservices.leaks.name,fr,Leak repair,Nettoyage de drains\n')
  expect(await run(['translations', '--config', config, '--import', file])).toEqual({
    code: 1,
    out: '',
    err: `${file}, row 2, column translation: services.leaks.name in fr: The names “Nettoyage de drains” and “Nettoyage de drains” give their pages the same URL, /fr/services/nettoyage-de-drains. Add a slug to “Nettoyage de drains”: slug: { en: leak-repair, fr: leaks }. The other is in ${config}:5.\nNothing was written.\n`,
  })
  expect(readFileSync(config, 'utf8')).toBe(text)
})

test.each([
  ['key,language,en,translation', 'fr'],
  ['KEY;Language;EN-ca;Translation', 'FR-CA'],
  ['key\tlanguage\tEN_CA\ttranslation', 'fr_ca'],
])('--import and --language read language tags in any letter case: %j', async (head, tag) => {
  const config = siteWith(`tags-${tag}`, changed)
  const file = join(folder, 'tags.csv')
  const separator = /[,;\t]/.exec(head)?.[0] ?? ''
  writeFileSync(file, `${head}\n${['business.slogan', tag, 'Look before you clean.', 'Voir puis nettoyer.'].join(separator)}\n`)
  expect(await run(['translations', '--config', config, '--import', file])).toEqual({
    code: 0,
    out: `${config}: 1 imported, 0 empty or unchanged.\n`,
    err: '',
  })
  expect(readFileSync(config, 'utf8')).toContain('slogan: { en: Look before you clean., fr: "Voir puis nettoyer." }')
  const [wanted, usual] = [
    await run(['translations', '--config', config, '--language', tag]),
    await run(['translations', '--config', config, '--language', 'fr']),
  ]
  expect(wanted).toEqual(usual)
})

test('--accept writes the same ledger for the same config, and accepts stale translations by key', async () => {
  const config = siteWith('accept', sampleText)
  const file = join(folder, 'accept', '.townsite', 'site.translations.json')
  expect((await run(['translations', '--config', config])).err).toMatch(/^\n\d+ not recorded yet/)
  expect((await run(['translations', '--config', config, '--accept'])).out).toBe(`${file} written. Commit this file.\n`)
  const written = readFileSync(file, 'utf8')
  await run(['translations', '--config', config, '--accept'])
  expect(readFileSync(file, 'utf8')).toBe(written)
  expect(await run(['translations', '--config', config])).toEqual({
    code: 0,
    out: expect.stringMatching(/ 0 {6}0 {4}0 +\d+\n$/),
    err: '',
  })
  writeFileSync(config, sampleWith(['slogan: { en: Look first. Then clean., fr', 'slogan: { en: Look before you clean., fr']))
  await run(['translations', '--config', config, '--accept'])
  expect((await run(['translations', '--config', config, '--check'])).code).toBe(1)
  await run(['translations', '--config', config, '--accept', 'business.slogan'])
  expect((await run(['translations', '--config', config, '--check'])).code).toBe(0)
})

describe('an invalid call or ledger', () => {
  test.each([
    [['--format', 'xml'], 2, 'error: --format must be text, csv or json, but it is “xml”. Example: --format csv\n'],
    [['--language', 'de'], 2, 'error: The site has no language de. Its languages are en, fr.\n'],
    [['--import', 'none.csv'], 2, 'error: The file none.csv does not exist. Example: --import fr.csv\n'],
    [
      ['--accept', 'business.slogn'],
      2,
      'error: The config has no text business.slogn. To list all keys, run: npm run translations -- --all\n',
    ],
    [
      ['--config', 'a.yaml', 'b.yaml', '--format', 'csv'],
      2,
      'error: --format csv and --import work with one config. Pass one --config. Example: --config sites/laval.config.yaml\n',
    ],
    [
      ['--import', 'package.json'],
      1,
      'package.json does not have the columns key, language, en, translation. To create a table with all columns, run: npm run -s translations -- --format csv > texts.csv\n',
    ],
  ])('%j ends with %i', async (args, code, err) => {
    expect(await run(['translations', ...args])).toEqual({ code, out: '', err })
  })

  test('reports an invalid ledger and leaves it unchanged', async () => {
    const config = siteWith('broken', sampleText, '{')
    const file = join(folder, 'broken', '.townsite', 'site.translations.json')
    const { code, err } = await run(['translations', '--config', config, '--accept'])
    expect([code, err.split('\n')[0]]).toEqual([1, `${file}:1:1  error  This is not a valid list of accepted translations  LEDGER_INVALID`])
    expect([existsSync(file), readFileSync(file, 'utf8')]).toEqual([true, '{'])
  })
})
