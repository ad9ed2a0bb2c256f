import { describe, expect, test } from 'vitest'
import { withText } from '../../../generator/tools/edit/app/widgets/text-field.tsx'
import { firstPage, preferredFirst, shortName } from '../../../generator/tools/edit/labels.ts'
import { nameOf } from '../../../generator/tools/edit/server/fields.ts'

test.each([
  ['fr', ['en', 'fr', 'fr-CH'], ['fr', 'fr-CH', 'en']],
  ['en', ['fr'], ['fr']],
  ['', ['en', 'fr'], ['en', 'fr']],
])('an editor in “%s” orders the languages %j of a site as %j', (preferred, codes, order) => {
  expect(preferredFirst(codes, code => code, preferred)).toEqual(order)
})

test.each([
  [{ name: { en: 'South Shore', fr: 'Rive-Sud' } }, 'Rive-Sud'],
  [{ name: { en: 'South Shore' } }, 'South Shore'],
  [{ name: 'Laval' }, 'Laval'],
  [{ en: 'Dust', fr: 'Poussière' }, 'Poussière'],
  [{ label: { en: '{licence, select, none {} other {licensed}}' }, id: 'licensed' }, 'licensed'],
])('%j has the name %s in French', (value, name) => {
  expect(nameOf(value, ['fr', 'en'], 0)).toBe(name)
})

test('writes texts in the order of the site’s languages, whichever is typed first', () => {
  const codes = ['en-CA', 'fr-CA']
  const typed = withText(withText(undefined, 'fr-CA', 'Neige', codes), 'en-CA', 'Snow', codes)
  expect(JSON.stringify(typed)).toBe('{"en-CA":"Snow","fr-CA":"Neige"}')
  expect(withText('Snow', 'en-CA', 'Ice', ['en-CA'])).toBe('Ice')
})

describe('firstPage', () => {
  const english = { code: 'en', name: 'English', home: '/' }
  const french = { code: 'fr', name: 'Français', home: '/fr' }
  const swiss = { code: 'fr-CH', name: 'Français', home: '/ch' }

  test.each([
    ['fr', [english, french], '/fr'],
    ['en', [english, french], '/'],
    ['fr', [english, swiss, french], '/ch'],
    ['fr', [english], '/'],
    ['en', [french], '/fr'],
  ])('an editor in %s opens a site in %j at %s', (preferred, languages, path) => {
    expect(firstPage(languages, preferred)).toBe(path)
  })
})

test.each([
  [
    ['site.config.yaml', 'sites/laval.config.yaml'],
    ['site', 'sites/laval'],
  ],
  [
    ['/home/ann/sites/laval.config.yaml', '/home/ann/sites/ottawa.config.yml'],
    ['laval', 'ottawa'],
  ],
  [
    ['a/b/site.config.yaml', 'a/c/site.config.yaml'],
    ['b/site', 'c/site'],
  ],
  [
    ['a/a.config.yaml', 'a/b/a.config.yaml', 'other.yaml'],
    ['a/a', 'a/b/a', 'other.yaml'],
  ],
  [['site.config.yaml'], ['site']],
])('the configs %j have the short names %j', (files, names) => {
  expect(files.map(file => shortName(file, files))).toEqual(names)
})

test.each([
  [{ name: { en: 'Laval', fr: 'Laval' }, id: 'laval' }, 'Laval'],
  [{ label: { en: '{count} visits' }, id: 'visits' }, '{count} visits'],
  [{ label: { en: '{licence, select, none {} other {licensed}}' }, id: 'licence' }, 'licence'],
  [{ en: 'A text', fr: 'Un texte' }, 'A text'],
  ['serve', 'serve'],
  [{ geo: { lat: 45, lng: -73 } }, '3'],
  [{ before: 'services', 'price-list': { heading: { en: 'What it costs' }, prices: [] } }, 'What it costs'],
  [{ before: 'services', team: { people: [] } }, '3'],
  [{ first: { name: 'A' }, second: { name: 'B' } }, '3'],
])('%j has the name %s in a list', (value, name) => {
  expect(nameOf(value, ['en', 'fr'], 2)).toBe(name)
})
