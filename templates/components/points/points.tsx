import type { Point } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly items: readonly Point[]
  /** `warning`: each with the sign of danger. */
  readonly look?: 'warning'
}

const Items = ({ items, look }: Props) =>
  items.map(item => (
    <li key={item.title}>
      <h3>
        {look === 'warning' && <UiIcon name="alert" />}
        {item.title}
      </h3>
      <p>{item.text}</p>
    </li>
  ))

// A list of points always has one look.
const markup = memoizedMarkup<Props['items'], Props>(Items, props => props.items)

/** Points with a title and a sentence or two, in as many columns as there is room for. Many pages share a list: it is rendered once. */
export const Points = (props: Props) => (
  // React wrote this markup
  <ul className="points" dangerouslySetInnerHTML={{ __html: markup(props) }} />
)
