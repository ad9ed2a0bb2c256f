/** Changes to the opening hours of one day, whose spans never overlap. Times are minutes after midnight, as in `week.ts`. */
import { clockTime, type Span } from '../../../../../site/config/values/week.ts'

export const day = 1440
/** Minutes by which a dragged edge moves. */
export const step = 15

export type Edge = 'opens' | 'closes'

/** `07:30`. Times after 24:00 belong to the next day. @param isEnd whether midnight is 24:00 and not 00:00 */
export const clockOf = (minutes: number, isEnd = false): string => clockTime(isEnd && minutes === day ? day : minutes % day)

/** As the config writes it. */
export const spanText = ({ opens, closes }: Span): string =>
  opens === 0 && closes === day ? '24h' : `${clockOf(opens)}-${clockOf(closes, true)}`

/** Parses a time as people type it: `7:30`, `19h30`, `7 pm`, `0730`. @returns `undefined` if it is not a time */
export const minutesOf = (clock: string): number | undefined => {
  const [, hours, minutes = '0', half] = /^\s*(\d{1,2})(?:\s*[:h.]?\s*(\d{2}))?\s*h?\s*([ap])?\.?\s*m?\.?\s*$/i.exec(clock) ?? []
  if (hours === undefined) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)
  return hour > 24 || Number(minutes) > 59 || (half !== undefined && Number(hours) > 12) ? undefined : hour * 60 + Number(minutes)
}

/** The range of an edge: between the other edge and the adjacent span, and at most a day after opening. */
export const boundsOf = (spans: readonly Span[], index: number, edge: Edge): { readonly least: number; readonly most: number } => {
  const span = spans[index]
  if (span === undefined) return { least: 0, most: day }
  if (edge === 'opens')
    return { least: Math.max(0, spans[index - 1]?.closes ?? 0, span.closes - day), most: Math.min(day - step, span.closes - step) }
  return { least: span.opens + step, most: Math.min(spans[index + 1]?.opens ?? Number.POSITIVE_INFINITY, span.opens + day) }
}

/** Moves an edge to a time, or as near to it as its range allows. */
export const moved = (spans: readonly Span[], index: number, edge: Edge, to: number): readonly Span[] => {
  const { least, most } = boundsOf(spans, index, edge)
  const stepped = Math.round(to / step) * step
  return spans.map((span, other) => (other === index ? { ...span, [edge]: Math.min(most, Math.max(least, stepped)) } : span))
}

/** Sets an edge to a time that was typed. A closing time before the opening time is on the next day. */
export const typed = (spans: readonly Span[], index: number, edge: Edge, minutes: number): readonly Span[] =>
  spans
    .map((span, other) => {
      if (other !== index) return span
      const changed: Span = { ...span, [edge]: minutes % day }
      const { opens, closes } = changed
      return { opens, closes: closes % day <= opens ? (closes % day) + day : closes % day }
    })
    .toSorted((a, b) => a.opens - b.opens)

/** Adds a span in a gap after the last one, before the first, or between two. @returns `undefined` if there is no gap */
export const withSpan = (spans: readonly Span[]): readonly Span[] | undefined => {
  if (spans.length === 0) return [{ opens: 540, closes: 1020 }]
  const from = [0, ...spans.map(({ closes }) => closes)]
  const to = [...spans.map(({ opens }) => opens), day]
  const gaps = from.map((opens, index) => ({ opens, closes: to[index] ?? day })).filter(({ opens, closes }) => closes - opens >= 4 * step)
  const gap = gaps.findLast(({ opens }) => opens > 0) ?? gaps[0]
  if (gap === undefined) return undefined
  const opens = gap.opens === 0 ? Math.max(0, gap.closes - 240) : gap.opens + 60 <= gap.closes - 60 ? gap.opens + 60 : gap.opens + step
  const added = { opens, closes: Math.min(gap.closes - (gap.opens === 0 ? step : 0), opens + 240) }
  return [...spans, added].toSorted((a, b) => a.opens - b.opens)
}
