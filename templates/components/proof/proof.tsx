import type { Proof as ProofData } from '../../../generator/site/model/page.ts'
import { Rating } from '../rating/rating.tsx'

export interface Props {
  readonly proof: ProofData
}

/** Why to trust the business, in one line below the heading of a page. */
export const Proof = ({ proof: { rating, facts } }: Props) =>
  (rating !== null || facts.length > 0) && (
    <ul className="proof wrap">
      {rating !== null && (
        <li>
          <Rating rating={rating} />
        </li>
      )}
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
