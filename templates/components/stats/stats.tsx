import type { Claim } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'

export interface Props {
  readonly stats: readonly Claim[]
  readonly words: Pick<Words, 'source'>
}

/** Key figures in large type; screen readers read each before its label. */
export const Stats = ({ stats, words }: Props) => (
  <ul className="stats">
    {stats.map(claim => (
      <li key={claim.id} className="stats__item">
        <div className="stats__figure">{claim.figure}</div>
        <div className="stats__label">
          {claim.label}
          {claim.source !== null && (
            <small>
              {words.source} {claim.source}
            </small>
          )}
        </div>
      </li>
    ))}
  </ul>
)
