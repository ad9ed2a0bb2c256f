import type { Point } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

interface Props {
  readonly items: readonly Point[]
  /** `warning`: each with a warning icon. */
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

// A list object is always shown in the same variant.
const markup = memoizedMarkup<Props['items'], Props>(Items, props => props.items)

/** Items with a title and a text, in as many columns as fit. Many pages share a list, so it is rendered once. */
export const Points = (props: Props) => (
  // Rendered by React.
  <ul className="points" dangerouslySetInnerHTML={{ __html: markup(props) }} />
)
