import { describe, expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { explainKey } from '../../../generator/tools/explain/key.ts'
import { keyText } from '../../../generator/tools/explain/text.ts'
import { documentOf } from '../../support/overlays.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { messageOf } from '../../support/text.ts'

const base = [
  'site: { languages: [{ code: en }, { code: fr }] }',
  'business:',
  '  name: Clair',
  '  founded: 1998',
  '  slogan: { en: Look first., fr: Voir d’abord. }',
  'phones:',
  '  book: { main: 514-555-0123 }',
  'locations:',
  '  - id: laval',
  '    name: { en: Laval, fr: Laval }',
  '  - id: dorval',
  '    name: { en: Dorval, fr: Dorval }',
  'hosting: [serve, netlify]',
  '',
].join('\n')
const region = ['business:', '  name: Clair North', '  slogan: { fr: D’abord voir. }', ''].join('\n')
const city = [
  'business:',
  '  name: Clair Laval',
  '  founded: null',
  'locations:',
  '  - { id: dorval, remove: true }',
  'hosting: [nginx]',
  '',
].join('\n')
const document = documentOf(base, region, city)

const text = (key: string): string => keyText(explainKey(document, key, 'en'), 'en')

describe('a value', () => {
  test('has its line, all values that it overrides, and its purpose', () => {
    expect(text('business.name')).toBe(
      [
        'business.name: Clair Laval',
        '  written in  over-2.yaml:2',
        '  overrides   over-1.yaml:2  Clair North',
        '  overrides   base.yaml:3  Clair',
        '  about       Name of the business, as customers know it. Shown in the header, the footer and titles.',
      ].join('\n'),
    )
  })

  test('is found by position and by id, and named by id', () => {
    const answer = ['locations.laval.name.fr: Laval', '  written in  base.yaml:10', '  about       Name of the area: Old Town'].join('\n')
    expect([text('locations[0].name.fr'), text('locations.laval.name.fr'), text('locations.0.name.fr')]).toEqual(Array(3).fill(answer))
  })

  test('can be a list that replaces another, and has the default of the schema', () => {
    expect(text('hosting')).toBe(
      [
        'hosting: nginx',
        '  written in  over-2.yaml:6',
        '  overrides   base.yaml:13  serve, netlify',
        '  default     serve',
        '  about       Hosts of the site. The build writes the redirects and headers of each host in this list.',
        '',
        '  [0]  over-2.yaml:6  nginx',
      ].join('\n'),
    )
  })

  test('lists the entries of an object, removed ones last', () => {
    expect(text('business')).toBe(
      [
        'business: (2 keys)',
        '  written in  over-2.yaml:1',
        '  overrides   over-1.yaml:2  (3 keys)',
        '  overrides   base.yaml:3  (3 keys)',
        '  about       Facts about the business: name, type, address, license, reviews.',
        '',
        '  name     over-2.yaml:2  Clair Laval',
        '  slogan   over-1.yaml:3  en: Look first. · fr: D’abord voir.',
        '  founded  over-2.yaml:3  removed; it was in base.yaml:4: 1998',
      ].join('\n'),
    )
  })

  test('is complete in JSON', () => {
    expect(explainKey(document, 'business.slogan.fr', 'en')).toEqual({
      kind: 'written',
      key: 'business.slogan.fr',
      about: 'What the business does, in a few words. For search engines.',
      standard: undefined,
      stand: { at: { file: 'over-1.yaml', line: 3, column: 17, endColumn: 30 }, value: 'D’abord voir.' },
      over: [{ at: { file: 'base.yaml', line: 5, column: 34, endColumn: 47 }, value: 'Voir d’abord.' }],
      parts: [],
    })
  })
})

describe('no value', () => {
  test('is left of a key that was cleared, or removed with its item', () => {
    expect(text('business.founded')).toBe(
      [
        'business.founded: removed',
        '  by         over-2.yaml:3',
        '  it was in  base.yaml:4  1998',
        '  about      Year in which the business was founded: 1998. Shown below headings as “Since 1998”.',
      ].join('\n'),
    )
    expect(text('locations.dorval')).toBe(
      [
        'locations.dorval: removed',
        '  by         over-2.yaml:5',
        '  it was in  base.yaml:11  (2 keys)',
        '  about      Areas served, in the order shown. At least one.',
      ].join('\n'),
    )
  })

  test.each([
    ['theme.font', ['theme.font: not set; it is optional', '  about  Fonts for headings and text. Default: those of the style.']],
    [
      'phones.use.nav',
      ['phones.use.nav: not set', '  default  main', '  about    Number shown in the header, by its name in the phone book.'],
    ],
    [
      'business.legalName',
      [
        'business.legalName: not set; it is optional',
        '  about  Registered name, if it differs from the name: Hill & Sons Ltd. For search engines.',
      ],
    ],
    ['business.rating.best', ['business.rating.best: not set', '  default  5', '  about    Highest possible rating on the platform: 5']],
  ])('%s is only in the schema', (key, lines) => {
    expect(text(key)).toBe(lines.join('\n'))
  })

  test.each([
    ['busines.nmae', ['business.name']],
    ['locations.lavall.name', ['locations.laval.name']],
    ['phones.book.mian', ['phones.book.main']],
    ['name', ['business.name', 'locations.laval.name']],
    ['slogan.fr', ['business.slogan.fr']],
  ])('%s is unknown and has a suggestion', (key, meant) => {
    expect(explainKey(document, key, 'en')).toMatchObject({ kind: 'unknown', key, suggestions: meant })
  })

  test('an unknown key without similar keys lists the existing keys', () => {
    expect(text('locations.zzz')).toBe('There is no key “locations.zzz”.\nThere are\n  locations.laval')
  })
})

test('explains a changed text of a base in each of five cities', () => {
  const cities = Array.from({ length: 5 }, (_, index) => ({
    file: `sites/city-${index}.config.yaml`,
    text: `extends: ../site.config.yaml\nsite: { origin: "https://city-${index}.example" }\nbusiness: { name: City ${index} }\n`,
  }))
  const assets = assetNames('assets')
  const skips = (sample: string) =>
    cities.map(one => {
      const result = compileChain([one, { file: 'site.config.yaml', text: sample }], assets)
      if (!result.ok) throw new Error(result.diagnostics.map(fault => messageOf(fault)).join('\n'))
      const { config, document: read } = result.value
      const answer = explainKey(read, 'translations.skipToContent.fr', 'en')
      return [
        config.business.name,
        config.translations.skipToContent.fr,
        answer.kind === 'written' && `${answer.stand.at.file}:${answer.stand.at.line} ${String(answer.stand.value)}`,
      ]
    })
  const line = sampleText.split('\n').findIndex(one => one.includes('skipToContent:')) + 1
  const of = (words: string) => cities.map((_, index) => [`City ${index}`, words, `site.config.yaml:${line} ${words}`])
  expect(skips(sampleText)).toEqual(of('Passer au contenu principal'))
  expect(skips(sampleWith(['fr: Passer au contenu principal', 'fr: Aller au contenu principal']))).toEqual(of('Aller au contenu principal'))
})

test.each([
  ['business.phone', ['phones']],
  ['business.hours', ['hours']],
  ['phone', ['phones']],
  ['service', ['services']],
  ['adress', ['business.address']],
  ['business.adress', ['business.address']],
  ['business.telephone', ['phones.book']],
  ['website', ['site.origin']],
  ['zip', ['business.address.postalCode']],
  ['slogan', ['business.slogan']],
  ['languages', ['site.languages']],
])('%s has the suggestions %j', (written, suggestions) => {
  const answer = explainKey(document, written, 'en')
  expect(answer).toMatchObject({ kind: 'unknown', key: written })
  expect('suggestions' in answer ? answer.suggestions.slice(0, suggestions.length) : []).toEqual(suggestions)
})
