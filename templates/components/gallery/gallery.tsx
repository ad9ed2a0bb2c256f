import type { Labels } from '../../../generator/site/model/labels.ts'
import type { BeforeAfter as Pair } from '../../../generator/site/model/page.ts'
import { BeforeAfter } from '../before-after/before-after.tsx'

export interface Props {
  readonly pairs: readonly Pair[]
  readonly labels: Labels
}

/** From the text column to the edge of the page. */
const largest = 'min(96vw, 50vw + 40rem)'

/** Pairs of pictures: the first as large as possible, the others below it. */
export const Gallery = ({ pairs, labels }: Props) => (
  <div className="gallery">
    {pairs.map((pair, index) => (
      <BeforeAfter
        key={pair.id}
        pair={pair}
        labels={labels}
        sizes={`(min-width: 62rem) ${index === 0 ? largest : index % 2 === 1 ? 'min(52vw, 46rem)' : 'min(36vw, 33rem)'}, 91vw`}
      />
    ))}
  </div>
)
