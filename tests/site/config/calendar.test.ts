import { describe, expect, test } from 'vitest'
import {
  exceptionalRuns,
  type HoursException,
  isOver,
  isoDay,
  runsOf,
  weekdayOf,
  weekdaysIn,
} from '../../../generator/site/config/values/calendar.ts'
import { calendarDay } from '../../../generator/site/config/values/week.ts'

const name = { en: 'Days' }
/** `2026-12-24 to 2026-12-26: fri`, the days of the week that are open at the end. */
const seen = (exceptions: readonly HoursException[], year: number): readonly string[] =>
  exceptionalRuns(exceptions, year).map(({ first, last, week }) => {
    const open = Object.entries(week).flatMap(([day, spans]) => (spans.length === 0 ? [] : [day]))
    return `${isoDay(first)} to ${isoDay(last)}: ${open.join(' ')}`.trimEnd()
  })

test('parses days of a year and of every year', () => {
  expect(['2026-12-25', '12-25', '2028-02-29', '02-29', '2026-02-29', '13-01', '6-24', 'Christmas'].map(calendarDay)).toEqual([
    { year: 2026, month: 12, day: 25 },
    { year: null, month: 12, day: 25 },
    { year: 2028, month: 2, day: 29 },
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

describe('ranges of days', () => {
  const iso = (exception: { from: string; to?: string }, years: readonly number[]) =>
    runsOf(exception, years).map(({ first, last }) => [isoDay(first), isoDay(last)])

  test('gives a range once with a year, else every year, also across New Year', () => {
    expect(iso({ from: '2026-07-18', to: '2026-08-02' }, [2025, 2026])).toEqual([['2026-07-18', '2026-08-02']])
    expect(iso({ from: '12-25' }, [2026, 2027])).toEqual([
      ['2026-12-25', '2026-12-25'],
      ['2027-12-25', '2027-12-25'],
    ])
    expect(iso({ from: '12-24', to: '01-02' }, [2026])).toEqual([['2026-12-24', '2027-01-02']])
  })

  test('ends with its year', () => {
    expect([
      isOver({ from: '2025-12-31', to: '2026-01-02' }, 2026),
      isOver({ from: '2025-12-31' }, 2026),
      isOver({ from: '12-31' }, 2026),
    ]).toEqual([false, true, false])
  })

  test('has the weekdays of its days', () => {
    const [run = { first: 0, last: 0 }] = runsOf({ from: '2026-12-25', to: '2026-12-28' }, [])
    expect([weekdayOf(run.first), weekdaysIn(run)]).toEqual([4, ['mon', 'fri', 'sat', 'sun']])
    expect(weekdaysIn({ first: run.first, last: run.first + 6 })).toHaveLength(7)
  })
})

describe('the exceptions of a year and the next', () => {
  test('include those that began in the year before', () => {
    expect(seen([{ name, from: '12-24', to: '01-02', hours: 'closed' }], 2026)).toEqual([
      '2025-12-24 to 2026-01-02:',
      '2026-12-24 to 2027-01-02:',
      '2027-12-24 to 2028-01-02:',
    ])
  })

  test('prefer a holiday to its season, and a day with a year to one of every year', () => {
    const exceptions: readonly HoursException[] = [
      { name, from: '06-01', to: '06-30', hours: { 'mon-fri': '07:00-19:00' } },
      { name, from: '06-24', hours: 'closed' },
      { name, from: '2027-06-24', hours: '09:00-12:00' },
    ]
    expect(seen(exceptions, 2026)).toEqual([
      '2026-06-01 to 2026-06-23: mon tue wed thu fri',
      '2026-06-24 to 2026-06-24:',
      '2026-06-25 to 2026-06-30: mon tue wed thu fri',
      '2027-06-01 to 2027-06-23: mon tue wed thu fri',
      '2027-06-24 to 2027-06-24: mon tue wed thu fri sat sun',
      '2027-06-25 to 2027-06-30: mon tue wed thu fri',
    ])
  })
})
