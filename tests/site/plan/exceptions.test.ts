import { expect, test } from 'vitest'
import { exceptionalRuns, type HoursException } from '../../../generator/site/config/values/calendar.ts'
import { weekOf } from '../../../generator/site/config/values/week.ts'
import { clockPeriods } from '../../../generator/site/plan/clock.ts'
import { exceptionRows, pastExceptions } from '../../../generator/site/plan/exceptions.ts'
import { exceptionalHours, openingHours } from '../../../generator/site/plan/structured-hours.ts'
import { textsAt } from '../../../templates/client/clock.ts'
import { compileText, sampleWith } from '../../support/sample.ts'
import { inEnglish } from '../../support/text.ts'

const name = { en: 'Days' }
const words = {
  dayRange: (from: string, to: string) => `${from} to ${to}`,
  timeRange: (from: string, to: string) => `${from} to ${to}`,
  closed: 'Closed',
  open24: 'Day and night',
}
const toronto = { locale: 'en-CA', texts: words, name: ({ name: own }: HoursException) => own.en ?? '' }

test('shows one row for all days, or the week of a season, without past years', () => {
  const exceptions: readonly HoursException[] = [
    { name, from: '12-25', hours: 'closed' },
    { name, from: '2026-07-18', to: '2026-08-02', hours: ['08:00-12:00', '13:00-15:00'] },
    { name, from: '06-01', to: '08-31', hours: { 'mon-fri': '07:00-19:00' } },
    { name, from: '2025-07-18', hours: 'closed' },
  ]
  expect(JSON.parse(JSON.stringify(exceptionRows(exceptions, 2026, toronto)).replaceAll('\u00a0', '·'))).toEqual([
    { name: 'Days', dates: 'December·25', rows: [{ days: '', times: 'Closed' }] },
    { name: 'Days', dates: 'July·18 to August·2, 2026', rows: [{ days: '', times: '8·a.m. to 12·p.m., 1·p.m. to 3·p.m.' }] },
    {
      name: 'Days',
      dates: 'June·1 to August·31',
      rows: [
        { days: 'Monday to Friday', times: '7·a.m. to 7·p.m.' },
        { days: 'Saturday and Sunday', times: 'Closed' },
      ],
    },
  ])
})

test('structured data has dates, 00:00 to 00:00 for closed days, and days of the week if they differ', () => {
  const exceptions: readonly HoursException[] = [
    { name, from: '2026-12-25', hours: 'closed' },
    { name, from: '2026-07-20', to: '2026-07-26', hours: { 'mon-fri': '18:00-03:00' } },
  ]
  const all = exceptionalHours(exceptions, { year: 2026, today: '2026-07-26' })
  expect(all).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '18:00',
      closes: '03:00',
      validFrom: '2026-07-20',
      validThrough: '2026-07-26',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-07-20',
      validThrough: '2026-07-26',
    },
    { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ])
  // The last day of the holidays is over.
  expect(exceptionalHours(exceptions, { year: 2026, today: '2026-07-27' })).toEqual(all.slice(2))
})

/** Whether a clock shows a bar as open, with hours from Thursday to Saturday, 18:00-03:00. */
const isBarOpen = (exceptions: readonly HoursException[], instant: string): boolean => {
  const weekly = weekOf({ 'thu-sat': '18:00-03:00' })
  const periods = clockPeriods(weekly, exceptionalRuns(exceptions, 2026), 'UTC', 2026, ({ isOpen }) => [String(isOpen)])
  return textsAt(periods, Date.parse(instant) / 6e4)[0] === 'true'
}

test.each([
  ['2026-12-25T01:00:00Z', true, 'the night before Christmas ends as it was meant to'],
  ['2026-12-25T04:00:00Z', false, 'closed as always'],
  ['2026-12-25T19:00:00Z', false, 'closed on the day, a Friday'],
  ['2026-12-26T01:00:00Z', false, 'nothing runs on from a closed day'],
  ['2026-12-26T19:00:00Z', true, 'open again'],
  ['2026-12-31T23:00:00Z', true, 'open on New Year’s Eve'],
  ['2027-01-01T05:00:00Z', true, 'and longer than usual'],
  ['2027-01-01T06:00:00Z', false, 'until six'],
  ['2027-01-01T20:00:00Z', true, 'and the next evening as every Friday'],
])('at %s a bar is open: %s (%s)', (instant, open) => {
  const exceptions: readonly HoursException[] = [
    { name, from: '12-25', hours: 'closed' },
    { name, from: '2026-12-31', hours: '20:00-06:00' },
  ]
  expect(isBarOpen(exceptions, instant)).toBe(open)
})

test('reports an exception on the day after it ends', () => {
  const { config } = compileText(
    sampleWith(
      ['      from: 12-25\n', '      from: 2026-12-25\n'],
      [
        '  exceptions:\n',
        '  exceptions:\n    - { name: { en: Moving, fr: Déménagement }, from: 2026-07-01, to: 2026-07-02, hours: closed }\n',
      ],
    ),
  )
  if (config === undefined) throw new Error('a sound config')
  const place = { file: 'site.config.yaml', line: 1, column: 1 }
  expect([
    pastExceptions(config, '2026-07-02', () => place),
    pastExceptions(config, '2026-07-03', path => ({ ...place, file: path.join('.') })).map(inEnglish),
  ]).toEqual([
    [],
    [
      {
        code: 'HOURS_PAST',
        severity: 'notice',
        values: { name: 'Moving', last: '2026-07-02' },
        message: '“Moving” ended on 2026-07-02',
        hint: 'Remove it, or change its dates. For days that come back every year, leave out the year: 12-25.',
        where: { ...place, file: 'hours.exceptions.0.name' },
        key: 'hours.exceptions[0]',
      },
    ],
  ])
})

test('groups days with the same hours; split days, hours past midnight and whole days follow Google’s format', () => {
  const week = weekOf({ 'mon-tue': ['08:00-12:00', '13:00-17:00'], fri: '18:00-03:00', sat: '24h', sun: 'closed' })
  expect(openingHours(week)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '17:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '18:00', closes: '03:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
  ])
})
