import { expect, test } from 'vitest'
import { textPlaceholders } from '../../../generator/site/config/values/icu-message.ts'
import { daysOf, spanOf, weekOf } from '../../../generator/site/config/values/week.ts'
import { nearest, suggest } from '../../../generator/site/messages/suggest.ts'

test.each([
  ['phonez', ['phones', 'pages'], 'phones'],
  ['timezone', ['timeZone', 'weekly'], 'timeZone'],
  ['recieve', ['receive'], 'receive'],
  ['banana', ['phones', 'pages'], undefined],
])('“%s” among %j means %s', (written, candidates, meant) => {
  expect(nearest(written, candidates)).toBe(meant)
})

test('suggests the valid values', () => {
  expect(suggest('gogle', ['google', 'none'], 'en')).toBe('Did you mean “google”? Valid values: google, none.')
  expect(suggest('banana', ['google', 'none'], 'en')).toBe('Valid values: google, none.')
  expect(suggest('gogle', ['google', 'none'], 'fr')).toBe(
    'Vouliez-vous écrire «\u00a0google\u00a0»? Valeurs possibles\u00a0: google, none.',
  )
  expect(suggest('banana', [], 'fr')).toBe('Retirez cette valeur.')
})

test('finds placeholders inside plurals and selects', () => {
  expect([...textPlaceholders('{a} {b, plural, one {{c}} other {# {d}}}')]).toEqual(['a', 'b', 'c', 'd'])
  expect([...textPlaceholders('no braces')]).toEqual([])
})

test('a range of days can include the end of the week', () => {
  expect(daysOf('sat-mon')).toEqual(['sat', 'sun', 'mon'])
  expect(daysOf('wed')).toEqual(['wed'])
})

test('parses hours to minutes after midnight, beyond 1440 on the next day', () => {
  expect([spanOf('07:00-20:30'), spanOf('18:00-03:00'), spanOf('24h'), spanOf('closed')]).toEqual([
    { opens: 420, closes: 1230 },
    { opens: 1080, closes: 1620 },
    { opens: 0, closes: 1440 },
    undefined,
  ])
})

test('parses a week with ranges of days and lists of time ranges', () => {
  const week = weekOf({ 'mon-tue': ['13:00-17:00', '08:00-12:00'], sun: '22:00-02:00', sat: 'closed' })
  expect(week).toEqual({
    mon: [
      { opens: 480, closes: 720 },
      { opens: 780, closes: 1020 },
    ],
    tue: [
      { opens: 480, closes: 720 },
      { opens: 780, closes: 1020 },
    ],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [{ opens: 1320, closes: 1560 }],
  })
})
