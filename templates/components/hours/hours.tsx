import type { Labels } from '../../../generator/site/model/labels.ts'
import type { OpeningTimes } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly times: OpeningTimes
  readonly labels: Pick<Labels, 'openNow' | 'closedNow'>
}

const WEEK = 7 * 24 * 60

type Spans = NonNullable<OpeningTimes['clock']>['spans']

/** For `client/open-now.ts`: `420-1200 1860-2640`. A span past the end of the week continues at its beginning. */
const spansOf = (spans: Spans): string =>
  spans.flatMap(([from, to]) => (to > WEEK ? [`0-${to - WEEK}`, `${from}-${WEEK}`] : `${from}-${to}`)).join(' ')

/** `29973600-29975040:420-900 …`, separated by semicolons: during the first span, the others replace the weekly hours. */
const exceptionsOf = ({ exceptions }: NonNullable<OpeningTimes['clock']>): string =>
  exceptions.map(({ from, to, spans }) => `${from}-${to}:${spansOf(spans)}`).join(';')

/** Opening hours by day; with JavaScript also whether the business is open now. */
export const Hours = ({ times, labels }: Props) => (
  <div className="hours" data-hours="">
    {times.clock !== null && (
      <p
        className="hours__now"
        data-open={spansOf(times.clock.spans)}
        data-except={times.clock.exceptions.length === 0 ? undefined : exceptionsOf(times.clock)}
        data-zone={times.clock.timeZone}
        data-yes={labels.openNow}
        data-no={labels.closedNow}
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
    {times.exceptions.length > 0 && (
      <dl className="hours__exceptions">
        {times.exceptions.map(({ name, dates, rows }) => (
          <div key={name + dates}>
            <dt>
              {name} <span>{dates}</span>
            </dt>
            {rows.map(row => (
              <dd key={row.days}>
                {row.days !== '' && <span>{row.days}</span>} {row.times}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    )}
    {times.emergency !== null && (
      <p className="hours__emergency">
        {times.emergency}
        {times.emergencyPhone !== null && (
          <>
            {' '}
            <a href={times.emergencyPhone.href} aria-label={times.emergencyPhone.label}>
              <bdi>{times.emergencyPhone.display}</bdi>
            </a>
          </>
        )}
      </p>
    )}
  </div>
)
