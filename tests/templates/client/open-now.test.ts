import { describe, expect, test } from 'vitest'
import { isOpen, minuteThere } from '../../../templates/client/open-now.ts'

describe('minuteThere', () => {
  const at = (text: string): number => Date.parse(`${text}Z`) / 6e4
  test.each([
    ['2026-11-21T15:30:00Z', 'America/Toronto', '2026-11-21T10:30'],
    ['2026-11-23T03:59:59Z', 'America/Toronto', '2026-11-22T22:59'],
    ['2026-11-23T05:00:00Z', 'America/Toronto', '2026-11-23T00:00'],
    ['2026-07-01T12:00:00Z', 'America/Toronto', '2026-07-01T08:00'],
    ['2026-11-21T15:30:00Z', 'Asia/Kolkata', '2026-11-21T21:00'],
    ['2026-11-21T15:30:00Z', 'Pacific/Kiritimati', '2026-11-22T05:30'],
  ])('%s in %s is %s', (instant, zone, there) => {
    expect(minuteThere(new Date(instant), zone)).toBe(at(there))
  })
})

/** Minutes since 1970 of a Monday, 00:00. */
const monday = Date.UTC(2026, 10, 23) / 6e4

describe('isOpen', () => {
  const spans = '0-120 420-1200 8280-10080'
  test.each([
    [0, true],
    [119, true],
    [120, false],
    [419, false],
    [420, true],
    [1199, true],
    [1200, false],
    [10_079, true],
    [10_080, true],
    [10_200, false],
  ])('at minute %i of the week: %s', (minute, open) => {
    expect(isOpen(spans, '', monday + minute)).toBe(open)
  })

  test('never, without spans', () => {
    expect(isOpen('', '', monday + 600)).toBe(false)
  })

  test('an exception’s spans hold from its first minute to its last', () => {
    const exceptions = `${monday + 1440}-${monday + 2880}:;${monday + 2880}-${monday + 4320}:2940-3000`
    const tuesday = '1440-2880 2880-10080'
    expect([1439, 1440, 2879, 2880, 2940, 3000, 4320].map(minute => isOpen(tuesday, exceptions, monday + minute))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      true,
    ])
  })
})
