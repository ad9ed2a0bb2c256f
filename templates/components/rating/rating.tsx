import type { Rating as RatingData } from '../../../generator/site/model/page.ts'

interface Props {
  readonly rating: RatingData
}

/** Five stars in a row, each on a square of 24. */
const row = [12, 36, 60, 84, 108].map(middle => `M${middle} 2l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5 1.4-7.1-5.3-5 7.2-.9z`).join('')

/** A rating as text with its source; the stars show the same. */
export const Rating = ({ rating }: Props) => (
  <p className="rating">
    <svg className="rating__stars" viewBox="0 0 120 24" aria-hidden="true">
      {rating.share < 1 && (
        <>
          <clipPath id="rating-share">
            <rect width={Math.round(120 * rating.share)} height={24} />
          </clipPath>
          <path className="rating__empty" d={row} />
        </>
      )}
      <path d={row} clipPath={rating.share < 1 ? 'url(#rating-share)' : undefined} />
    </svg>
    {rating.link === null ? rating.text : <a href={rating.link.href}>{rating.text}</a>}
  </p>
)
