import { Unbroken } from './unbroken.tsx'

interface Props {
  /** Paragraphs. */
  readonly text: readonly string[]
  /** `lead`: slightly larger, below a heading. */
  readonly look?: 'lead'
}

/** Paragraphs with a readable line length. */
export const Prose = ({ text, look }: Props) =>
  text.length > 0 && (
    <div className={look === undefined ? 'prose' : `prose prose--${look}`}>
      {text.map(paragraph => (
        <p key={paragraph}>
          <Unbroken text={paragraph} />
        </p>
      ))}
    </div>
  )
