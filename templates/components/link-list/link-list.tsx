import type { Link } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'

interface Props {
  readonly links: readonly Link[]
  /** Additional links below the list. */
  readonly more?: readonly Link[]
}

/** A list of large links, one per line. */
export const LinkList = ({ links, more = [] }: Props) => (
  <ul className="link-list">
    {links.map(link => (
      <li key={link.href}>
        <a href={link.href}>
          {link.label}
          <UiIcon name="arrow" />
        </a>
      </li>
    ))}
    {more.map(link => (
      <li key={link.href} className="link-list__more">
        <a href={link.href}>{link.label}</a>
      </li>
    ))}
  </ul>
)
