import { expect, test } from 'vitest'
import { schemaFor } from '../../../generator/site/compile.ts'
import { isNeededAt, shapeAt } from '../../../generator/site/config/schema/schema-shape.ts'

const languages = ['en', 'fr']
const schema = schemaFor(languages)

test.each([
  [['business', 'name'], { kind: 'text', isByLanguage: false }],
  [['business', 'slogan'], { kind: 'text', isByLanguage: true }],
  [['business', 'founded'], { kind: 'number' }],
  [['business', 'address', 'city'], { kind: 'text', isByLanguage: true }],
  [['business', 'licence'], { kind: 'group', keys: ['number', 'authority'] }],
  [['site', 'indexable'], { kind: 'switch' }],
  [['theme', 'radius'], { kind: 'choice', choices: ['none', 'small', 'large'] }],
  [['redirects', 0, 'status'], { kind: 'choice', choices: [301, 302] }],
  [['phones', 'book'], { kind: 'record' }],
  [['phones', 'book', 'main'], { kind: 'text', isByLanguage: false }],
  [['services'], { kind: 'list' }],
  [['pages', 'home', 'aliases'], { kind: 'group', keys: ['en', 'fr'] }],
  [['hours', 'exceptions', 0, 'hours'], { kind: 'text', isByLanguage: false }],
  [['no', 'such'], undefined],
] as const)('%j is %j', (path, shape) => expect(shapeAt(schema, path, languages)).toEqual(shape))

test('selects the shape of the current value', () => {
  expect(shapeAt(schema, ['phones', 'book', 'main'], languages, { number: '514-555-0123' })).toEqual({
    kind: 'group',
    keys: ['number', 'display'],
  })
  expect(shapeAt(schema, ['hours', 'exceptions', 0, 'hours'], languages, ['08:00-12:00'])).toEqual({ kind: 'list' })
})

test('optional values are not required', () => {
  expect(
    [['business', 'name'], ['business', 'legalName'], ['services', 0, 'slug'], ['services', 0, 'summary'], ['redirects']].map(path =>
      isNeededAt(schema, path),
    ),
  ).toEqual([true, false, false, true, false])
})
