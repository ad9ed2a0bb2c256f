export interface Props {
  readonly items: readonly string[]
  /** Name of the list, for screen readers; none where the text before it tells what it is. */
  readonly label?: string
  /** `large`: set as one run of names, where they are the whole of a section. */
  readonly look?: 'large'
}

/** Names of places, side by side. */
export const Chips = ({ items, label, look }: Props) => (
  <ul className={look === undefined ? 'chips' : `chips chips--${look}`} aria-label={label}>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
