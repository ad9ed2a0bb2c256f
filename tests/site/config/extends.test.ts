import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { inEnglish } from '../../support/text.ts'

const assets = assetNames('assets')
const compile = (base: string, ...overlays: readonly string[]) =>
  compileChain(
    overlays.length === 2
      ? [
          { file: 'city.yaml', text: overlays[1] ?? '' },
          { file: 'region.yaml', text: overlays[0] ?? '' },
          { file: 'site.config.yaml', text: base },
        ]
      : [
          { file: 'city.yaml', text: overlays[0] ?? '' },
          { file: 'site.config.yaml', text: base },
        ],
    assets,
  )

/** Line of the sample that begins so; the first after `from`. */
const lineOf = (start: string, from = ''): number => {
  const lines = sampleText.split('\n')
  const index = lines.findIndex((line, at) => line.startsWith(start) && (from === '' || at > lines.findIndex(one => one.startsWith(from))))
  if (index < 0) throw new Error(`no line of the sample begins with “${start}”`)
  return index + 1
}

const diagnosticsOf = (base: string, ...overlays: readonly string[]) =>
  compile(base, ...overlays)
    .diagnostics.map(inEnglish)
    .map(({ code, message, hint = '', where }) => [code, `${where?.file}:${where?.line}`, message, hint])

test('overlays the sample with a city', () => {
  const result = compile(
    sampleText,
    [
      'site: { origin: https://laval.example }',
      'business: { name: Laval Ducts, slogan: { en: Laval first. }, licence: null }',
      'hours: { weekly: { sun: closed } }',
      'hosting: [serve]',
    ].join('\n'),
  )
  expect(result.diagnostics).toEqual([])
  const config = result.ok ? result.value.config : undefined
  expect([config?.site.origin, config?.business.slogan, config?.business.licence, config?.hours?.weekly, config?.hosting]).toEqual([
    'https://laval.example',
    { en: 'Laval first.', fr: 'D’abord voir, ensuite nettoyer.' },
    undefined,
    { 'mon-fri': '07:00-20:00', sat: '08:00-18:00', sun: 'closed' },
    ['serve'],
  ])
})

test('removes references in the base to items that a city removes', () => {
  expect(
    diagnosticsOf(sampleText, 'locations:\n  - id: west-island\n    remove: true\nservices:\n  - { id: dryer-vent, remove: true }\n'),
  ).toEqual([])
})

test('warns about a reference to an item that no file has, and builds without it', () => {
  expect(diagnosticsOf(sampleText, 'locations:\n  laval:\n    services:\n      gutters: { intro: { en: x, fr: y } }\n')).toEqual([
    ['REFERENCE_LOST', 'city.yaml:4', 'There is no service “gutters” in this site', 'Correct the id, or remove this line.'],
  ])
})

test('reports a cleared phone number that an earlier overlay uses', () => {
  expect(
    diagnosticsOf(
      sampleText,
      'phones:\n  book:\n    office: 514-555-0199\n  use:\n    nav: office\n',
      'phones:\n  book:\n    office: null\n',
    ),
  ).toEqual([
    [
      'REFERENCE_UNKNOWN',
      'region.yaml:5',
      'There is no number in phones.book called “office”',
      `It overlays site.config.yaml:${lineOf('    nav: main')}. city.yaml:3 removes it from region.yaml:3. Remove what refers to it too. region.yaml is the base of city.yaml.`,
    ],
  ])
})

test('reports an item that the base does not have', () => {
  expect(diagnosticsOf(sampleText, 'phones:\n  use:\n    nav: office\n')).toEqual([
    [
      'REFERENCE_UNKNOWN',
      'city.yaml:3',
      'There is no number in phones.book called “office”',
      `Phone book: main. It overlays site.config.yaml:${lineOf('    nav: main')}. “phones.book” is in site.config.yaml:${lineOf('    main: 514')}.`,
    ],
  ])
})

test.each([
  ['a text over a group', 'address: Laval', '“address” must be a group of keys, not text', 'a group of keys in '],
  ['a list over a group', 'address: [Laval]', '“address” must be a group of keys, not a list', 'a group of keys in '],
  ['a number over a group', 'address: 5', '“address” must be a group of keys, not the number 5', 'a group of keys in '],
])('%s', (_, line, message, kind) => {
  const [first] = diagnosticsOf(sampleText, `business:\n  ${line}\n`)
  expect([first?.slice(0, 3), first?.[3]?.endsWith(`It overlays ${kind}site.config.yaml:${lineOf('    city: { en: Montreal')}.`)]).toEqual([
    ['TYPE_WRONG', 'city.yaml:2', message],
    true,
  ])
})

test.each([
  [
    'a text over a text in each language',
    'business: { slogan: Look! }\n',
    'slogan',
    '“slogan” needs a text in each language: en, fr',
    `It overlays a group of keys in site.config.yaml:${lineOf('  slogan:')}.`,
  ],
  [
    'a group over a text',
    'business: { name: { en: A } }\n',
    'name',
    '“name” must be text, not a group of keys',
    `It overlays a single value in site.config.yaml:${lineOf('  name: Clair')}.`,
  ],
])('%s', (_, over, __, message, note) => {
  const [first] = diagnosticsOf(sampleText, over)
  expect(first?.slice(0, 3)).toEqual(['TYPE_WRONG', 'city.yaml:1', message])
  expect(first?.[3]).toContain(note)
})

test('reports a required key where it is cleared', () => {
  expect(diagnosticsOf(sampleText, 'business:\n  type: null\n')).toEqual([
    [
      'KEY_MISSING',
      'city.yaml:2',
      'The required key “type” is missing in “business”, because it is cleared here',
      `Write a value, or remove the line to use the value of site.config.yaml:${lineOf('  type: HVACBusiness')}.`,
    ],
  ])
  expect(diagnosticsOf(sampleText, 'translations: { home: { fr: null } }').map(one => one.slice(0, 3))).toEqual([
    ['TRANSLATION_MISSING', 'city.yaml:1', '“home” has no text in fr, because it is cleared here'],
  ])
  expect(diagnosticsOf(sampleText, 'phones: { book: { main: null } }').map(one => one.slice(0, 3))).toEqual([
    ['KEY_MISSING', 'city.yaml:1', 'The phone book has no number called “main”, because it is cleared here'],
  ])
})

test('reports an error of the base in the base, with the city that reads it', () => {
  expect(diagnosticsOf(sampleWith(['  founded: 1998\n', '  founded: "1998"\n']), 'business: { name: Laval Ducts }')).toEqual([
    [
      'TYPE_WRONG',
      `site.config.yaml:${lineOf('  founded: 1998')}`,
      '“founded” must be a number, not text',
      'Write it without quotation marks: 1998. site.config.yaml is the base of city.yaml.',
    ],
  ])
})

test('names both files if a new location has the URL of another', () => {
  const lines = diagnosticsOf(sampleText, 'locations:\n  - id: west-island\n    slug: laval\n')
  expect(lines.map(([code, place]) => [code, place])).toEqual([['ADDRESS_DUPLICATE', 'city.yaml:3']])
  expect(lines[0]?.[3]).toBe(
    `Give one of them a different path or slug. The other is in site.config.yaml:${lineOf('    slug: laval')}. It overlays site.config.yaml:${lineOf('    slug:', '  - id: west-island')}.`,
  )
})

test('reports an unknown key in the overlay, but not the keys that change a list', () => {
  expect(diagnosticsOf(sampleText, 'locations:\n  - { id: laval, place: first, plaec: last }\n').map(one => one.slice(0, 3))).toEqual([
    ['KEY_UNKNOWN', 'city.yaml:2', 'Unknown key “plaec” in “locations[0]”'],
  ])
  expect(diagnosticsOf(sampleWith(['  - id: laval\n', '  - id: laval\n    place: first\n']), '{}').map(one => one.slice(0, 1))).toEqual([
    ['KEY_UNKNOWN'],
  ])
})

test('reports the errors of all files at once, in the order of the files', () => {
  const places = diagnosticsOf(
    sampleWith(['  founded: 1998\n', '  founded: "1998"\n']),
    'locations:\n  - { id: nowhere, remove: true }\n',
    'phones: { book: { main: 514-555-01 } }\nbusiness: { slogn: null }\n',
  ).map(([code, place]) => `${place} ${code}`)
  expect(places).toEqual([
    'city.yaml:1 PHONE_INVALID',
    'city.yaml:2 OVERLAY_NOTHING_TO_CLEAR',
    'region.yaml:2 OVERLAY_ID_UNKNOWN',
    `site.config.yaml:${lineOf('  founded: 1998')} TYPE_WRONG`,
  ])
})
