/** Days on which the hours of the week do not hold: holidays, seasons. Days are counted from 1 January 1970. */

import type { Config } from '../schema/config-schema.ts'
import { type CalendarDay, calendarDay, type Day, days, type Week, weekOf } from './week.ts'

export type HoursException = NonNullable<NonNullable<Config['hours']>['exceptions']>[number]

const dayNumber = ({ month, day }: CalendarDay, year: number): number => Date.UTC(year, month - 1, day) / 864e5

/** `2026-12-25` of a day number. */
export const isoDay = (day: number): string => new Date(day * 864e5).toISOString().slice(0, 10)

/** Day of the week, 0 for Monday: 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

/** Both ends belong to it. */
export interface Run {
  readonly first: number
  readonly last: number
}

const daysIn = ({ first, last }: Run): number => last - first + 1

/** What `from` and `to` of an exception say, or nothing when one of them is no day or the two do not go together. */
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

/** When an exception holds: once, or in each of the years named by their first day. Without a year `12-24` to `01-02` ends in the next one. */
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

/** Whether an exception is over before a year begins; one of every year never is. */
export const isOver = (written: Pick<HoursException, 'from' | 'to'>, year: number): boolean => {
  const ends = exceptionDays(written)?.to.year
  return ends !== null && ends !== undefined && ends < year
}

/** Hours of an exception as a week; `closed`, a span and a list of spans hold for each of its days. */
export const exceptionWeek = (hours: HoursException['hours']): Week =>
  // `Array.isArray` does not tell read-only lists from the rest.
  weekOf(typeof hours === 'string' || Array.isArray(hours) ? { 'mon-sun': hours } : (hours as Exclude<typeof hours, readonly string[]>))

/** Days of the week that a run touches. */
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
 * The exceptions of a year and the next, in order of time and no day twice: of two that hold on a day the shorter counts,
 * a holiday within a season, and of equal ones that with a year.
 */
export const exceptionalRuns = (exceptions: readonly HoursException[], year: number): readonly ExceptionalRun[] => {
  const begin = Date.UTC(year, 0, 1) / 864e5
  const all = exceptions
    .flatMap(exception => {
      const yearly = exceptionDays(exception)?.from.year === null
      return runsOf(exception, [year - 1, year, year + 1]).map(run => ({ run, yearly, week: exceptionWeek(exception.hours) }))
    })
    .filter(({ run }) => run.last >= begin)
    .sort((a, b) => daysIn(a.run) - daysIn(b.run) || Number(a.yearly) - Number(b.yearly))
  const taken: ExceptionalRun[] = []
  for (const { run, week } of all) taken.push(...minus(run, taken).map(rest => ({ ...rest, week })))
  return taken.sort((a, b) => a.first - b.first)
}
