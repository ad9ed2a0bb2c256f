import type { Labels } from '../../../generator/site/model/labels.ts'
import type { BeforeAfter as Pair, Picture as PictureData } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'

export interface Props {
  readonly pair: Pair
  readonly labels: Pick<Labels, 'before' | 'after' | 'illustration'>
  /** The displayed width of the comparison. */
  readonly sizes: string
}

interface SideProps {
  readonly side: 'before' | 'after'
  readonly picture: PictureData
  readonly label: string
  readonly sizes: string
}

const Side = ({ side, picture, label, sizes }: SideProps) => (
  <div className={`compare__side compare__side--${side}`}>
    <Picture picture={picture} sizes={sizes} />
    <span className="compare__label">{label}</span>
  </div>
)

/**
 * A view before and after the work. Without JavaScript both pictures are side by side; the stylesheet stacks them otherwise, and
 * `client/compare.ts` moves their edge with the slider.
 */
export const BeforeAfter = ({ pair, labels, sizes }: Props) => (
  <figure className="compare">
    <div className="compare__stage">
      <Side side="before" picture={pair.before} label={labels.before} sizes={sizes} />
      <Side side="after" picture={pair.after} label={labels.after} sizes={sizes} />
      <input type="range" step="5" aria-label={pair.compareLabel} />
      <span className="compare__handle">
        <UiIcon name="slide" />
      </span>
    </div>
    <figcaption className="compare__caption">
      <strong className="compare__title">{pair.title}</strong>
      <span>{pair.caption}</span>
      {pair.illustration && <small className="compare__mark">{labels.illustration}</small>}
    </figcaption>
  </figure>
)
