interface Props {
  readonly items: readonly string[]
  /** Accessible name of the list; none if the text before it describes it. */
  readonly label?: string
  /** `large`: in one run of text, for a list that is the only content of a section. */
  readonly look?: 'large'
}

/** A row of place names. */
export const Chips = ({ items, label, look }: Props) => (
  <ul className={look === undefined ? 'chips' : `chips chips--${look}`} aria-label={label}>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
