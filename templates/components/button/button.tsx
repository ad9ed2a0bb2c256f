import type { Link } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly link: Link
  /** `quiet`: an outline, for what is not the one action of a view. */
  readonly look?: 'quiet'
}

/** A link to booking, in the accent kept for that. */
export const Button = ({ link, look }: Props) => (
  <a className={look === 'quiet' ? 'button button--quiet' : 'button'} href={link.href}>
    {link.label}
  </a>
)
