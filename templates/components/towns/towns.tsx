import type { Town } from '../../../generator/site/model/page.ts'

interface Props {
  readonly items: readonly Town[]
}

/** The names of all towns in one large run of text. */
export const Towns = ({ items }: Props) => (
  <ul className="towns">
    {items.map(town => (
      <li key={town.name} id={town.id}>
        {town.href === null ? town.name : <a href={town.href}>{town.name}</a>}
      </li>
    ))}
  </ul>
)
