import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Claim } from '../../../generator/site/model/page.ts'

interface Props {
  readonly stats: readonly Claim[]
  readonly labels: Pick<Labels, 'source'>
}

/** Key figures in large type; screen readers read each before its label. */
export const Stats = ({ stats, labels }: Props) => (
  <ul className="stats">
    {stats.map(claim => (
      <li key={claim.id} className="stats__item">
        <div className="stats__figure">{claim.figure}</div>
        <div className="stats__label">
          {claim.label}
          {claim.source !== null && (
            <small>
              {labels.source} {claim.source}
            </small>
          )}
        </div>
      </li>
    ))}
  </ul>
)
