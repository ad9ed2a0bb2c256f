import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { configJsonSchema } from '../../../generator/tools/schema/json-schema.ts'
import { run } from '../../support/cli.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const schema = JSON.parse(configJsonSchema()) as {
  readonly else: { readonly properties: object }
  readonly then: { readonly properties: object }
}
const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(schema)

/** The errors that an editor underlines: the path and the keyword of the schema. */
const underlined = (text: string): readonly string[] => {
  validate(parse(text))
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

const overlay = (text: string): readonly string[] => underlined(`extends: ../site.config.yaml\n${text}`)

test('accepts the sample, and rejects missing and unknown keys', () => {
  expect(underlined(sampleText)).toEqual([])
  expect(underlined(sampleWith(['  type: HVACBusiness\n', '']))).toEqual(['/business required'])
  expect(underlined(sampleWith(['  founded: 1998\n', '  founded: 1998\n  foundedd: 1998\n']))).toEqual(['/business additionalProperties'])
})

test('“townsite” and “extends” are the first keys, with their descriptions and an example', () => {
  const { properties } = schema.else as { readonly properties: Readonly<Record<string, object>> }
  expect(Object.entries(properties).slice(0, 2)).toEqual([
    [
      'townsite',
      {
        type: 'integer',
        minimum: 1,
        maximum: 1,
        description: expect.stringContaining('Version of the format of this file'),
        examples: [1],
      },
    ],
    [
      'extends',
      {
        type: 'string',
        minLength: 1,
        description: expect.stringContaining('Path of another config, relative to this file'),
        examples: ['../site.config.yaml'],
      },
    ],
  ])
  expect(Object.keys(schema.then.properties)).toEqual(Object.keys(schema.else.properties))
})

test.each([
  ['no other keys', ''],
  ['a key of a group', 'business: { name: Laval Ducts }'],
  ['one language of a text', 'business: { slogan: { en: Laval first. } }'],
  [
    'keys cleared',
    'business: { licence: null, rating: null, claims: null, slogan: { fr: null } }\nhours: { structuredData: null, weekly: { sun: null } }\ntheme: { font: null }',
  ],
  [
    'things changed, removed, added and placed',
    'locations:\n  - { id: laval, phone: null }\n  - { id: longueuil, remove: true }\n  - { id: montreal, place: after laval }',
  ],
  ['things within a page', 'pages: { home: { gallery: { pairs: [{ id: duct, remove: true }] } } }'],
  ['a field of a form by its name', 'forms: { contact: { fields: [{ name: phone, required: false }] } }'],
  ['only these, one changed, and new ones', 'locations: { only: [laval], laval: { phone: null }, add: [{ id: lachine, place: first }] }'],
  ['one step by its place', 'services: { dryer-vent: { process: { 2: { title: { en: Look } }, 3: null } } }'],
  ['a list that replaces', 'site: { languages: [{ code: en, locale: en-US, name: English }] }\nhosting: [netlify]'],
  ['a phone with letters', 'phones: { book: { main: { number: 514-555-3828, display: 514-555-DUCT }, office: null } }'],
])('accepts an overlay with %s', (_, text) => {
  expect(overlay(text)).toEqual([])
})

test.each([
  ['an unknown key', 'business: { nmae: Laval }', ['/business additionalProperties']],
  ['a text where a group is wanted', 'business: Laval', ['/business type']],
  ['an unknown choice', 'theme: { font: comic }', ['/theme/font enum']],
  ['an item without its id', 'locations: [{ phone: laval }]', ['/locations/0 required']],
  ['remove: false', 'locations: [{ id: laval, remove: false }]', ['/locations/0/remove const']],
  ['an invalid place', 'locations: [{ id: laval, place: behind }]', ['/locations/0/place pattern']],
  ['extends: null', 'extends: null', ['/extends type']],
])('rejects an overlay with %s', (_, text, faults) => {
  expect(text.startsWith('extends') ? underlined(text) : overlay(text)).toEqual(faults)
})

test('rejects overlay syntax in a config without a base', () => {
  expect(underlined(sampleWith(['  - id: laval\n', '  - id: laval\n    place: first\n']))).toEqual(['/locations/1 additionalProperties'])
  expect(underlined(sampleWith(['  founded: 1998\n', '  founded: null\n']))).toEqual(['/business/founded type'])
})

const folder = temporaryFolder()

test('the committed JSON Schema is up to date', async () => {
  expect(await run(['schema', '--out', 'schema.json'], { cwd: folder })).toEqual({ code: 0, out: 'schema.json written.\n', err: '' })
  expect(readFileSync('site.config.schema.json', 'utf8')).toBe(readFileSync(join(folder, 'schema.json'), 'utf8'))
})
