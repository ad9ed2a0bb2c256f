/** Calendar dates as shown in a table: `December 25`, `25 décembre`, with the year if there is one. */
import type { CalendarDay } from '../../config/values/week.ts'
import { plainDigits } from '../../util/locale.ts'

const nbsp = '\u00a0'

/** French uses an ordinal only for the first: Office québécois de la langue française, “Écriture de la date”. */
const firstDays: ReadonlyMap<string, string> = new Map([['fr', '1er']])

/** @param withYear whether to include the year, if the date has one */
export const formatDay = ({ year, month, day }: CalendarDay, locale: string, withYear = true): string => {
  const parts = new Intl.DateTimeFormat(plainDigits(locale), {
    day: 'numeric',
    month: 'long',
    ...(year !== null && withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
    // Other calendars would need different words around them.
    calendar: 'gregory',
  }).formatToParts(Date.UTC(year ?? 2001, month - 1, day))
  return parts
    .map(({ type, value }, index) => {
      if (type === 'day' && day === 1) return firstDays.get(new Intl.Locale(locale).language) ?? value
      // A no-break space between day and month.
      return type === 'literal' && /^\.? $/.test(value) && parts[index + 1]?.type !== 'year' ? value.replace(' ', nbsp) : value
    })
    .join('')
}

/** `July 20 to August 2, 2026`: a common year is written once. */
export const formatDays = (from: CalendarDay, to: CalendarDay, locale: string, range: (from: string, to: string) => string): string =>
  from.year === to.year && from.month === to.month && from.day === to.day
    ? formatDay(from, locale)
    : range(formatDay(from, locale, from.year !== to.year), formatDay(to, locale))
