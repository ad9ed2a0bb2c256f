export interface Props {
  readonly items: readonly string[]
  /** `large`: for a list that is the whole of a section. */
  readonly look?: 'large'
}

/** Short promises, each with a tick. */
export const Checklist = ({ items, look }: Props) => (
  <ul className={look === undefined ? 'checklist' : `checklist checklist--${look}`}>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
