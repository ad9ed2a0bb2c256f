import { describe, expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { isError } from '../../../generator/site/util/diagnostics.ts'
import { formatDiagnostic } from '../../../generator/tools/check/format-diagnostic.ts'
import { compileText, leastText, sampleWith, smallText, smallWith } from '../../support/sample.ts'
import { compilePacked } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'
import { mistakes } from './mistakes.ts'

test('prints one complete message for each mistake', thorough, async () => {
  const report = mistakes.map(({ name, change }) => {
    const text = sampleWith(change)
    const { ok, diagnostics } = compileConfig('site.config.yaml', text, assetNames('assets'))
    expect([name, ok, diagnostics.length]).toEqual([name, false, 1])
    return [`── ${name}`, '', ...diagnostics.map(one => formatText(inEnglish(one), { colour: false, source: () => text })), ''].join('\n')
  })
  await expect(report.join('\n')).toMatchFileSnapshot('mistakes.txt')
})
test('reports a service that the trade has no texts for once, and suggests the right id', () => {
  const text = `trade: plumber
site: { origin: https://hill.example, languages: [en-US] }
business: { name: Hill, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services: [{ id: drain-cleanning }]
locations: [{ name: Austin }]
`
  const errors = compilePacked(text).diagnostics.filter(isError)
  expect(errors.map(one => [one.where?.line, formatDiagnostic(one, 'en').hint])).toEqual([
    [5, expect.stringMatching(/^Did you mean “drain-cleaning”\? Services that it has texts for: /)],
  ])
})

test('reports a language without a language pack once', () => {
  const { diagnostics } = compilePacked(leastText.replace('en-US', 'zh-hant-tw'))
  expect(diagnostics.map(inEnglish).map(({ message, hint }) => `${message} → ${hint}`)).toEqual([
    'There are no texts in zh-Hant-TW, and the pages have none of their own → Choose a language that comes with texts (ar, de, en, es, fr, it, nl, pt), or copy node_modules/townsite/languages/en.yaml to townsite/languages/zh-Hant-TW.yaml and translate it.',
  ])
})

test('reports ten errors in one run, in the order of the file', () => {
  const chosen = [
    'an origin with a path',
    'a missing key',
    'an unsafe address',
    'an invalid phone number',
    'an hour that does not exist',
    'an icon that does not exist',
    'a location that does not exist',
    'a missing translation',
    'an unknown choice',
    'an invalid color',
  ]
  const text = sampleWith(...chosen.map(name => mistakes.find(one => one.name === name)?.change ?? (['', ''] as const)))
  expect(compileText(text).diagnostics.map(({ code }) => code)).toEqual([
    'URL_INVALID',
    'KEY_MISSING',
    'URL_UNSAFE',
    'PHONE_INVALID',
    'HOURS_INVALID',
    'REFERENCE_UNKNOWN',
    'REFERENCE_UNKNOWN',
    'TRANSLATION_MISSING',
    'VALUE_UNKNOWN',
    'COLOUR_INVALID',
  ])
})

describe('reports a file that is not a config', () => {
  test.each([
    ['an empty file', '', 'CONFIG_EMPTY'],
    ['a file of comments', '# nothing here\n', 'CONFIG_EMPTY'],
    ['a list', '- a\n- b\n', 'TYPE_WRONG'],
    ['a sentence', 'hello\n', 'TYPE_WRONG'],
    [
      'an alias bomb',
      `a: &a [x,x,x,x,x,x,x,x,x,x]\n${['b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdef'[index]}`).join(',')}]`).join('\n')}\n`,
      'CONFIG_TOO_LARGE',
    ],
  ])('%s', (_, text, code) => {
    expect(compileText(text).diagnostics.map(one => one.code)).toEqual([code])
  })
})

test.each([
  ['a repeated key', 'x: 1\n'.repeat(200_000), 'YAML_DUPLICATE_KEY'],
  ['a repeated key on one line', `x: {${'y: 1, '.repeat(150_000)}}\n`, 'YAML_DUPLICATE_KEY'],
  ['7 MB of a repeated key', 'x: 1\n'.repeat(1_400_000), 'CONFIG_TOO_LARGE'],
  ['7 MB of a repeated item', `locations:\n${'  - { id: hull }\n'.repeat(400_000)}`, 'CONFIG_TOO_LARGE'],
  ['7 MB of values in a list', `redirects: [${'a, '.repeat(2_300_000)}]\n`, 'CONFIG_TOO_LARGE'],
  [
    'too many values in lists over several lines',
    Array.from({ length: 60 }, (_, at) => `x${at}:\n  [${'a,\n   '.repeat(20_000)}]\n`).join(''),
    'CONFIG_TOO_LARGE',
  ],
  ['580,000 items in brackets over several lines', `redirects: [${'a,\n '.repeat(580_000)}]\n`, 'CONFIG_TOO_LARGE'],
  [
    '400,000 keys in brackets over several lines',
    `{${Array.from({ length: 400_000 }, (_, at) => `k${at}: x`).join(',\n ')}}\n`,
    'CONFIG_TOO_LARGE',
  ],
  ['300,000 texts over several lines', `redirects:\n${'  - a\n    b\n'.repeat(300_000)}`, 'CONFIG_TOO_LARGE'],
  ['500,000 items with Windows line endings', `redirects:\r\n${'  - a\r\n'.repeat(500_000)}`, 'CONFIG_TOO_LARGE'],
  ['a list with too many items', `locations:\n${'  - { id: hull }\n'.repeat(30_001)}`, 'CONFIG_TOO_LARGE'],
  [
    '100,000 mistakes in several lists',
    smallText.replace('locations:\n', `locations:\n${`  - { neighbourhoods: [${'{}, '.repeat(29_000)}] }\n`.repeat(20)}`),
    'CONFIG_TOO_LARGE',
  ],
  ['100,000 unknown keys', smallText + Array.from({ length: 100_000 }, (_, at) => `x${at}: 1\n`).join(''), 'MORE_MISTAKES'],
  ['values that aliases repeat', `a: &a [${'x, '.repeat(1_000)}]\nb: [${'*a, '.repeat(101)}]\n`, 'CONFIG_TOO_LARGE'],
  [
    'an alias of a group',
    `a: &a {${Array.from({ length: 500 }, (_, at) => `k${at}: x`).join(', ')}}\nb: [${'*a, '.repeat(101)}]\n`,
    'CONFIG_TOO_LARGE',
  ],
  ['fewer values that aliases repeat', `a: &a [${'x, '.repeat(1_000)}]\nb: [${'*a, '.repeat(99)}]\n`, 'KEY_UNKNOWN'],
  ['a list with as many items as are allowed', `locations:\n${'  - { id: hull }\n'.repeat(30_000)}`, 'MORE_MISTAKES'],
])('reports %s without a stack overflow', thorough, (_, text, code) => {
  const { diagnostics } = compileText(text)
  expect([diagnostics.length <= 501, diagnostics.at(-1)?.code]).toEqual([true, code])
})

test('names the line of a large config that only the slow parser reads', thorough, () => {
  const items = Array.from({ length: 220_000 }, (_, at) => `x${at}: 1\n`).join('')
  const first = (text: string): unknown =>
    parseConfigText({ file: 'a.yaml', text }).diagnostics.map(({ code, where }) => [code, where?.line])[0]
  expect([`${items}y: 1\t\n`, `${items}x0: 1\n`].map(first)).toEqual([
    ['CONFIG_TOO_LARGE', 220_001],
    ['CONFIG_TOO_LARGE', 220_001],
  ])
})

test.each([
  ['\u0000', 'U+0000'],
  ['\u001b', 'U+001B'],
  ['\u007f', 'U+007F'],
  ['\u0085', 'U+0085'],
  ['\u009b', 'U+009B'],
  ['\u202e', 'U+202E'],
  ['\ud800', 'U+D800'],
])('reports the character %j in a text, as it is and as an escape', (character, code) => {
  const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  for (const written of [character, escaped]) {
    const { diagnostics } = compileText(smallText.replace('{ en: We clean ducts. }', () => `{ en: "We ${written} ducts." }`))
    expect(diagnostics.map(one => [one.code, one.message])).toEqual([
      ['YAML_SYNTAX', `The text contains ${code}, a character that pages cannot show`],
    ])
  }
})

test('reports every reference to a renamed service', () => {
  const { diagnostics } = compileText(sampleWith(['  - id: dryer-vent\n', '  - id: dryer-vents\n']))
  expect(diagnostics.map(({ code, at, hint }) => [code, at, hint])).toEqual(
    Array(7).fill(['REFERENCE_UNKNOWN', 'dryer-vent', 'Did you mean “dryer-vents”? Services: air-duct, dryer-vents, chimney.']),
  )
})

test('accepts the sample', () => {
  expect(compileText(sampleWith())).toMatchObject({ ok: true, diagnostics: [] })
})

test.each(['/Contact_Us', '/About_us.PDF', '/café', '/caf%C3%A9', '/~old/index.html', '/Über-uns'])(
  'accepts the path of an older site: %s',
  from => {
    const text = sampleWith(['redirects: []', `redirects:\n  - { from: ${from}, to: /contact }`])
    expect(compileText(text)).toMatchObject({ ok: true, diagnostics: [] })
  },
)

test.each([
  ['title-double', 'KEY_RENAMED', '“title-double” was renamed to “title-duplicate”', 'Write title-duplicate.'],
  [
    'redirect-source',
    'KEY_RENAMED',
    'The check “redirect-source” was removed: builds report its findings as REDIRECT_HIDES_PAGE, REDIRECT_DUPLICATE',
    'Remove the line.',
  ],
])('explains the removed or renamed check %s', (id, code, message, hint) => {
  const text = sampleWith(['  keywords:\n    en: air duct', `  checks: { ${id}: off }\n  keywords:\n    en: air duct`])
  expect(compileText(text).diagnostics).toEqual([{ code, at: id, message, hint }])
})

test('accepts hours past midnight', () => {
  expect(compileText(sampleWith(['    sat: 08:00-18:00', '    sat: 18:00-03:00']))).toMatchObject({ ok: true, diagnostics: [] })
})

test('does not take ids for texts in Indonesian', () => {
  const area = (number: number): string =>
    `  - { id: a${number}, name: { id: Kota ${number} }, in: { id: di Kota ${number} }, slug: kota-${number}, description: { id: Rumah. } }`
  const areas = Array.from({ length: 600 }, (_, number) => area(number)).join('\n')
  const text = smallWith(
    ['{ code: en, locale: en-CA, name: English }', '{ code: id, locale: id-ID, name: Bahasa Indonesia }'],
    ['\npages:\n', `\n${areas}\npages:\n`],
  )
  expect(compileText(text.replaceAll('{ en:', '{ id:'))).toMatchObject({ ok: true, diagnostics: [] })
})

test('ignores texts of a language that is switched off, with one warning', () => {
  const text = sampleWith(['    - { code: fr, locale: fr-CA, name: Français }\n', ''])
  const result = compileText(text)
  expect(result.ok).toBe(true)
  expect(result.diagnostics.map(({ code, message }) => [code, message.replace(/^\d+/, 'N')])).toEqual([
    ['LANGUAGE_OFF', 'N texts are in “fr”, which is not in site.languages, so they are not published'],
  ])
})
