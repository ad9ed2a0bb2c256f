import type { Link } from '../../../generator/site/model/page.ts'

interface Props {
  readonly link: Link
  /** `quiet`: an outline, for secondary actions. */
  readonly look?: 'quiet'
}

/** A booking link in the accent colour, which is reserved for it. */
export const Button = ({ link, look }: Props) => (
  <a className={look === 'quiet' ? 'button button--quiet' : 'button'} href={link.href}>
    {link.label}
  </a>
)
