/**
 * Configs of older formats, migrated with their comments and order.
 *
 * @module-tag thorough
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { dataIn } from '../../../../generator/site/config/edit/edit-checked.ts'
import { formatOf, migrate } from '../../../../generator/site/config/migrations/index.ts'
import type { Migration } from '../../../../generator/site/config/migrations/migration.ts'
import { parseConfigText } from '../../../../generator/site/config/yaml/parse-config.ts'
import { isRecord } from '../../../../generator/site/util/table.ts'

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

const added = 'townsite: 1'

/** Configs of format 0 as people write them, and the same in format 1. */
const written: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'keys directly below each other': [lines('site: {}', 'business: {}'), lines(added, 'site: {}', 'business: {}')],
  'keys separated by empty lines': [lines('site: {}', '', 'business: {}'), lines(added, '', 'site: {}', '', 'business: {}')],
  'a header above an empty line': [
    lines(
      '# yaml-language-server: $schema=./site.config.schema.json',
      '#',
      '# Our site.',
      '',
      'site: {}',
      '',
      '# Who we are',
      'business: {}',
    ),
    lines(
      '# yaml-language-server: $schema=./site.config.schema.json',
      '#',
      '# Our site.',
      '',
      added,
      '',
      'site: {}',
      '',
      '# Who we are',
      'business: {}',
    ),
  ],
  'a comment of the first key': [
    lines('# The address', '# of the site', 'site: {}', 'business: {}'),
    lines(added, '# The address', '# of the site', 'site: {}', 'business: {}'),
  ],
  'the schema and a comment of the first key': [
    lines('# yaml-language-server: $schema=x.json', '# The address', 'site: {}'),
    lines('# yaml-language-server: $schema=x.json', added, '# The address', 'site: {}'),
  ],
  'an overlay': [
    lines(
      '# Burlington',
      '',
      'extends: ../site.config.yaml',
      '',
      'site: { origin: https://b.example } # ours',
      'locations: { only: [laval] }',
    ),
    lines(
      '# Burlington',
      '',
      added,
      '',
      'extends: ../site.config.yaml',
      '',
      'site: { origin: https://b.example } # ours',
      'locations: { only: [laval] }',
    ),
  ],
  'Windows line ends': [
    '# Site\r\n\r\nsite: {}\r\n\r\nbusiness: {}\r\n',
    '# Site\r\n\r\ntownsite: 1\r\n\r\nsite: {}\r\n\r\nbusiness: {}\r\n',
  ],
  'a byte order mark': [`\ufeff${lines('site: {}', 'business: {}')}`, `\ufeff${lines(added, 'site: {}', 'business: {}')}`],
  'a byte order mark and a header': [`\ufeff${lines('# Site', '', 'site: {}')}`, `\ufeff${lines('# Site', '', added, 'site: {}')}`],
  'a byte order mark, a comment and Windows line ends': ['\ufeff# Site\r\nsite: {}\r\n', '\ufefftownsite: 1\r\n# Site\r\nsite: {}\r\n'],
  'anchors and aliases': [
    lines('site: &site { keywords: &words { en: Ducts } }', 'business: { name: *words }', 'copy: *site'),
    lines(added, 'site: &site { keywords: &words { en: Ducts } }', 'business: { name: *words }', 'copy: *site'),
  ],
  'the start of the document': [lines('---', '# First', 'site: {}'), lines('---', added, '# First', 'site: {}')],
  'a directive': [lines('%YAML 1.2', '---', 'site: {}', '...'), lines('%YAML 1.2', '---', added, 'site: {}', '...')],
  'a flow map on one line': ['{ site: {}, business: {} } # all\n', '{ townsite: 1, site: {}, business: {} } # all\n'],
  'a flow map over several lines': [
    lines('{', '  # the site', '  "site": {},', '  "business": {} # us', '}'),
    lines('{', '  # the site', '  townsite: 1, "site": {},', '  "business": {} # us', '}'),
  ],
  'keys in quotation marks': [lines('"site": {}', "'business': {}"), lines(added, '"site": {}', "'business': {}")],
  'indented keys': [
    lines('  # the site', '  site: {}', '  business: {}'),
    lines('  townsite: 1', '  # the site', '  site: {}', '  business: {}'),
  ],
  'an explicit key': [lines('? site', ': {}', 'business: {}'), lines(added, '? site', ': {}', 'business: {}')],
  'no line break at the end': ['site: {}', 'townsite: 1\nsite: {}'],
  'a block scalar as the first value': [
    lines('note: |', '  Two', '', '  paragraphs', 'site: {}'),
    lines(added, 'note: |', '  Two', '', '  paragraphs', 'site: {}'),
  ],
  'tabs and spaces behind values': ['site: {}\t# tab\nbusiness: {}   \n', 'townsite: 1\nsite: {}\t# tab\nbusiness: {}   \n'],
  'the format already': [lines('site: {}', 'townsite: 1'), lines('site: {}', 'townsite: 1')],
}

test.each(Object.entries(written))('migrates a config with %s from format 0 to 1', (_, [before, after]) => {
  const { text, applied } = migrate(before)
  expect(text).toBe(after)
  expect(applied.map(({ to }) => to)).toEqual(before === after ? [] : [1])
  expect(parseDocument(text).errors).toEqual([])
  // Nothing is left to do.
  expect(migrate(text)).toEqual({ text, applied: [] })
})

/** Every config in the repository, from the samples to the answers of `new`. */
const files = [
  'site.config.yaml',
  ...['tests/fixtures', 'tests/fixtures/sites', 'starters'].flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.yaml'))
      .map(name => `${folder}/${name}`),
  ),
]

test.each(files)('migrates %s by adding one line', file => {
  const before = readFileSync(file, 'utf8')
  for (const text of [before, before.replace(/\n/g, '\r\n')]) {
    const ends = text.includes('\r\n') ? '\r\n' : '\n'
    const after = migrate(text).text
    const at = after.indexOf(`townsite: 1${ends}`)
    const put = after.startsWith(`${ends}`, at + added.length + ends.length) ? `townsite: 1${ends}${ends}` : `townsite: 1${ends}`
    expect(at).toBeGreaterThanOrEqual(0)
    expect([
      `${after.slice(0, at)}${after.slice(at + put.length)}`,
      `${after.slice(0, at)}${after.slice(at + put.length - ends.length)}`,
    ]).toContain(text)
    const [old, data] = [text, after].map(one => dataIn(one, parseConfigText))
    expect(data).toEqual({ ...(isRecord(old) ? old : {}), townsite: 1 })
    expect(isRecord(data) && Object.keys(data)[0]).toBe('townsite')
  }
})

test('applies several migrations in order, each to the result of the one before', () => {
  const about = { en: '', fr: '' }
  const known: readonly Migration[] = [
    { to: 1, about, edits: () => [] },
    {
      to: 2,
      about,
      edits: data => (isRecord(data) && data.telephone !== undefined ? [{ kind: 'rename', path: ['telephone'], key: 'phones' }] : []),
    },
    {
      to: 3,
      about,
      edits: () => [
        { kind: 'set', path: ['phones', 'book'], value: { main: '514-555-0123' } },
        { kind: 'remove', path: ['old'] },
      ],
    },
  ]
  const before = lines(
    '# Site',
    '',
    'site: {} # kept',
    '',
    '# How to reach us',
    'telephone:',
    '  country: CA # Canada',
    '',
    '# Gone',
    'old: 1',
    '',
    'theme: {}',
  )
  const { text, applied } = migrate(before, known)
  expect(text).toBe(
    lines(
      '# Site',
      '',
      'townsite: 3',
      '',
      'site: {} # kept',
      '',
      '# How to reach us',
      'phones:',
      '  country: CA # Canada',
      '  book: { main: 514-555-0123 }',
      '',
      '# Gone',
      'theme: {}',
    ),
  )
  expect(applied.map(({ to }) => to)).toEqual([1, 2, 3])
  expect(migrate(text.replace('townsite: 3', 'townsite: 2 # two'), known).text).toBe(text.replace('townsite: 3', 'townsite: 3 # two'))
})

test('leaves a config that is not a map unchanged, and reads its format', () => {
  expect(['', '# only a comment\n', '- a\n', 'text\n'].map(text => migrate(text).applied)).toEqual([[], [], [], []])
  expect(['- a\n', 'site: [\n'].map(text => migrate(text).text)).toEqual(['- a\n', 'site: [\n'])
  expect([formatOf({ townsite: 2 }), formatOf({}), formatOf(null)]).toEqual([2, 0, 0])
})
