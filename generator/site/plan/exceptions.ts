/** Exceptions from the weekly opening hours, for display and for `client/open-now.ts`. */

import type { Config } from '../config/schema/config-schema.ts'
import {
  type ExceptionalRun,
  exceptionalRuns,
  exceptionDays,
  exceptionWeek,
  type HoursException,
  isOver,
  weekdayOf,
  weekdaysIn,
} from '../config/values/calendar.ts'
import { type Day, days, type Week, weekLine } from '../config/values/week.ts'
import type { ConfigPath } from '../config/yaml/config-document.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import type { ExceptionalHours, OpeningTimes } from '../model/page.ts'
import { formatDays } from './format/date.ts'
import { type HoursTexts, hoursRows } from './format/hours.ts'
import { textIn } from './texts.ts'

/** Rows for display, in the order of the config, without those of past years. */
export const exceptionRows = (
  exceptions: readonly HoursException[],
  year: number,
  { locale, texts, name }: { readonly locale: string; readonly texts: HoursTexts; readonly name: (exception: HoursException) => string },
): readonly ExceptionalHours[] =>
  exceptions.flatMap(exception => {
    const found = exceptionDays(exception)
    if (found === undefined || isOver(exception, year)) return []
    const rows = hoursRows(exceptionWeek(exception.hours), locale, texts)
    return [
      {
        name: name(exception),
        dates: formatDays(found.from, found.to, locale, texts.dayRange),
        // Hours that are the same on all days need no day names.
        rows: rows.length === 1 ? rows.map(row => ({ ...row, days: '' })) : rows,
      },
    ]
  })

/**
 * Warns about exceptions that are over: pages would show them until the end of the year.
 * @param today `2026-11-21`
 */
export const pastExceptions = (
  { hours, site }: Config,
  today: string,
  locate: (path: ConfigPath) => SourceLocation,
): readonly Diagnostic[] =>
  (hours?.exceptions ?? []).flatMap(({ name, from, to = from }, index) =>
    exceptionDays({ from, to })?.from.year == null || to >= today
      ? []
      : [
          {
            ...problem('HOURS_PAST', { name: textIn(name, site.languages[0]?.code ?? ''), last: to }),
            where: locate(['hours', 'exceptions', index, 'name']),
            key: `hours.exceptions[${index}]`,
          },
        ],
  )

/** The week of an exception, with only the days that it covers. */
const coveredWeek = (run: ExceptionalRun): Week => {
  const touched = weekdaysIn(run)
  const of = (day: Day) => (touched.includes(day) ? run.week[day] : [])
  return { mon: of('mon'), tue: of('tue'), wed: of('wed'), thu: of('thu'), fri: of('fri'), sat: of('sat'), sun: of('sun') }
}

/** How long the hours of a day continue after midnight, in minutes. */
const afterMidnight = (week: Week, day: number): number => {
  const name = days[weekdayOf(day)]
  return Math.max(0, ...(name === undefined ? [] : week[name].map(span => span.closes - 1440)))
}

/**
 * For the “Open now” script: the spans of an exception, and the period in which they apply, in minutes since 1970 in the business’s time
 * zone.
 */
export const exceptionSpans = (
  exceptions: readonly HoursException[],
  year: number,
  weekly: Week,
): NonNullable<OpeningTimes['clock']>['exceptions'] => {
  const runs = exceptionalRuns(exceptions, year)
  return runs.map((run, index) => {
    const before = runs[index - 1]
    const weekBefore = before?.last === run.first - 1 ? before.week : weekly
    return {
      // A night shift that begins before the exception ends as usual.
      from: run.first * 1440 + afterMidnight(weekBefore, run.first - 1),
      // And no usual night shift continues from a day without one.
      to: (run.last + 1) * 1440 + Math.max(afterMidnight(run.week, run.last), afterMidnight(weekly, run.last)),
      spans: weekLine(coveredWeek(run)),
    }
  })
}
