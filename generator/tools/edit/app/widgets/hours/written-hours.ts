/** Hours as the config writes them. Entries that do not change keep their key and notation. */
import { type CalendarDay, calendarDay, type Day, days, daysOf, type Week, weekOf } from '../../../../../site/config/values/week.ts'
import { spanText } from './spans.ts'

type WrittenHours = string | readonly string[]
export type WrittenWeek = Readonly<Record<string, WrittenHours>>

interface Run {
  readonly key: string
  readonly days: readonly Day[]
  readonly text: WrittenHours
  /** Whether the config contains exactly this entry. */
  readonly isUnchanged: boolean
}

const keyOf = (run: readonly Day[]): string => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : String(run[0]))

/** Hours of a day as the config writes them. */
export const textOfSpans = (spans: Week[Day]): WrittenHours => {
  const [first, ...others] = spans.map(spanText)
  return first === undefined ? 'closed' : others.length === 0 ? first : [first, ...others]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const isNext = (day: Day | undefined, next: Day | undefined): boolean =>
  day !== undefined && next !== undefined && (days.indexOf(day) + 1) % 7 === days.indexOf(next)

/** Merges adjacent days with the same hours, unless the config already contains both entries. */
const merged = (runs: readonly Run[]): readonly Run[] => {
  const done: Run[] = []
  for (const run of runs) {
    const last = done.at(-1)
    const isMergeable =
      last !== undefined && isNext(last.days.at(-1), run.days[0]) && same(last.text, run.text) && !(last.isUnchanged && run.isUnchanged)
    const mergedDays = isMergeable ? [...last.days, ...run.days] : run.days
    if (isMergeable) done.splice(-1, 1, { key: keyOf(mergedDays), days: mergedDays, text: last.text, isUnchanged: false })
    else done.push(run)
  }
  return done
}

const hoursText = /^(closed|24h|\d{1,2}:\d{2}\s*[-–]\s*\d{1,2}:\d{2})$/

/** The valid entries of a week. */
export const readWeek = (written: unknown): WrittenWeek => {
  const entries = typeof written === 'object' && written !== null && !Array.isArray(written) ? Object.entries(written) : []
  const isSpan = (text: unknown): text is string => typeof text === 'string' && hoursText.test(text)
  return Object.fromEntries(
    entries.flatMap(([key, value]): readonly (readonly [string, WrittenHours])[] => {
      const texts = [value].flat().filter(isSpan)
      return daysOf(key).length === 0 || texts.length === 0 ? [] : [[key, Array.isArray(value) ? texts : (texts[0] ?? 'closed')]]
    }),
  )
}

/** The hours of one day. */
export const spansOf = (hours: unknown): Week[Day] => weekOf(readWeek({ mon: hours })).mon

/** A week with the same hours on each day; office hours if the days are closed. */
export const weekFrom = (hours: unknown): WrittenWeek => {
  const text = textOfSpans(spansOf(hours))
  return text === 'closed' ? { 'mon-fri': '09:00-17:00' } : { 'mon-sun': text }
}

/** The hours of the first day that is open, for all days. */
export const hoursFrom = (written: WrittenWeek): WrittenHours => {
  const week = weekOf(written)
  return textOfSpans(week[days.find(day => week[day].length > 0) ?? 'mon'])
}

/** Writes a changed week. A closed day without an entry gets none. */
export const writtenWeek = (before: WrittenWeek, week: Week): WrittenWeek => {
  const old = weekOf(before)
  const parts = Object.entries(before).flatMap(([key, text]): readonly Run[] => {
    const keyDays = daysOf(key)
    const textOf = (day: Day): WrittenHours => (same(old[day], week[day]) ? text : textOfSpans(week[day]))
    const [first] = keyDays
    if (first !== undefined && keyDays.every(day => same(textOf(day), textOf(first)))) {
      return [{ key, days: keyDays, text: textOf(first), isUnchanged: same(textOf(first), text) }]
    }
    return keyDays.map(day => ({ key: day, days: [day], text: textOf(day), isUnchanged: false }))
  })
  const withEntry = new Set(parts.flatMap(part => part.days))
  const added = days.filter(day => !withEntry.has(day) && week[day].length > 0)
  const allRuns = [...parts, ...added.map((day): Run => ({ key: day, days: [day], text: textOfSpans(week[day]), isUnchanged: false }))]
  const inOrder = allRuns.toSorted((a, b) => days.indexOf(a.days[0] ?? 'mon') - days.indexOf(b.days[0] ?? 'mon'))
  return Object.fromEntries(merged(inOrder).map(({ key, text }) => [key, text]))
}

/** An exception as the config writes it, valid or not. */
export interface WrittenException {
  readonly name?: unknown
  readonly from?: unknown
  readonly to?: unknown
  readonly hours?: unknown
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Sorts days of every year first, then single years; exceptions without a valid day last. */
const sortKeyOf = ({ from }: WrittenException): string => {
  const day = typeof from === 'string' ? calendarDay(from) : undefined
  return day === undefined ? '~' : `${day.year ?? '0000'}-${twoDigits(day.month)}-${twoDigits(day.day)}`
}

/** Exceptions in the order of the calendar, with their index in the config. */
export const byDate = (list: readonly WrittenException[]): readonly { readonly index: number; readonly exception: WrittenException }[] =>
  list
    .map((exception, index) => ({ index, exception, key: sortKeyOf(exception) }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1))

/** The index at which a new exception is inserted: before the first later one. */
export const indexFor = (list: readonly WrittenException[], added: WrittenException): number => {
  const later = list.findIndex(exception => sortKeyOf(exception) > sortKeyOf(added))
  return later < 0 ? list.length : later
}

/** `2026-12-25`, or `12-25` for every year. */
export const dayTextOf = ({ year, month, day }: CalendarDay): string =>
  [...(year === null ? [] : [String(year).padStart(4, '0')]), twoDigits(month), twoDigits(day)].join('-')
