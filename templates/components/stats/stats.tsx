import type { Claim } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/model/words.ts'

export interface Props {
  readonly stats: readonly Claim[]
  readonly words: Pick<Words, 'source'>
}

/** Figures that carry the message, as large as they deserve. */
export const Stats = ({ stats, words }: Props) => (
  <dl className="stats">
    {stats.map(claim => (
      <div key={claim.id} className="stats__item">
        <dt>
          {claim.label}
          {claim.source !== null && (
            <small>
              {words.source} {claim.source}
            </small>
          )}
        </dt>
        <dd>{claim.figure}</dd>
      </div>
    ))}
  </dl>
)
