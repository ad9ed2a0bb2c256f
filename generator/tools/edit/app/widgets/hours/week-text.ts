/** A week as the config writes it: what stays keeps its key and its writing, and only days that differ get others. */
import { type Day, days, daysOf, type Week, weekOf } from '../../../../../site/config/values/week.ts'
import { spanText } from './spans.ts'

export type WrittenHours = string | readonly string[]
export type WrittenWeek = Readonly<Record<string, WrittenHours>>

interface Run {
  readonly key: string
  readonly days: readonly Day[]
  readonly text: WrittenHours
  /** Whether it stands in the config as it is. */
  readonly stays: boolean
}

const keyOf = (run: readonly Day[]): string => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : String(run[0]))

/** Hours of a day as the config writes them. */
export const textOfSpans = (spans: Week[Day]): WrittenHours => {
  const [first, ...others] = spans.map(spanText)
  return first === undefined ? 'closed' : others.length === 0 ? first : [first, ...others]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isNext = (one: Day | undefined, other: Day | undefined): boolean =>
  one !== undefined && other !== undefined && (days.indexOf(one) + 1) % 7 === days.indexOf(other)

/** Neighbours with the same hours become one, unless both stand in the config already. */
const joined = (runs: readonly Run[]): readonly Run[] => {
  const done: Run[] = []
  for (const run of runs) {
    const last = done.at(-1)
    const touches = last !== undefined && isNext(last.days.at(-1), run.days[0]) && same(last.text, run.text) && !(last.stays && run.stays)
    const all = touches ? [...last.days, ...run.days] : run.days
    if (touches) done.splice(-1, 1, { key: keyOf(all), days: all, text: last.text, stays: false })
    else done.push(run)
  }
  return done
}

const hoursText = /^(closed|24h|\d{1,2}:\d{2}\s*[-–]\s*\d{1,2}:\d{2})$/

/** What can be read of a week that somebody wrote, mistakes and all. */
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

/** The same hours on each weekday, to be told apart; of days that were closed the usual ones. */
export const weekFrom = (hours: unknown): WrittenWeek => {
  const text = textOfSpans(spansOf(hours))
  return text === 'closed' ? { 'mon-fri': '09:00-17:00' } : { 'mon-sun': text }
}

/** Hours for all days: those of the first that is open. */
export const hoursFrom = (written: WrittenWeek): WrittenHours => {
  const week = weekOf(written)
  return textOfSpans(week[days.find(day => week[day].length > 0) ?? 'mon'])
}

/** A week as it is to be written. A day that was left out and is closed stays left out. */
export const writtenWeek = (before: WrittenWeek, week: Week): WrittenWeek => {
  const was = weekOf(before)
  const parts = Object.entries(before).flatMap(([key, text]): readonly Run[] => {
    const all = daysOf(key)
    const textOf = (day: Day): WrittenHours => (same(was[day], week[day]) ? text : textOfSpans(week[day]))
    const [first] = all
    if (first !== undefined && all.every(day => same(textOf(day), textOf(first)))) {
      return [{ key, days: all, text: textOf(first), stays: same(textOf(first), text) }]
    }
    return all.map(day => ({ key: day, days: [day], text: textOf(day), stays: false }))
  })
  const named = new Set(parts.flatMap(part => part.days))
  const added = days.filter(day => !named.has(day) && week[day].length > 0)
  const all = [...parts, ...added.map((day): Run => ({ key: day, days: [day], text: textOfSpans(week[day]), stays: false }))]
  const inOrder = all.toSorted((a, b) => days.indexOf(a.days[0] ?? 'mon') - days.indexOf(b.days[0] ?? 'mon'))
  return Object.fromEntries(joined(inOrder).map(({ key, text }) => [key, text]))
}
