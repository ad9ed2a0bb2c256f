/** Parses weekly opening hours (`mon-fri: 07:00-20:00`) into minutes. */
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { eachOf } from '../../util/table.ts'
import { hoursWritten } from './written-hours.ts'

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]

/** Minutes after midnight; `closes` beyond 1440 is the next day: 18:00-03:00 is 1080 to 1620. */
export interface Span {
  readonly opens: number
  readonly closes: number
}

/** Spans of each day in order of time; an empty list is a closed day. */
export type Week = Readonly<Record<Day, readonly Span[]>>

/** `mon-fri` → the five days; `sat-mon` runs over the week's end. */
export const daysOf = (key: string): readonly Day[] => {
  const [from, to] = key.split('-')
  const first = days.findIndex(day => day === from)
  const last = to === undefined ? first : days.findIndex(day => day === to)
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => days[(first + step) % 7]).filter(day => day !== undefined)
}

/** Hours of a day; `span` is `undefined` for `closed`. */
type Hours = { readonly span: Span | undefined } | { readonly problem: Problem; readonly needle?: string }

/** `07:30`; the end of a day is `24:00`. Use `minutes % 1440` for a time of the next day. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The hours that were meant by a text: `9am-6pm` → `09:00-18:00`, `9-12, 14-18` → `[09:00-12:00, 14:00-18:00]`. */
const hoursMeant = (written: string): string | undefined => {
  // `9-17 (by appointment)`
  const spans = hoursWritten(written.replace(/\s*\([^()\d]*\)$/, ''))
    // `24/7` of one day
    .replace(/^mon-sun (?=24h$)/, '')
    // `9-5`: five o’clock in the afternoon.
    .replace(/(?<![\d:])(\d{1,2})-(\d{1,2})(?![\d:])/g, (_, from: string, to: string) =>
      [Number(from), Number(to) + 12].map(hour => clockTime(hour * 60)).join('-'),
    )
    .split(', ')
  if (spans.some(span => !/^(?:closed|24h|\d\d:\d\d-\d\d:\d\d)$/.test(span) || 'problem' in parseHours(span))) return undefined
  return spans.length === 1 ? spans[0] : `[${spans.join(', ')}]`
}

/** `Monday to Friday`, `Mo-Fr` → `mon-fri`. */
export const daysMeant = (written: string): string | undefined => {
  const key = hoursWritten(written)
  return key.split('-').length <= 2 && key.split('-').every(day => days.some(one => one === day)) ? key : undefined
}

/** Parses `07:00-20:00`, past midnight `18:00-03:00`, `closed` or `24h`. */
export const parseHours = (text: string): Hours => {
  if (text === 'closed') return { span: undefined }
  if (text === '24h') return { span: { opens: 0, closes: 1440 } }
  const match = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(text)
  if (match === null) return { problem: problem('HOURS_INVALID', 'span', { value: text, meant: hoursMeant(text) }) }
  const [opens = 0, closes = 0] = match.slice(1).map(time => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return minute > 59 || hour > 24 || (hour === 24 && minute > 0) ? Number.NaN : hour * 60 + minute
  })
  const [, from = '', to = ''] = match
  // A day ends at 24:00 but begins at 00:00.
  const invalid = Number.isNaN(opens) || opens === 1440 ? from : Number.isNaN(closes) ? to : undefined
  if (invalid !== undefined) return { problem: problem('HOURS_INVALID', 'time', { time: invalid, value: text }), needle: invalid }
  if (opens === closes) return { problem: problem('HOURS_INVALID', 'empty', { time: from }) }
  return { span: { opens, closes: closes <= opens ? closes + 1440 : closes } }
}

/** The time range of valid hours; `undefined` for `closed`. */
export const spanOf = (text: string): Span | undefined => {
  const hours = parseHours(text)
  return 'span' in hours ? hours.span : undefined
}

/** A valid `hours.weekly` as a week. */
export const weekOf = (written: Readonly<Record<string, string | readonly string[]>>): Week => {
  const spans = (day: Day): readonly Span[] =>
    Object.entries(written)
      .filter(([key]) => daysOf(key).includes(day))
      .flatMap(([, value]) => [value].flat())
      .flatMap(text => spanOf(text) ?? [])
      .sort((a, b) => a.opens - b.opens)
  return eachOf(days, spans)
}

/** A day in the notation of the config: `2026-12-25`, or `12-25` for every year. */
export interface CalendarDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/** Parses a day; `undefined` when it does not exist. 29 February needs a year. */
export const calendarDay = (text: string): CalendarDay | undefined => {
  const match = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return undefined
  const [month, day] = [Number(match[2]), Number(match[3])]
  const year = match[1] === undefined ? null : Number(match[1])
  const date = new Date(Date.UTC(year ?? 2001, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined
}
