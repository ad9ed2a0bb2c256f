import type { BeforeAfter as Pair } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/model/words.ts'
import { BeforeAfter } from '../before-after/before-after.tsx'

export interface Props {
  readonly pairs: readonly Pair[]
  readonly words: Words
}

/** Pairs of pictures: the first as large as the page allows, the others below it. */
export const Gallery = ({ pairs, words }: Props) => (
  <div className="gallery">
    {pairs.map((pair, index) => (
      <BeforeAfter
        key={pair.id}
        pair={pair}
        words={words}
        sizes={index === 0 ? '(min-width: 62rem) 80rem, 100vw' : '(min-width: 62rem) 40rem, 100vw'}
      />
    ))}
  </div>
)
