import { expect, test } from 'vitest'
import { regionsOf } from '../../../generator/site/config/values/regions.ts'
import { timeZoneOf } from '../../../generator/site/config/values/time-zones.ts'

test.each([
  ['CH', undefined, 'Europe/Zurich', true],
  ['GB', undefined, 'Europe/London', true],
  ['DE', undefined, 'Europe/Berlin', true],
  ['IN', undefined, 'Asia/Kolkata', true],
  ['ES', undefined, 'Europe/Madrid', false],
  ['US', undefined, 'America/New_York', false],
  ['US', 'CA', 'America/Los_Angeles', true],
  ['US', 'TX', 'America/Chicago', false],
  ['CA', 'AB', 'America/Edmonton', true],
  ['CA', 'NS', 'America/Halifax', true],
  ['AU', 'WA', 'Australia/Perth', true],
  ['BR', 'CE', 'America/Fortaleza', true],
])('the time zone of %s %s is %s', (country, region, zone, isOnly) => {
  expect(timeZoneOf(country, region)).toEqual({ zone, isOnly })
})

test.each(['AU', 'BR', 'CA', 'US'])('every region of %s has a valid time zone', country => {
  const none = (regionsOf(country) ?? []).map(({ code }) => code).filter(code => timeZoneOf(country, code).zone === '')
  expect(none).toEqual([])
  for (const { code } of regionsOf(country) ?? [])
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(country, code).zone })).not.toThrow()
})
