import { expect, test } from 'vitest'
import { named } from '../../../generator/tools/edit/app/widgets/names.ts'
import { nameOf } from '../../../generator/tools/edit/fields.ts'
import { spokenFirst } from '../../../generator/tools/edit/spoken.ts'

test.each([
  ['fr', ['en', 'fr', 'fr-CH'], ['fr', 'fr-CH', 'en']],
  ['en', ['fr'], ['fr']],
  ['', ['en', 'fr'], ['en', 'fr']],
])('an editor that speaks %s names things of a site in %j in this order: %j', (spoken, codes, order) => {
  expect(spokenFirst(codes, spoken)).toEqual(order)
})

test.each([
  [{ name: { en: 'South Shore', fr: 'Rive-Sud' } }, 'Rive-Sud'],
  [{ name: { en: 'South Shore' } }, 'South Shore'],
  [{ name: 'Laval' }, 'Laval'],
  [{ en: 'Dust', fr: 'Poussière' }, 'Poussière'],
  [{ label: { en: '{licence, select, none {} other {licensed}}' }, id: 'licensed' }, 'licensed'],
])('%j is called %s in French', (value, name) => {
  expect(nameOf(value, ['fr', 'en'], 0)).toBe(name)
})

test('a name is written in the order of the site, whichever language is typed first', () => {
  const codes = ['en-CA', 'fr-CA']
  const typed = named(named(undefined, 'fr-CA', 'Neige', codes), 'en-CA', 'Snow', codes)
  expect(JSON.stringify(typed)).toBe('{"en-CA":"Snow","fr-CA":"Neige"}')
  expect(named('Snow', 'en-CA', 'Ice', ['en-CA'])).toBe('Ice')
})
