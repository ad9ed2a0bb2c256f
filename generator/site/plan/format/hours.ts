import { type Day, days, type Span, type Week } from '../../config/values/week.ts'
import { scriptOf } from '../../util/locale.ts'
import { dayName, formatTime } from './time.ts'

/** Texts around days and times, with their placeholders filled. */
export interface HoursTexts {
  readonly dayRange: (from: string, to: string) => string
  readonly timeRange: (from: string, to: string) => string
  readonly closed: string
  readonly open24: string
  /** The days in the order of the rows, Monday first by default. */
  readonly order?: readonly Day[]
}

const sameSpans = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.length === b.length && a.every((span, index) => span.opens === b[index]?.opens && span.closes === b[index]?.closes)

const capital = (text: string, locale: string): string => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

/** Arabic script has its own comma. */
const commaOf = (locale: string): string => (scriptOf(locale) === 'Arab' ? '،' : ',')

const timesOf = (spans: readonly Span[], locale: string, texts: HoursTexts): string =>
  spans.length === 0
    ? texts.closed
    : spans
        .map(span =>
          span.opens === 0 && span.closes === 1440
            ? texts.open24
            : texts.timeRange(formatTime(span.opens, locale), formatTime(span.closes, locale)),
        )
        .join(`${commaOf(locale)} `)

/** `Saturday`, `Saturday and Sunday`, `Monday to Friday` */
const daysText = (names: readonly string[], locale: string, { dayRange }: HoursTexts): string => {
  const [from = '', ...others] = names
  const to = others.at(-1)
  return to === undefined || others.length === 1 ? new Intl.ListFormat(locale).format(names) : dayRange(from, to)
}

/** Consecutive days with the same hours. */
const runsIn = (
  week: Week,
  order: readonly Day[] = days,
): readonly { readonly days: readonly Day[]; readonly spans: readonly Span[] }[] => {
  const runs: { readonly days: Day[]; readonly spans: readonly Span[] }[] = []
  for (const day of order) {
    const last = runs.at(-1)
    if (last !== undefined && sameSpans(last.spans, week[day])) last.days.push(day)
    else runs.push({ days: [day], spans: week[day] })
  }
  return runs
}

/** Rows of the opening hours: consecutive days with the same hours share one. */
export const hoursRows = (week: Week, locale: string, texts: HoursTexts): readonly { readonly days: string; readonly times: string }[] =>
  runsIn(week, texts.order).map(run => ({
    days: capital(
      daysText(
        run.days.map(day => dayName(days.indexOf(day), locale)),
        locale,
        texts,
      ),
      locale,
    ),
    times: timesOf(run.spans, locale, texts),
  }))

/** The index of the row of a weekday in `hoursRows`. */
export const rowOf = (week: Week, weekday: number, order: readonly Day[] | undefined): number =>
  runsIn(week, order).findIndex(run => run.days.some(day => days.indexOf(day) === weekday))

export const sameWeek = (a: Week, b: Week): boolean => days.every(day => sameSpans(a[day], b[day]))

/** Countries whose first working day is not Monday, from the weekends in Unicode CLDR 48, `supplemental/weekData`. */
const firstDays: Readonly<Partial<Record<Day, readonly string[]>>> = {
  sat: ['AF', 'IR'],
  sun: ['BH', 'DZ', 'EG', 'IL', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE'],
}

/** The days of the week, starting with the country’s first working day. */
export const workweekOf = (country: string): readonly Day[] => {
  const first = days.findIndex(day => firstDays[day]?.includes(country) === true)
  return first < 0 ? days : [...days.slice(first), ...days.slice(0, first)]
}
