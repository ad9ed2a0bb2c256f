/** The texts of clocks: what the plan computes, as the script of pages reads it. */
import { describe, expect, test } from 'vitest'
import { exceptionalRuns, type HoursException } from '../../../generator/site/config/values/calendar.ts'
import { weekOf } from '../../../generator/site/config/values/week.ts'
import { clockPeriods, type Moment } from '../../../generator/site/plan/clock.ts'
import { localize } from '../../../generator/site/plan/localized-site.ts'
import { type Period, textsAt } from '../../../templates/client/clock.ts'
import { packedSite } from '../../support/site.ts'

const name = { en: 'Days' }

/** A site with these hours, in the time zone of Montreal. */
const siteWith = (hours: string, locale = 'en-CA') =>
  packedSite(`
trade: dental-clinic
site: { origin: https://www.ada.example, languages: [${locale}] }
business: { name: Ada, address: { city: Montreal, region: QC, country: CA } }
phones: { book: { main: 514-555-0123 } }
hours: { timeZone: America/Toronto, ${hours} }
services: [{ id: checkups }]
locations: [{ name: Montreal }]
`)

/** What the call button says at a time in UTC. */
const saysAt = (hours: string, instants: readonly string[], locale?: string): readonly string[] => {
  const { resolved: site } = siteWith(hours, locale)
  const [language] = site.languages
  const { weekly } = site.config.hours ?? {}
  if (language === undefined || weekly === undefined) throw new Error('no hours')
  const periods: readonly Period[] = JSON.parse(localize(site, language).openUntil(weekly) ?? '')
  return instants.map(instant =>
    textsAt(periods, Date.parse(instant) / 6e4)
      .join()
      .replaceAll('\u00a0', ' '),
  )
}

describe('the call button', () => {
  const workdays = 'weekly: { mon-fri: 08:00-17:30, sat: [09:00-12:00, 13:00-16:00], sun: closed }'

  test('says until when it is open, else the time of the next opening, with a day if that is not the next one', () => {
    // Friday noon and evening, Saturday noon and evening, Sunday.
    const instants = ['2026-11-27T17:00Z', '2026-11-27T23:00Z', '2026-11-28T17:30Z', '2026-11-28T22:00Z', '2026-11-29T17:00Z']
    expect(saysAt(workdays, instants)).toEqual([
      'Open until 5:30 p.m.',
      'Opens 9 a.m.',
      'Opens 1 p.m.',
      'Opens Mon 8 a.m.',
      'Opens Mon 8 a.m.',
    ])
    expect(saysAt(workdays, instants.slice(0, 4), 'fr-CA')).toEqual([
      'Ouvert jusqu’à 17 h 30',
      'Ouverture : 9 h',
      'Ouverture : 13 h',
      'Ouverture : lun. 8 h',
    ])
  })

  test('follows daylight saving time', () => {
    // 1 November 2026, 2:00: clocks go back by an hour. 14 March 2027: forward.
    const at = (date: string) => [`${date}T12:30Z`, `${date}T13:30Z`]
    expect(saysAt('weekly: { mon-sun: 09:00-17:00 }', ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'].flatMap(at))).toEqual([
      'Opens 9 a.m.',
      'Open until 5 p.m.',
      'Opens 9 a.m.',
      'Opens 9 a.m.',
      'Opens 9 a.m.',
      'Opens 9 a.m.',
      'Opens 9 a.m.',
      'Open until 5 p.m.',
    ])
  })

  test('names no opening on a holiday', () => {
    const hours = `${workdays}, exceptions: [{ name: Christmas, from: 12-25, to: 12-28, hours: closed }]`
    expect(saysAt(hours, ['2026-12-24T17:00Z', '2026-12-24T23:00Z', '2026-12-28T17:00Z', '2026-12-29T17:00Z'])).toEqual([
      'Open until 5:30 p.m.',
      'Opens Tue 8 a.m.',
      'Opens Tue 8 a.m.',
      'Open until 5:30 p.m.',
    ])
  })

  test('reads well around the clock, past midnight, and with an emergency service', () => {
    expect(saysAt('weekly: { mon-sun: 24h }', ['2026-11-28T17:00Z'])).toEqual(['Open 24 hours'])
    expect(
      saysAt('weekly: { fri-sat: 18:00-03:00, sun: 10:00-24:00 }', ['2026-11-28T07:00Z', '2026-11-29T07:00Z', '2026-11-29T17:00Z']),
    ).toEqual(['Open until 3 a.m.', 'Open until 3 a.m.', 'Open until 12 a.m.'])
    expect(saysAt(`${workdays}, emergency: true`, ['2026-11-28T23:00Z'])).toEqual(['Emergencies only'])
  })

  test('says that it is closed if the next opening is more than a week ahead', () => {
    expect(
      saysAt(`${workdays}, exceptions: [{ name: Holidays, from: 2026-12-21, to: 2027-01-08, hours: closed }]`, ['2026-12-22T17:00Z']),
    ).toEqual(['Closed'])
  })

  test('is empty some years after the build', () => {
    expect(saysAt(workdays, ['2035-11-27T17:00Z'])).toEqual([''])
  })
})

test('the table marks the row of today, except on a holiday', () => {
  const { resolved: site } = siteWith(
    'weekly: { mon-fri: 08:00-17:00, sat-sun: closed }, exceptions: [{ name: Christmas, from: 2026-12-25, hours: closed }]',
  )
  const [language] = site.languages
  const { weekly } = site.config.hours ?? {}
  if (language === undefined || weekly === undefined) throw new Error('no hours')
  const periods: readonly Period[] = JSON.parse(localize(site, language).hours(weekly).clock ?? '')
  const row = (instant: string) => textsAt(periods, Date.parse(instant) / 6e4)[2]
  // A Friday, the Saturday after it at 0:30 in Montreal, Christmas, and the day after it.
  expect(['2026-11-27T17:00Z', '2026-11-28T05:30Z', '2026-12-25T17:00Z', '2026-12-26T17:00Z'].map(row)).toEqual(['0', '1', '-1', '1'])
})

/** The same texts, computed for one minute of local time by a search through the days before and after. */
const directly = (weekly: Record<string, string[]>, exceptions: readonly HoursException[]) => {
  const [usual, runs] = [weekOf(weekly), exceptionalRuns(exceptions, 2026)]
  const names = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const
  const runOn = (date: number) => runs.find(({ first, last }) => first <= date && date <= last)
  return (local: number): readonly string[] => {
    const today = Math.floor(local / 1440)
    const isOpen = (minute: number): boolean =>
      [0, 1].some(back => {
        const date = Math.floor(minute / 1440) - back
        const spans = (runOn(date)?.week ?? usual)[names[date % 7] ?? 'mon']
        return spans.some(({ opens, closes }) => date * 1440 + opens <= minute && minute < date * 1440 + closes)
      })
    let minute = local
    while (!isOpen(minute) && minute < (today + 7) * 1440) minute += 30
    return [
      minute >= (today + 7) * 1440 ? 'none' : minute === local ? '0' : String(minute % 10080),
      runOn(today) === undefined ? (names[today % 7] ?? '') : '-',
    ]
  }
}

test.each([
  ['America/Toronto', { 'mon-fri': ['08:00-12:00', '13:00-17:30'], sat: ['09:00-12:00'] }],
  ['Europe/Berlin', { 'thu-sat': ['18:00-03:00'] }],
  ['Asia/Kolkata', { mon: ['10:00-11:00'] }],
  ['Africa/Casablanca', { 'tue-sun': ['12:00-15:00', '19:00-02:00'] }],
  ['Pacific/Auckland', { 'mon-sun': ['06:00-23:30'] }],
  ['America/Santiago', {}],
])('in %s, the next opening and the day are right around exceptions and time changes', (timeZone, weekly: Record<string, string[]>) => {
  const exceptions: readonly HoursException[] = [
    { name, from: '12-25', hours: 'closed' },
    { name, from: '12-31', hours: '20:00-06:00' },
    { name, from: '2026-07-20', to: '2026-08-16', hours: { 'mon-fri': '09:00-13:00' } },
    { name, from: '2026-08-03', hours: 'closed' },
    { name, from: '2027-03-12', to: '2027-03-16', hours: ['10:00-12:00', '14:00-15:00'] },
  ]
  const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  // The minute of the week: a week of the clock is every week.
  const show = ({ opening, isOpen, weekday }: Moment) => [
    opening === undefined ? 'none' : isOpen ? '0' : String(opening[0] % 10080),
    weekday === undefined ? '-' : (names[weekday] ?? ''),
  ]
  const periods = clockPeriods(weekOf(weekly), exceptionalRuns(exceptions, 2026), timeZone, 2026, show)
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const expectedAt = directly(weekly, exceptions)
  const wrong = []
  for (const [from, to] of [
    ['2026-03-01', '2026-04-10'],
    ['2026-07-10', '2026-08-27'],
    ['2026-10-01', '2026-11-10'],
    ['2026-12-15', '2027-01-12'],
    ['2027-03-01', '2027-03-28'],
  ])
    for (let minute = Date.parse(`${from}T00:00Z`) / 6e4; minute < Date.parse(`${to}T00:00Z`) / 6e4; minute += 90) {
      const local = Date.parse(`${format.format(minute * 6e4).replace(' ', 'T')}Z`) / 6e4
      const shown = textsAt(periods, minute)
      const expected = expectedAt(local)
      if (shown.join() !== expected.join()) wrong.push([new Date(minute * 6e4).toISOString(), shown, expected])
    }
  expect(wrong.slice(0, 3)).toEqual([])
})
