import { describe, expect, test } from 'vitest'
import { distanceTo } from '../../../generator/site/config/values/country-areas.ts'
import { formatBuildDiagnostic } from '../../../generator/site/messages/index.ts'
import { coarsePoints, futureFacts } from '../../../generator/site/plan/dated-facts.ts'
import { compileText, smallWith } from '../../support/sample.ts'
import { compileAlone, siteOf } from '../../support/site.ts'

const hull = 'geo: { lat: 45.43, lng: -75.73 }'
const week = '{ mon-fri: 08:00-18:00 }'
const zone = 'America/Toronto'
const founded = 'founded: 1998'
const asRating = (rating: string) => `founded: 1998\n  rating: { ${rating}, source: Reviews, asOf: 2026-11-01 }`

const report = (change: readonly [from: string, to: string]) => {
  const { ok, diagnostics } = compileText(smallWith(change))
  return { ok, found: diagnostics.map(({ code, at, message, hint }) => [code, at, message, hint]) }
}

test.each([
  [
    'swapped coordinates',
    [hull, 'geo: { lat: -75.73, lng: 45.43 }'],
    false,
    [
      'COORDINATES_WRONG',
      '{',
      'The point -75.73, 45.43 is 14,678 km from Canada',
      'Latitude and longitude are swapped. Write { lat: 45.43, lng: -75.73 }',
    ],
  ],
  [
    'a lost minus sign',
    [hull, 'geo: { lat: 45.43, lng: 75.73 }'],
    false,
    [
      'COORDINATES_WRONG',
      '{',
      'The point 45.43, 75.73 is 8,711 km from Canada',
      'A minus sign is missing or wrong: west and south are negative. Write { lat: 45.43, lng: -75.73 }',
    ],
  ],
  [
    'The point 0, 0',
    [hull, 'geo: { lat: 0, lng: 0 }'],
    false,
    [
      'COORDINATES_WRONG',
      '{',
      'The point 0, 0 is in the Atlantic Ocean, not in Canada',
      'Copy the coordinates of the place from an online map, or remove “geo”.',
    ],
  ],
  [
    'a point in another country',
    [hull, 'geo: { lat: 20.5, lng: 20.5 }'],
    true,
    ['COORDINATES_WRONG', '{', 'The point 20.5, 20.5 is 7,132 km from Canada', 'Copy the coordinates of the place from an online map.'],
  ],
  [
    'an impossible latitude',
    [hull, 'geo: { lat: 245.5, lng: -75.73 }'],
    false,
    [
      'VALUE_RANGE',
      '245.5',
      'Latitude must be between -90 and 90, but this is 245.5',
      'Did you swap latitude and longitude, or leave out the decimal point?',
    ],
  ],
  [
    'a rating above the best one',
    [founded, asRating('value: 48, count: 12')],
    false,
    [
      'RATING_INVALID',
      '48',
      'The rating 48 is higher than the best possible rating, 5',
      'Correct “value”, for example value: 4.8. If the platform gives more than 5, correct “best”.',
    ],
  ],
  [
    'a rating of ten',
    [founded, asRating('value: 9.2, count: 12')],
    false,
    [
      'RATING_INVALID',
      '9.2',
      'The rating 9.2 is higher than the best possible rating, 5',
      'Correct “value”. If the platform gives more than 5, correct “best”: best: 10',
    ],
  ],
  [
    'a rating without reviews',
    [founded, asRating('value: 4.8, count: 0')],
    false,
    [
      'VALUE_RANGE',
      '0',
      '“count” must be more than 0, but this is 0',
      'Write the number of reviews. If there is no review yet, remove “rating”.',
    ],
  ],
  [
    'a year before 1600',
    [founded, 'founded: 198'],
    false,
    ['VALUE_RANGE', '198', 'The year must be between 1600 and this year, but this is 198', 'Write the year in four digits: founded: 1998'],
  ],
  [
    'hours that begin at 24:00',
    [week, '{ mon: 24:00-08:00 }'],
    false,
    ['HOURS_INVALID', '24:00', 'Opening time cannot be 24:00', 'Only closing time can be 24:00. Write 00:00-08:00'],
  ],
  [
    'the same time written in two ways',
    [week, '{ mon: 08:00-8:00 }'],
    false,
    [
      'HOURS_INVALID',
      '08:00-8:00',
      'Opening and closing time are the same: 08:00',
      'Write 24h if you are open all day, or closed if you are not open.',
    ],
  ],
  [
    'a closing time on the 12-hour clock',
    [week, '{ mon: 09:00-05:00 }'],
    true,
    [
      'HOURS_LONG',
      '09:00-05:00',
      '09:00-05:00 means 20 hours, until the next day',
      'If you close in the afternoon, write 09:00-17:00. If you are open all day, write 24h.',
    ],
  ],
  [
    'a misspelled time zone',
    [zone, 'America/Torronto'],
    false,
    ['TIME_ZONE_UNKNOWN', 'America/Torronto', '“America/Torronto” is not a valid time zone', 'Write timeZone: America/Toronto'],
  ],
  [
    'a time zone of another continent',
    [zone, 'Canada/Montevideo'],
    false,
    ['TIME_ZONE_UNKNOWN', 'Canada/Montevideo', '“Canada/Montevideo” is not a valid time zone', 'Write timeZone: America/Montevideo'],
  ],
  [
    'an offset in place of a time zone',
    [zone, '"+02:00"'],
    false,
    [
      'TIME_ZONE_UNKNOWN',
      '"+02:00"',
      '“+02:00” is not a valid time zone',
      'Write a region and a city: America/Toronto or Europe/Brussels, for example.',
    ],
  ],
] as const)('reports %s', (_, change, ok, expected) => {
  expect(report(change)).toEqual({ ok, found: [expected] })
})

const exception = (days: string) => `timeZone: America/Toronto, exceptions: [ { name: { en: Break }, ${days}, hours: closed } ]`

describe('special hours', () => {
  test.each([
    ['from: 2026-02-30', 'DATE_INVALID', 'The day 2026-02-30 does not exist'],
    ['from: 2026-12-24, to: 2026-12-20', 'DATES_ORDER', 'The last day, 2026-12-20, is before the first, 2026-12-24'],
  ])('of the business and of a branch are valid: %s', (days, code, message) => {
    const ofBusiness = compileText(smallWith(['timeZone: America/Toronto', exception(days)]))
    const ofBranch = compileText(
      smallWith([
        hull,
        `geo: { lat: 45.43, lng: -75.73 }, address: { street: 1 Rue X, city: Hull, region: QC, country: CA }, exceptions: [ { name: { en: Break }, ${days}, hours: closed } ]`,
      ]),
    )
    for (const { ok, diagnostics } of [ofBusiness, ofBranch]) {
      expect(ok).toBe(false)
      expect(diagnostics.filter(one => one.code === code)).toMatchObject([{ code, message }])
    }
  })
})

test('reports an area that is far from the others, unless it has its own phone', () => {
  const areas = (last: string) =>
    compileText(
      smallWith([
        'locations:\n',
        `locations:\n  - { id: aylmer, name: { en: Aylmer }, in: { en: in Aylmer }, slug: aylmer, geo: { lat: 45.4, lng: -75.84 } }\n  - { id: far, name: { en: Far }, in: { en: in Far }, slug: far, geo: { lat: 45.4, lng: -65.84 }${last} }\n`,
      ]),
    ).diagnostics.filter(({ code }) => code === 'COORDINATES_WRONG')
  expect([areas(''), areas(', phone: main')]).toEqual([
    [
      {
        code: 'COORDINATES_WRONG',
        at: '{',
        message: 'The point 45.4, -65.84 is 771 km from the nearest other location',
        hint: 'Check the coordinates. If another office serves this location, add its “phone” or “branch”.',
      },
    ],
    [],
  ])
})

test.each([
  ['FR', 48.85, 2.35, 0],
  ['FR', 2.35, 48.85, 1708],
  ['FR', -21.1, 55.5, 0],
  ['US', 21.3, -157.8, 0],
  ['US', 61.2, -149.9, 0],
  ['NZ', -36.8, 174.7, 0],
  ['SG', 1.35, 103.8, 0],
])('the distance to %s from %d, %d is %d km', (country, lat, lng, far) => {
  expect(Math.round(distanceTo(country, { lat, lng }) ?? -1)).toBe(far)
})

const place = { file: 'site.config.yaml', line: 1, column: 1 }

test('reports a year of foundation and a date of figures after the year of the build', () => {
  const { config } = siteOf(smallWith([founded, `founded: 2062\n  rating: { value: 4.8, count: 3, source: Reviews, asOf: 2027-01-01 }`]))
  const reported = (year: number) => futureFacts(config, year, () => place).map(one => [one.key, formatBuildDiagnostic(one, 'en').message])
  expect([reported(2026), reported(2062)]).toEqual([
    [
      ['business.founded', 'The year must be between 1600 and 2026, but this is 2062'],
      ['business.rating.asOf', 'The date 2027-01-01 is in the future: this is 2026'],
    ],
    [],
  ])
})

test.each([
  ['{ lat: 45.43, lng: -75.73112 }', 1],
  ['{ lat: 45.43110, lng: -75.73000 }', 0],
])('the point %s of an office gives %d notices about its decimals', (geo, count) => {
  const compiled = compileAlone(
    smallWith([
      'address: { city: Gatineau, region: QC, country: CA }',
      `address: { street: 1 Rue X, city: Gatineau, region: QC, country: CA }\n  geo: ${geo}`,
    ]),
  )
  if (!compiled.ok) throw new Error('the config is valid')
  expect(coarsePoints(compiled.value.config, compiled.value.document)).toHaveLength(count)
})
