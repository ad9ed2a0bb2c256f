import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { townsite } from '../support/cli.ts'
import { sampleText, sampleWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'

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

test('with the committed ledger nothing of the sample is missing or stale', () => {
  const { code, stdout } = townsite(['translations', '--check'])
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^site\.config\.yaml\nlanguage {2}texts {2}missing {2}stale +new {2}current\nFrançais {4}\d+ {8}0 {6}0 +\d+ +\d+\n$/,
    ),
  ])
})

describe('a changed source and a missing translation', () => {
  test('are listed, with their places, also while the config cannot be built, and --check exits with 1', () => {
    const config = siteWith('changed', changed, ledger)
    const { code, stdout } = townsite(['translations', '--config', config, '--check'])
    expect(code).toBe(1)
    const line = (text: string): number => changed.split('\n').findIndex(one => one.includes(text)) + 1
    const stale = line('slogan: { en: Look before')
    expect(stdout.split('\n\n')[1]).toBe(
      `${config}:${stale}:45  stale in fr  business.slogan\n    en: Look before you clean.\n    fr: D’abord voir, ensuite nettoyer.`,
    )
    expect(stdout.split('\n\n')[2]?.trimEnd()).toMatch(
      new RegExp(`:${line('label: { en: Email }')}:\\d+ {2}missing in fr {2}forms\\.contact\\.fields\\[\\d\\]\\.label\n {4}en: Email$`),
    )
    expect(townsite(['translations', '--config', config]).code).toBe(0)
  })

  test('go to the translator and come back', () => {
    const config = siteWith('sheet', changed, ledger)
    const sheet = townsite(['translations', '--config', config, '--format', 'csv']).stdout
    const file = join(folder, 'fr.csv')
    writeFileSync(
      file,
      sheet.replace('"D’abord voir, ensuite nettoyer."', '"D’abord voir, puis nettoyer."').replace(',Email,', ',Email,Courriel'),
    )
    const imported = townsite(['translations', '--config', config, '--import', file])
    expect(imported).toEqual({ code: 0, stdout: `${config}: 2 taken over, 0 empty or the same, 0 left out.\n`, stderr: '' })
    const before = changed.split('\n')
    expect(
      readFileSync(config, 'utf8')
        .split('\n')
        .filter((line, index) => line !== before[index])
        .map(line => line.trim()),
    ).toEqual(['slogan: { en: Look before you clean., fr: "D’abord voir, puis nettoyer." }', 'label: { en: Email, fr: Courriel }'])
    expect(townsite(['translations', '--config', config, '--check']).code).toBe(0)
  })
})

test('accepting writes the ledger, the same for the same config; stale ones are accepted by their key', () => {
  const config = siteWith('accept', sampleText)
  const file = join(folder, 'accept', '.townsite', 'site.translations.json')
  expect(townsite(['translations', '--config', config]).stderr).toMatch(/^\n\d+ are new in the ledger/)
  expect(townsite(['translations', '--config', config, '--accept']).stdout).toBe(`${file} written: commit it.\n`)
  const written = readFileSync(file, 'utf8')
  townsite(['translations', '--config', config, '--accept'])
  expect(readFileSync(file, 'utf8')).toBe(written)
  expect(townsite(['translations', '--config', config])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/ 0 {6}0 {4}0 +\d+\n$/),
    stderr: '',
  })
  writeFileSync(config, sampleWith(['slogan: { en: Look first. Then clean., fr', 'slogan: { en: Look before you clean., fr']))
  townsite(['translations', '--config', config, '--accept'])
  expect(townsite(['translations', '--config', config, '--check']).code).toBe(1)
  townsite(['translations', '--config', config, '--accept', 'business.slogan'])
  expect(townsite(['translations', '--config', config, '--check']).code).toBe(0)
})

test('a reader that has seen enough is no fault', () => {
  const line = 'node --import tsx generator/cli.ts translations --all --format json | head -1'
  expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' })).toMatchObject({ stdout: '[\n', stderr: '' })
})

describe('what cannot be done', () => {
  test.each([
    [['--format', 'xml'], 2, 'error: --format is text, csv or json, not “xml”\n'],
    [['--language', 'de'], 2, 'error: there is no language de: it has en, fr\n'],
    [['--import', 'none.csv'], 2, 'error: there is no file none.csv\n'],
    [['--accept', 'business.slogn'], 2, 'error: there is no text business.slogn\n'],
    [['--config', 'a.yaml', 'b.yaml', '--format', 'csv'], 2, 'error: a table is of one config: name one --config\n'],
    [
      ['--import', 'package.json'],
      1,
      'package.json lacks the columns key, language, en, translation: begin with a table of npm run translations -- --format csv.\n',
    ],
  ])('%j ends with %i', (args, code, stderr) => {
    expect(townsite(['translations', ...args])).toEqual({ code, stdout: '', stderr })
  })

  test('a ledger that is none is told, and left as it is', () => {
    const config = siteWith('broken', sampleText, '{')
    const file = join(folder, 'broken', '.townsite', 'site.translations.json')
    const { code, stderr } = townsite(['translations', '--config', config, '--accept'])
    expect([code, stderr.split('\n')[0]]).toEqual([1, `${file}:1:1  error  this is no ledger of translations  LEDGER_INVALID`])
    expect([existsSync(file), readFileSync(file, 'utf8')]).toEqual([true, '{'])
  })
})
