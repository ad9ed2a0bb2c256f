import { expect, test } from 'vitest'
import { editVerified } from '../../../generator/site/config/edit/edit-checked.ts'
import { documentOf, inline, onLine, print } from '../../../generator/site/config/edit/edit-style.ts'
import { decimal } from '../../../generator/site/util/text.ts'

/** As a person writes it, and as a config has it. */
const numbers = [
  ['44.6480', '44.6480'],
  ['-63.57000', '-63.57000'],
  ['5.0', '5.0'],
  ['4,80', '4.80'],
  [' 45.50884 ', '45.50884'],
  ['-0.10', '-0.10'],
  ['7', '7'],
] as const

test.each(numbers)('writes %s as %s, wherever it is in a config', (written, text) => {
  const value = decimal(written)
  expect([inline({ lat: value }), onLine(value), print(documentOf({ business: { geo: { lat: value } } }))]).toEqual([
    `{ lat: ${text} }`,
    text,
    `business:\n  geo: { lat: ${text} }\n`,
  ])
  expect(editVerified('a: 1\ngeo: { lat: 2 } # here\n', [{ kind: 'set', path: ['geo', 'lat'], value }])).toBe(
    `a: 1\ngeo: { lat: ${text} } # here\n`,
  )
  expect(JSON.stringify([value, Number(value)])).toBe(JSON.stringify([Number(text), Number(text)]))
})
