/** A day as the config writes it: `2026-12-25`, or `12-25` for every year. */
export interface CalendarDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/** A day that is written well and exists; 29 February needs its year. */
export const calendarDay = (text: string): CalendarDay | undefined => {
  const match = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return undefined
  const [month, day] = [Number(match[2]), Number(match[3])]
  const year = match[1] === undefined ? null : Number(match[1])
  const date = new Date(Date.UTC(year ?? 2001, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined
}
