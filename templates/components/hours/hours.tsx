import type { OpeningTimes } from '../../../generator/model/page.ts'
import type { Words } from '../../../generator/model/words.ts'

export interface Props {
  readonly times: OpeningTimes
  readonly words: Pick<Words, 'openNow' | 'closedNow'>
}

const WEEK = 7 * 24 * 60

/** For `client/open-now.ts`: `420-1200 1860-2640`. What runs past the end of the week begins the next one. */
const spansOf = ({ spans }: NonNullable<OpeningTimes['clock']>): string =>
  spans.flatMap(([from, to]) => (to > WEEK ? [`0-${to - WEEK}`, `${from}-${WEEK}`] : `${from}-${to}`)).join(' ')

/** Opening hours by day; with a script also whether the business is open now. */
export const Hours = ({ times, words }: Props) => (
  <div className="hours">
    {times.clock !== null && (
      <p
        className="hours__now"
        data-open={spansOf(times.clock)}
        data-zone={times.clock.timeZone}
        data-yes={words.openNow}
        data-no={words.closedNow}
      />
    )}
    <dl>
      {times.rows.map(row => (
        <div key={row.days}>
          <dt>{row.days}</dt>
          <dd>{row.times}</dd>
        </div>
      ))}
    </dl>
    {times.emergency !== null && <p className="hours__emergency">{times.emergency}</p>}
  </div>
)
