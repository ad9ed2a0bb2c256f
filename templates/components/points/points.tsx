import type { Point } from '../../../generator/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly items: readonly Point[]
  /** `warning`: each with the sign of danger. */
  readonly look?: 'warning'
}

/** Points with a title and a sentence or two, in as many columns as there is room for. */
export const Points = ({ items, look }: Props) => (
  <ul className="points">
    {items.map(item => (
      <li key={item.title}>
        <h3>
          {look === 'warning' && <UiIcon name="alert" />}
          {item.title}
        </h3>
        <p>{item.text}</p>
      </li>
    ))}
  </ul>
)
