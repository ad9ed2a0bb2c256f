import { describe, expect, test } from 'vitest'
import { countryCodes } from '../../../generator/site/config/values/address-formats.ts'
import { distanceTo, examplePoint } from '../../../generator/site/config/values/country-areas.ts'
import { formatBuildDiagnostic } from '../../../generator/site/messages/index.ts'
import { coarsePoints, futureFacts } from '../../../generator/site/plan/dated-facts.ts'
import { compileText, smallWith } from '../../support/sample.ts'
import { compileAlone, siteOf } from '../../support/site.ts'

const hull = 'geo: { lat: 45.43, lng: -75.73 }'
const founded = 'founded: 1998'

const exception = (days: string) => `timeZone: America/Toronto, exceptions: [ { name: { en: Break }, ${days}, hours: closed } ]`

test('an example of coordinates is in its country', () => {
  expect(examplePoint('FR')).toBe('46.2,2.2')
  const outside = countryCodes().filter(country => {
    const [lat = 0, lng = 0] = examplePoint(country).split(',').map(Number)
    return (distanceTo(country, { lat, lng }) ?? 0) > 1
  })
  expect(outside).toEqual([])
})

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
      ['business.rating.asOf', 'The date 2027-01-01 is in the future: it is 2026 now'],
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
