import type { Link } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly links: readonly Link[]
  readonly label: string
}

/** Breadcrumb from the home page to the current page, which is not a link. */
export const Breadcrumb = ({ links, label }: Props) =>
  links.length > 0 && (
    <nav className="breadcrumb wrap" aria-label={label}>
      <ol>
        {links.map((link, index) => (
          <li key={link.href}>
            {index === links.length - 1 ? <span aria-current="page">{link.label}</span> : <a href={link.href}>{link.label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
