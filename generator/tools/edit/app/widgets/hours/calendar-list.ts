/** Holidays and seasons in the order of the calendar. */
import { type CalendarDay, calendarDay } from '../../../../../site/config/values/week.ts'

/** An exception as the config writes it, mistakes and all. */
export interface WrittenException {
  readonly name?: unknown
  readonly from?: unknown
  readonly to?: unknown
  readonly hours?: unknown
}

/** What comes every year first, from January on, then single years; what has no day yet last. */
const orderOf = ({ from }: WrittenException): string => {
  const day = typeof from === 'string' ? calendarDay(from) : undefined
  const padded = (number: number): string => String(number).padStart(2, '0')
  return day === undefined ? '~' : `${day.year ?? '0000'}-${padded(day.month)}-${padded(day.day)}`
}

/** With the place of each in the file. */
export const byDate = (list: readonly WrittenException[]): readonly { readonly index: number; readonly exception: WrittenException }[] =>
  list
    .map((exception, index) => ({ exception, index }))
    .toSorted((a, b) =>
      orderOf(a.exception) < orderOf(b.exception) ? -1 : orderOf(a.exception) > orderOf(b.exception) ? 1 : a.index - b.index,
    )

/** Where a new one goes in the file: before the first that is later. */
export const placeFor = (list: readonly WrittenException[], added: WrittenException): number => {
  const later = list.findIndex(one => orderOf(one) > orderOf(added))
  return later < 0 ? list.length : later
}

/** `2026-12-25`, or `12-25` for every year. */
export const dayTextOf = ({ year, month, day }: CalendarDay): string => {
  const within = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return year === null ? within : `${String(year).padStart(4, '0')}-${within}`
}
