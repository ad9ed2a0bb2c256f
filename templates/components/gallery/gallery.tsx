import type { BeforeAfter as Pair } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'
import { BeforeAfter } from '../before-after/before-after.tsx'

export interface Props {
  readonly pairs: readonly Pair[]
  readonly words: Words
}

/** From the text column to the edge of the page. */
const largest = 'min(96vw, 50vw + 40rem)'

/** Pairs of pictures: the first as large as possible, the others below it. */
export const Gallery = ({ pairs, words }: Props) => (
  <div className="gallery">
    {pairs.map((pair, index) => (
      <BeforeAfter
        key={pair.id}
        pair={pair}
        words={words}
        sizes={`(min-width: 62rem) ${index === 0 ? largest : index % 2 === 1 ? 'min(52vw, 46rem)' : 'min(36vw, 33rem)'}, 91vw`}
      />
    ))}
  </div>
)
