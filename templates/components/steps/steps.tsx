import type { Point } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly items: readonly Point[]
}

/** Numbered steps, joined by a line. */
export const Steps = ({ items }: Props) => (
  <ol className="steps">
    {items.map(item => (
      <li key={item.title}>
        <h3>{item.title}</h3>
        <p>{item.text}</p>
      </li>
    ))}
  </ol>
)
