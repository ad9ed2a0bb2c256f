import { describe, expect, test } from 'vitest'
import { isOpen, minuteOfWeek } from '../../../templates/client/open-now.ts'

describe('minuteOfWeek', () => {
  test.each([
    ['2026-11-21T15:30:00Z', 'America/Toronto', 'Saturday 10:30', 5 * 1440 + 630],
    ['2026-11-23T03:59:59Z', 'America/Toronto', 'Sunday 22:59', 6 * 1440 + 1379],
    ['2026-11-23T05:00:00Z', 'America/Toronto', 'Monday 00:00', 0],
    ['2026-07-01T12:00:00Z', 'America/Toronto', 'Wednesday 08:00, in summer', 2 * 1440 + 480],
    ['2026-11-21T15:30:00Z', 'Asia/Kolkata', 'Saturday 21:00', 5 * 1440 + 1260],
    ['2026-11-21T15:30:00Z', 'Pacific/Kiritimati', 'Sunday 05:30', 6 * 1440 + 330],
  ])('%s in %s is %s', (instant, zone, _said, minute) => {
    expect(minuteOfWeek(new Date(instant), zone)).toBe(minute)
  })
})

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
    [10079, true],
  ])('at minute %i: %s', (minute, open) => {
    expect(isOpen(spans, minute)).toBe(open)
  })

  test('never, without spans', () => {
    expect(isOpen('', 600)).toBe(false)
  })
})
