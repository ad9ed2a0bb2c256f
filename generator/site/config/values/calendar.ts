/** Exceptions to the weekly hours, such as holidays and seasons. Day numbers count from 1 January 1970. */

import type { Config } from '../schema/config-schema.ts'
import { type CalendarDay, calendarDay, type Day, days, type Week, weekOf } from './week.ts'

export type HoursException = NonNullable<NonNullable<Config['hours']>['exceptions']>[number]

const dayNumber = ({ month, day }: CalendarDay, year: number): number => Date.UTC(year, month - 1, day) / 864e5

/** `2026-12-25` of a day number. */
export const isoDay = (day: number): string => new Date(day * 864e5).toISOString().slice(0, 10)

/** Day of the week, 0 for Monday: 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

/** A range of days, both ends included. */
export interface Run {
  readonly first: number
  readonly last: number
}

const daysIn = ({ first, last }: Run): number => last - first + 1

/** Parses `from` and `to` of an exception. @returns `undefined` if a day is invalid, or if only one of them has a year */
export const exceptionDays = ({
  from,
  to = from,
}: {
  readonly from: string
  readonly to?: string | undefined
}): { readonly from: CalendarDay; readonly to: CalendarDay } | undefined => {
  const [begins, ends] = [calendarDay(from), calendarDay(to)]
  return begins === undefined || ends === undefined || (begins.year === null) !== (ends.year === null)
    ? undefined
    : { from: begins, to: ends }
}

/** The ranges of an exception: one, or without a year one for each of `years`. `12-24` to `01-02` ends in the following year. */
export const runsOf = (written: Pick<HoursException, 'from' | 'to'>, years: readonly number[]): readonly Run[] => {
  const found = exceptionDays(written)
  if (found === undefined) return []
  const { from, to } = found
  if (from.year !== null) return [{ first: dayNumber(from, from.year), last: dayNumber(to, to.year ?? from.year) }]
  return years.map(year => {
    const first = dayNumber(from, year)
    const last = dayNumber(to, year)
    return { first, last: last < first ? dayNumber(to, year + 1) : last }
  })
}

/** Whether an exception ends before a year begins. One without a year never does. */
export const isOver = (written: Pick<HoursException, 'from' | 'to'>, year: number): boolean => {
  const ends = exceptionDays(written)?.to.year
  return ends !== null && ends !== undefined && ends < year
}

/** The hours of an exception as a week. Hours without weekdays apply to every day. */
export const exceptionWeek = (hours: HoursException['hours']): Week =>
  // `Array.isArray` does not narrow read-only arrays.
  weekOf(typeof hours === 'string' || Array.isArray(hours) ? { 'mon-sun': hours } : (hours as Exclude<typeof hours, readonly string[]>))

/** The weekdays in a range: those that follow its first day by fewer days than the range has. */
export const weekdaysIn = (run: Run): readonly Day[] =>
  days.filter((_, index) => daysIn(run) >= 7 || (index - weekdayOf(run.first) + 7) % 7 < daysIn(run))

export interface ExceptionalRun extends Run {
  readonly week: Week
}

const minus = (run: Run, taken: readonly Run[]): readonly Run[] =>
  taken.reduce<readonly Run[]>(
    (left, other) =>
      left.flatMap(({ first, last }) =>
        other.first > last || other.last < first
          ? [{ first, last }]
          : [
              { first, last: Math.min(last, other.first - 1) },
              { first: Math.max(first, other.last + 1), last },
            ].filter(rest => rest.first <= rest.last),
      ),
    [run],
  )

/**
 * The exceptions of a year and the next, in order and without overlap. On a day with several exceptions the shortest applies, such as a
 * holiday within a season; of equal ones, the one with a year.
 */
export const exceptionalRuns = (exceptions: readonly HoursException[], year: number): readonly ExceptionalRun[] => {
  const begin = Date.UTC(year, 0, 1) / 864e5
  const shortestFirst = exceptions
    .flatMap(exception => {
      const yearly = exceptionDays(exception)?.from.year === null
      return runsOf(exception, [year - 1, year, year + 1]).map(run => ({ run, yearly, week: exceptionWeek(exception.hours) }))
    })
    .filter(({ run }) => run.last >= begin)
    .sort((a, b) => daysIn(a.run) - daysIn(b.run) || Number(a.yearly) - Number(b.yearly))
  const taken: ExceptionalRun[] = []
  for (const { run, week } of shortestFirst) taken.push(...minus(run, taken).map(rest => ({ ...rest, week })))
  return taken.sort((a, b) => a.first - b.first)
}
