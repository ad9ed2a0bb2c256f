import type { Labels } from '../../../generator/site/model/labels.ts'
import type { BeforeAfter as Pair } from '../../../generator/site/model/page.ts'
import { BeforeAfter } from '../before-after/before-after.tsx'

export interface Props {
  readonly pairs: readonly Pair[]
  readonly labels: Labels
}

/** Widths from 105rem and from 62rem up. */
type Widths = readonly [string, string]

/** From the text column to the edge of the page. */
const largest: Widths = ['calc(50vw + 47.5rem)', 'min(96vw, 50vw + 40rem)']
/** Seven and five of twelve columns. */
const seven: Widths = ['55rem', 'min(52vw, 46rem)']
const five: Widths = ['38.5rem', 'min(36vw, 33rem)']

const sizesOf = (index: number): string => {
  const [widest, wide] = index === 0 ? largest : index % 2 === 1 ? seven : five
  return `(min-width: 105rem) ${widest}, (min-width: 62rem) ${wide}, 91vw`
}

/** Pairs of pictures: the first as large as possible, the others below it. */
export const Gallery = ({ pairs, labels }: Props) => (
  <div className="gallery">
    {pairs.map((pair, index) => (
      <BeforeAfter key={pair.id} pair={pair} labels={labels} sizes={sizesOf(index)} />
    ))}
  </div>
)
