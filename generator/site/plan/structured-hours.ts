import type { OpeningHoursSpecification } from 'schema-dts'
import { exceptionalRuns, type HoursException, isoDay, weekdaysIn } from '../config/values/calendar.ts'
import { clockTime, type Day, days, type Span, type Week } from '../config/values/week.ts'

/** Days as URLs of schema.org. */
export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Day, string>

const clock = (minutes: number): string => clockTime(minutes % 1440)

const clocks = ({ opens, closes }: Span): { readonly opens: string; readonly closes: string } => ({
  opens: clock(opens),
  closes: closes - opens === 1440 && opens === 0 ? '23:59' : clock(closes),
})

/** Google interprets these hours as closed all day, for days that would otherwise be open. */
const closedSpan: Span = { opens: 0, closes: 0 }

/** Days of a week grouped by their spans, in order. */
const bySpan = (of: readonly Day[], spansOf: (day: Day) => readonly Span[]): readonly (readonly [Span, readonly Day[]])[] => {
  const groups = new Map<string, [Span, Day[]]>()
  for (const day of of)
    for (const span of spansOf(day)) {
      const key = `${span.opens}-${span.closes}`
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [span, [day]])
      else group[1].push(day)
    }
  return [...groups.values()]
}

/**
 * Days with the same span are grouped. A whole day is 00:00 to 23:59; after midnight, `closes` is before `opens` (Google, “Local
 * business”).
 */
export const openingHours = (week: Week): OpeningHoursSpecification[] =>
  bySpan(days, day => week[day]).map(([span, of]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: of.map(day => dayNames[day]),
    ...clocks(span),
  }))

/**
 * Exceptions from the day of the build to the end of the next year, each day once. Closed is 00:00 to 00:00 (see above).
 * @param today `2026-11-21`
 */
export const exceptionalHours = (
  exceptions: readonly HoursException[],
  { year, today }: { readonly year: number; readonly today: string },
): OpeningHoursSpecification[] =>
  exceptionalRuns(exceptions, year).flatMap(run => {
    if (isoDay(run.last) < today) return []
    const touched = weekdaysIn(run)
    const groups = bySpan(touched, day => (run.week[day].length === 0 ? [closedSpan] : run.week[day]))
    return groups.map(
      ([span, of]): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        ...(of.length === touched.length ? {} : { dayOfWeek: of.map(day => dayNames[day]) }),
        ...clocks(span),
        validFrom: isoDay(run.first),
        validThrough: isoDay(run.last),
      }),
    )
  })

/** Open 24 hours, all week. */
export const always: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: Object.values(dayNames),
  opens: '00:00',
  closes: '23:59',
}
