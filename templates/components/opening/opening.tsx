import type { Labels } from '../../../generator/site/model/labels.ts'
import type { OpeningTimes } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly times: OpeningTimes
  readonly labels: Pick<Labels, 'openNow' | 'closedNow'>
}

type Spans = NonNullable<OpeningTimes['clock']>['spans']

const DAY = 24 * 60
const days = [0, 1, 2, 3, 4, 5, 6] as const

/** The openings of each day from Monday, in minutes since its midnight. */
const weekOf = (spans: Spans) =>
  days.map(day => spans.filter(([from]) => Math.floor(from / DAY) === day).map(span => span.map(minute => minute - day * DAY)))

/** For `client/opening.ts`; nothing around the clock. */
const calendarOf = ({ clock }: OpeningTimes): string | undefined =>
  clock === null || clock.spans.some(([from, to]) => to - from >= DAY)
    ? undefined
    : JSON.stringify([weekOf(clock.spans), clock.exceptions.map(({ from, to, spans }) => [from / DAY, to / DAY, weekOf(spans)])])

/** The first opening hours of the week; with JavaScript the next ones, and whether the business is open now. */
export const Opening = ({ times, labels }: Props) => {
  const [first] = times.rows
  return first === undefined ? null : (
    <p
      className="opening"
      data-next={calendarOf(times)}
      data-zone={times.clock?.timeZone}
      data-yes={labels.openNow}
      data-no={labels.closedNow}
    >
      <span className="opening__now" />
      <span className="opening__day">{first.days}</span>
      <span className="opening__times">{first.times}</span>
    </p>
  )
}
