import type { NextOpening } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly opening: NextOpening
}

/** The first opening hours of the week; with JavaScript the next ones, and whether the business is open now. */
export const Opening = ({ opening }: Props) => (
  <p className="opening" data-clock={opening.clock}>
    <span className="opening__now" />
    <span className="opening__day">{opening.days}</span>
    <span className="opening__times">{opening.times}</span>
  </p>
)
