import { expect, test } from 'vitest'
import { nameOf } from '../../../generator/tools/edit/server/fields.ts'

test.each([
  [{ name: { en: 'Laval', fr: 'Laval' }, id: 'laval' }, 'Laval'],
  [{ label: { en: '{count} visits' }, id: 'visits' }, '{count} visits'],
  [{ label: { en: '{licence, select, none {} other {licensed}}' }, id: 'licence' }, 'licence'],
  [{ en: 'A text', fr: 'Un texte' }, 'A text'],
  ['serve', 'serve'],
  [{ geo: { lat: 45, lng: -73 } }, '3'],
])('%j is called %s in a list', (value, name) => {
  expect(nameOf(value, ['en', 'fr'], 2)).toBe(name)
})
