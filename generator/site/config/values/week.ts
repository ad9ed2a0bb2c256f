/** Parses weekly opening hours (`mon-fri: 07:00-20:00`) into minutes. */

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

/** Parses valid hours: `07:00-20:00`, `24h`; `undefined` for `closed`. */
export const spanOf = (text: string): Span | undefined => {
  if (text === 'closed') return undefined
  if (text === '24h') return { opens: 0, closes: 1440 }
  const [opens = 0, closes = 0] = text.split(/[-–]/).map(time => {
    const [hour = 0, minute = 0] = time.trim().split(':').map(Number)
    return hour * 60 + minute
  })
  return { opens, closes: closes <= opens ? closes + 1440 : closes }
}

/** A valid `hours.weekly` as a week. */
export const weekOf = (written: Readonly<Record<string, string | readonly string[]>>): Week => {
  const spans = (day: Day): readonly Span[] =>
    Object.entries(written)
      .filter(([key]) => daysOf(key).includes(day))
      .flatMap(([, value]) => [value].flat())
      .flatMap(text => spanOf(text) ?? [])
      .sort((a, b) => a.opens - b.opens)
  return {
    mon: spans('mon'),
    tue: spans('tue'),
    wed: spans('wed'),
    thu: spans('thu'),
    fri: spans('fri'),
    sat: spans('sat'),
    sun: spans('sun'),
  }
}

/** The spans of a week on one line of minutes since Monday 00:00; one past Sunday’s midnight ends beyond 10080. */
export const weekLine = (week: Week): readonly (readonly [from: number, to: number])[] =>
  days.flatMap((day, index) => week[day].map(({ opens, closes }) => [index * 1440 + opens, index * 1440 + closes] as const))

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
