import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, type Span, type Week, weekOf } from '../../../../generator/site/config/values/week.ts'
import { boundsOf, clockOf, minutesOf, moved, spanText, typed, withSpan } from '../../../../generator/tools/edit/app/widgets/hours/spans.ts'
import {
  byDate,
  hoursFrom,
  indexFor,
  readWeek,
  weekFrom,
  writtenWeek,
} from '../../../../generator/tools/edit/app/widgets/hours/written-hours.ts'

const span = (opens: number, closes: number): Span => ({ opens, closes })

describe('spans of a day', () => {
  test('times are parsed as people type them and formatted as the config writes them', () => {
    expect([clockOf(450), clockOf(1440), clockOf(1440, true), clockOf(1500, true), minutesOf('7:30'), minutesOf('x')]).toEqual([
      '07:30',
      '00:00',
      '24:00',
      '01:00',
      450,
      undefined,
    ])
    expect(['19h30', '7 pm', '12 a.m.', '0730', '7', '24:00', '13 pm', '7:75'].map(minutesOf)).toEqual([
      1170,
      1140,
      0,
      450,
      420,
      1440,
      undefined,
      undefined,
    ])
    expect([span(420, 1200), span(0, 1440), span(1080, 1620), span(1080, 1440)].map(spanText)).toEqual([
      '07:00-20:00',
      '24h',
      '18:00-03:00',
      '18:00-24:00',
    ])
  })

  test('an edge moves in quarters of an hour and stops at the adjacent span', () => {
    const spans = [span(480, 720), span(780, 1020)]
    expect(moved(spans, 0, 'opens', 491)).toEqual([span(495, 720), span(780, 1020)])
    expect(moved(spans, 0, 'closes', 900)).toEqual([span(480, 780), span(780, 1020)])
    expect(moved(spans, 1, 'opens', 0)).toEqual([span(480, 720), span(720, 1020)])
    expect(moved(spans, 1, 'closes', 3_000)).toEqual([span(480, 720), span(780, 2220)])
    expect(boundsOf(spans, 0, 'opens')).toEqual({ least: 0, most: 705 })
  })

  test('a closing time before the opening time is on the next day', () => {
    expect(typed([span(1080, 1320)], 0, 'closes', 180)).toEqual([span(1080, 1620)])
    expect(typed([span(1080, 1320)], 0, 'closes', 0)).toEqual([span(1080, 1440)])
    expect(typed([span(480, 720), span(780, 1020)], 1, 'opens', 300)).toEqual([span(300, 1020), span(480, 720)])
  })

  test('an added span does not overlap another one', () => {
    expect(withSpan([])).toEqual([span(540, 1020)])
    expect(withSpan([span(480, 720)])).toEqual([span(480, 720), span(780, 1020)])
    expect(withSpan([span(600, 1440)])).toEqual([span(360, 585), span(600, 1440)])
    expect(withSpan([span(0, 1440)])).toBeUndefined()
  })
})

const week = (text: Readonly<Record<string, string | readonly string[]>>): Week => weekOf(text)

describe('a written week', () => {
  test.each([
    [
      'one day of a run',
      { 'mon-fri': '07:00-20:00', sat: '08:00-18:00' },
      { wed: '07:00-21:00' },
      { 'mon-tue': '07:00-20:00', wed: '07:00-21:00', 'thu-fri': '07:00-20:00', sat: '08:00-18:00' },
    ],
    [
      'the whole run',
      { 'mon-fri': '7:00–20:00', sat: 'closed' },
      { 'mon-fri': '08:00-20:00' },
      { 'mon-fri': '08:00-20:00', sat: 'closed' },
    ],
    [
      'a day that was left out',
      { 'mon-fri': '07:00-20:00' },
      { sat: ['08:00-12:00', '13:00-17:00'] },
      { 'mon-fri': '07:00-20:00', sat: ['08:00-12:00', '13:00-17:00'] },
    ],
    [
      'a day that joins its neighbours',
      { 'mon-fri': '07:00-20:00', sat: '08:00-18:00' },
      { sat: '07:00-20:00' },
      { 'mon-sat': '07:00-20:00' },
    ],
    ['nothing', { 'mon-tue': '7:00 – 20:00', wed: '07:00-20:00' }, {}, { 'mon-tue': '7:00 – 20:00', wed: '07:00-20:00' }],
  ] as const)('%s', (_, before, changes, after) => {
    expect(writtenWeek(before, { ...week(before), ...week(changes), ...restOf(before, changes) })).toEqual(after)
  })

  const restOf = (
    before: Readonly<Record<string, string | readonly string[]>>,
    changes: Readonly<Record<string, string | readonly string[]>>,
  ) => {
    const changed = weekOf(changes)
    const old = weekOf(before)
    return Object.fromEntries(days.map(day => [day, changed[day].length > 0 ? changed[day] : old[day]]))
  }

  test('is read as the same week after any change', () => {
    const hours = fc.constantFrom<readonly Span[]>([], [span(420, 1200)], [span(0, 1440)], [span(480, 720), span(780, 1020)])
    const weeks = fc
      .tuple(hours, hours, hours, hours, hours, hours, hours)
      .map(([mon, tue, wed, thu, fri, sat, sun]): Week => ({ mon, tue, wed, thu, fri, sat, sun }))
    const written = fc.constantFrom<Readonly<Record<string, string | readonly string[]>>>(
      {},
      { 'mon-fri': '07:00-20:00', sat: '08:00-18:00', sun: '09:00-17:00' },
      { 'sat-mon': 'closed', 'tue-fri': ['08:00-12:00', '13:00-17:00'] },
      { mon: '24h', 'wed-thu': '07:00-20:00' },
    )
    fc.assert(
      fc.property(written, weeks, (before, after) => {
        expect(weekOf(writtenWeek(before, after))).toEqual(after)
      }),
    )
  })

  test('invalid entries of a week are ignored', () => {
    expect(readWeek({ mon: '07:00-20:00', tue: 'soon', wed: ['08:00-12:00', 'x'], someday: '24h', thu: 3 })).toEqual({
      mon: '07:00-20:00',
      wed: ['08:00-12:00'],
    })
  })
})

test('holidays are sorted by date, and a new one is inserted in this order', () => {
  const list = [{ from: '12-25' }, { from: '2026-07-01' }, {}, { from: '06-24' }]
  expect(byDate(list).map(({ index }) => index)).toEqual([3, 0, 1, 2])
  expect([indexFor([{ from: '06-24' }, { from: '12-25' }], { from: '09-01' }), indexFor([], { from: '09-01' })]).toEqual([1, 0])
})

test('hours for every day become a week, and a week becomes the hours of its first open day', () => {
  expect([weekFrom('07:00-19:00'), weekFrom(['08:00-12:00', '13:00-17:00']), weekFrom('closed')]).toEqual([
    { 'mon-sun': '07:00-19:00' },
    { 'mon-sun': ['08:00-12:00', '13:00-17:00'] },
    { 'mon-fri': '09:00-17:00' },
  ])
  expect([hoursFrom({ 'tue-fri': '10:00-18:00', sat: '24h' }), hoursFrom({ mon: 'closed' })]).toEqual(['10:00-18:00', 'closed'])
})
