interface Props {
  readonly items: readonly string[]
  /** `large`: for a list that is the only content of a section. */
  readonly look?: 'large'
}

/** Short items, each with a check mark. */
export const Checklist = ({ items, look }: Props) => (
  <ul className={look === undefined ? 'checklist' : `checklist checklist--${look}`}>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
