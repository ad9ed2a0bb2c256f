/**
 * What pages show about opening hours at each time, for `templates/client/clock.ts`: `Open until 8 p.m.`, `Closed now`, the row of today.
 * Texts and time zone are computed here, so the script only looks them up.
 */
import { type ExceptionalRun, weekdayOf } from '../config/values/calendar.ts'
import { days, type Week } from '../config/values/week.ts'
import { memoize } from '../util/memoize.ts'

/** `[from, ...texts]`: what a clock shows from a minute of the week on. */
type Change = readonly [from: number, ...texts: string[]]

/** From a minute since 1970 on: the minutes to add for local time, and the changes; 0 for those of the first period. */
type Period = readonly [from: number, offset: number, changes: readonly Change[] | 0]

const day = 1440
const week = 7 * day

/** A Monday. */
const monday = 4

/** Years after that of the build whose time changes are known to the page. Later, clocks are empty. */
const yearsAhead = 3

type Span = readonly [from: number, to: number]

/** Opening hours at a time. Minutes count from 1970, in local time. */
export interface Moment {
  readonly minute: number
  /** The current opening, or the next one that begins within a week, with those that follow it immediately. */
  readonly opening: Span | undefined
  readonly isOpen: boolean
  /** When the last opening ended; within a week. */
  readonly closed: number | undefined
  /** Day of the week, 0 for Monday; `undefined` on a day with exceptional hours. */
  readonly weekday: number | undefined
}

interface Calendar {
  readonly usual: Week
  readonly exceptions: readonly ExceptionalRun[]
}

const runOn = ({ exceptions }: Calendar, date: number): ExceptionalRun | undefined =>
  exceptions.find(({ first, last }) => first <= date && date <= last)

/** The openings that begin on these days; those without a break are one. */
const openings = (calendar: Calendar, first: number, last: number): readonly Span[] => {
  const found: [number, number][] = []
  for (let date = first; date <= last; date++) {
    const hours = (runOn(calendar, date)?.week ?? calendar.usual)[days[weekdayOf(date)] ?? 'mon']
    for (const { opens, closes } of hours) {
      const [before, from, to] = [found.at(-1), date * day + opens, date * day + closes]
      if (before?.[1] === from) before[1] = to
      else found.push([from, to])
    }
  }
  return found
}

/** Returns a function that gives the opening state at a minute. Days are valid from a week before the first to a week after the last. */
const momentsOf = (calendar: Calendar, first: number, last: number): ((minute: number) => Moment) => {
  const spans = openings(calendar, first - 8, last + 8)
  return minute => {
    const next = spans.findIndex(([, to]) => to > minute)
    const [opening, before] = [spans[next], spans[next < 0 ? spans.length - 1 : next - 1]]
    const date = Math.floor(minute / day)
    return {
      minute,
      opening: opening !== undefined && opening[0] < (date + 7) * day ? opening : undefined,
      isOpen: opening !== undefined && opening[0] <= minute,
      closed: before !== undefined && before[1] > (date - 7) * day ? before[1] : undefined,
      weekday: runOn(calendar, date) === undefined ? weekdayOf(date) : undefined,
    }
  }
}

/** The minutes of these days at which texts may change: an opening begins or ends, or a day begins. */
const changesIn = (calendars: readonly Calendar[], first: number, last: number): readonly number[] => {
  const midnights = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * day)
  const edges = calendars.flatMap(calendar => openings(calendar, first - 8, last).flat())
  return [...new Set([...midnights, ...edges])].filter(minute => first * day <= minute && minute < (last + 1) * day).sort((a, b) => a - b)
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b)

type Texts = (moment: Moment) => readonly string[]

/** The texts of an ordinary week. */
const weeklyChanges = (calendar: Calendar, texts: Texts): readonly Change[] => {
  const changes: Change[] = []
  const momentAt = momentsOf(calendar, monday, monday + 6)
  for (const minute of changesIn([calendar], monday, monday + 6)) {
    const now = texts(momentAt(minute))
    if (!isSame(now, changes.at(-1)?.slice(1) ?? [])) changes.push([minute - monday * day, ...now])
  }
  return changes
}

const weeklyTexts = (changes: readonly Change[], minute: number): readonly unknown[] =>
  changes.findLast(([from]) => from <= (minute - monday * day) % week)?.slice(1) ?? []

/** Minutes to add to UTC. */
const offsetAt = (zone: Intl.DateTimeFormat, minute: number): number => {
  const parts = Object.fromEntries(zone.formatToParts(minute * 6e4).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: date, hour, minute: rest } = parts
  return Date.UTC(year, month - 1, date, hour, rest) / 6e4 - minute
}

/** The offsets of a time zone from 1 January of a year: each with the minute since 1970 in UTC from which it applies. */
const offsetsIn = memoize((key: string): readonly (readonly [from: number, offset: number])[] => {
  const [timeZone = '', year = ''] = key.split(' ')
  const zone = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const [begin, end] = [Number(year), Number(year) + yearsAhead + 1].map(one => Date.UTC(one, 0, 1) / 6e4)
  const found: [number, number][] = [[0, offsetAt(zone, begin ?? 0)]]
  for (let from = begin ?? 0; from < (end ?? 0); from += week) {
    let [low, high] = [from, from + week]
    const before = offsetAt(zone, low)
    if (offsetAt(zone, high) === before) continue
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (offsetAt(zone, middle) === before) low = middle
      else high = middle
    }
    found.push([high, offsetAt(zone, high)])
  }
  return found
})

type Exception = readonly [from: number, changes: readonly Change[] | 0]

/** Where the texts of a clock are not those of the week, in local time; 0 after that. */
const exceptionsIn = (calendar: Calendar, texts: Texts, weekly: readonly Change[]): readonly Exception[] => {
  // A season has other weekly hours, and is an exception only where it begins and ends.
  const seasons = calendar.exceptions
    .filter(({ first, last }) => last - first >= 14)
    .map(run => ({ run, calendar: { usual: run.week, exceptions: [] } }))
  const base = seasons.flatMap(({ run, calendar }): readonly Exception[] => [
    [run.first * day, weeklyChanges(calendar, moment => texts({ ...moment, weekday: undefined }))],
    [(run.last + 1) * day, 0],
  ])
  const baseAt = (minute: number): readonly Change[] | 0 => base.findLast(([from]) => from <= minute)?.[1] ?? 0
  // The text of a week before may name an opening; that of a week after, the end of one.
  const windows = calendar.exceptions.flatMap(run =>
    seasons.some(season => season.run === run)
      ? [[run.first - 8, run.first + 8] as const, [run.last - 8, run.last + 8] as const]
      : [[run.first - 8, run.last + 8] as const],
  )
  const calendars = [calendar, { usual: calendar.usual, exceptions: [] }, ...seasons.map(season => season.calendar)]
  const found = new Map<number, readonly Change[] | 0>(base)
  for (const [first, last] of windows) {
    const momentAt = momentsOf(calendar, first, last)
    for (const minute of changesIn(calendars, first, last)) {
      const [now, usual] = [texts(momentAt(minute)), baseAt(minute)]
      found.set(minute, isSame(now, weeklyTexts(usual || weekly, minute)) ? usual : [[0, ...now]])
    }
  }
  return [...found].sort(([a], [b]) => a - b).filter(([, changes], index, sorted) => !isSame([changes], [sorted[index - 1]?.[1] ?? 0]))
}

/**
 * The periods of a clock.
 * @param year of the build
 * @param texts what it shows at a moment, which begins with an opening, the end of one, or a day
 */
export const clockPeriods = (
  usual: Week,
  exceptions: readonly ExceptionalRun[],
  timeZone: string,
  year: number,
  texts: Texts,
): readonly Period[] => {
  const weekly = weeklyChanges({ usual, exceptions: [] }, texts)
  const offsets = offsetsIn(`${timeZone} ${year}`)
  const offsetIn = (local: number): number => offsets.findLast(([from, offset]) => from + offset <= local)?.[1] ?? 0
  const special = exceptionsIn({ usual, exceptions }, texts, weekly).map(([from, changes]) => [from - offsetIn(from), changes] as const)
  const starts = [...new Set([...offsets, ...special].map(([from]) => from))].sort((a, b) => a - b)
  return [
    ...starts.map((from): Period => {
      const offset = offsets.findLast(([since]) => since <= from)?.[1] ?? 0
      const changes = special.findLast(([since]) => since <= from)?.[1] ?? 0
      return [from, offset, from === 0 ? weekly : changes]
    }),
    [Date.UTC(year + yearsAhead + 1, 0, 1) / 6e4, 0, [[0]]],
  ]
}
