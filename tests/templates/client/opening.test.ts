import { describe, expect, test } from 'vitest'
import { type Calendar, nextOpening } from '../../../templates/client/opening.ts'

const at = (text: string): number => Date.parse(`${text}:00Z`) / 6e4
const shown = (minute: number): string => new Date(minute * 6e4).toISOString().slice(0, 16)

const workday = [
  [480, 720],
  [780, 1080],
] as const
const usual: Calendar[0] = [workday, workday, workday, workday, [[480, 1560]], [], []]
const closed: Calendar[0] = [[], [], [], [], [], [], []]
const short: Calendar[0] = [[[600, 660]], [[600, 660]], [[600, 660]], [[600, 660]], [], [], []]
const day = (text: string): number => at(`${text}T00:00`) / 1440

describe('nextOpening', () => {
  test.each([
    ['before the first hour of a Monday', '2026-11-23T06:00', '2026-11-23T08:00', '2026-11-23T12:00'],
    ['while it is open', '2026-11-23T09:30', '2026-11-23T08:00', '2026-11-23T12:00'],
    ['in the break', '2026-11-23T12:00', '2026-11-23T13:00', '2026-11-23T18:00'],
    ['in the evening', '2026-11-23T18:00', '2026-11-24T08:00', '2026-11-24T12:00'],
    ['after midnight, in an opening of the day before', '2026-11-28T01:30', '2026-11-27T08:00', '2026-11-28T02:00'],
    ['on the weekend', '2026-11-28T02:00', '2026-11-30T08:00', '2026-11-30T12:00'],
  ])('%s', (_, now, from, to) => {
    expect(nextOpening([usual, []], at(now))?.map(shown)).toEqual([from, to])
  })

  test('skips holidays, and shows the hours of a season', () => {
    const exceptions: Calendar[1] = [
      [day('2026-11-24'), day('2026-11-25'), closed],
      [day('2026-11-25'), day('2026-12-01'), short],
    ]
    expect(nextOpening([usual, exceptions], at('2026-11-23T18:00'))?.map(shown)).toEqual(['2026-11-25T10:00', '2026-11-25T11:00'])
  })

  test('finds none in a business that is closed for weeks', () => {
    expect(nextOpening([closed, []], at('2026-11-23T18:00'))).toBe(undefined)
  })
})
