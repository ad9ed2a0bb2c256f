/** Opening hours in the cells of a spreadsheet, with one column per day. */
import { type Day, days, type Span, type Week } from '../../site/config/values/week.ts'

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const isWholeDay = ({ opens, closes }: Span): boolean => opens === 0 && closes === 1440

const spanText = (span: Span): string => (isWholeDay(span) ? '24h' : `${clock(span.opens)}-${clock(span.closes)}`)

/** `08:00-12:00, 13:00-17:00`, `24h`, `closed`. */
export const dayCell = (week: Week, day: Day): string => (week[day].length === 0 ? 'closed' : week[day].map(spanText).join(', '))

/** Merges adjacent days with equal hours, as in a config. @param cells Monday first; an empty cell means closed */
export const weekOfCells = (cells: readonly string[]): Readonly<Record<string, string | readonly string[]>> => {
  const runs: { readonly first: number; last: number; readonly text: string }[] = []
  for (const [index, cell] of cells.entries()) {
    const text = cell === '' ? 'closed' : cell
    const before = runs.at(-1)
    if (before?.text === text) before.last = index
    else runs.push({ first: index, last: index, text })
  }
  return Object.fromEntries(
    runs.map(({ first, last, text }) => {
      const spans = text.split(/\s*[,;]\s*/)
      return [first === last ? `${days[first]}` : `${days[first]}-${days[last]}`, spans.length === 1 ? text : spans]
    }),
  )
}

/** In the format of Google: `08:00-12:00, 13:00-17:00`, or `x` for closed. */
export const googleHours = (spans: readonly Span[]): string =>
  spans.length === 0 ? 'x' : spans.map(span => (isWholeDay(span) ? '00:00-24:00' : `${clock(span.opens)}-${clock(span.closes)}`)).join(', ')
