import type { OpeningTimes } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly times: OpeningTimes
}

/** Opening hours by day; with JavaScript also whether the business is open now. The script marks the row of today in the list after it. */
export const Hours = ({ times }: Props) => (
  <div className="hours" data-hours="">
    {times.clock !== null && (
      <p className="hours__now" data-clock={times.clock}>
        <span />
        <span />
      </p>
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
