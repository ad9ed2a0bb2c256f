import type { Layout, Link } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { Call } from '../call/call.tsx'

export interface Props {
  readonly businessName: string
  readonly footer: Layout['footer']
}

interface LinksProps {
  readonly heading: string
  readonly links: readonly Link[]
}

const Links = ({ heading, links }: LinksProps) => (
  <>
    <h2>{heading}</h2>
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  </>
)

const Group = (props: LinksProps) =>
  props.links.length > 0 && (
    <div>
      <Links {...props} />
    </div>
  )

const Inside = ({ businessName, footer, footer: { labels } }: Props) => (
  <div className="wrap">
    <div className="footer__grid">
      <div className="footer__contact">
        <h2>{labels.contactUs}</h2>
        <p className="footer__name">{businessName}</p>
        <Call phone={footer.phone} />
        {footer.email !== null && (
          <p>
            <a href={`mailto:${footer.email}`}>{footer.email}</a>
          </p>
        )}
        <address>
          {footer.address.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <Group heading={labels.ourServices} links={footer.services} />
      <Group heading={labels.areasServed} links={footer.locations} />
      {footer.company.length > 0 && (
        <nav aria-label={labels.company}>
          <Links heading={labels.company} links={footer.company} />
        </nav>
      )}
      <Group heading={labels.followUs} links={footer.profiles} />
    </div>
    <div className="footer__end">
      <p>{footer.copyright}</p>
      {footer.licence !== null && <p>{footer.licence}</p>}
    </div>
  </div>
)

const markup = memoizedMarkup<Layout['footer'], Props>(Inside, props => props.footer)

/** The footer of every page. It is the same for all pages of a language, so it is rendered once for each. */
export const Footer = (props: Props) => (
  // Rendered by React.
  <footer className="footer deep" dangerouslySetInnerHTML={{ __html: markup(props) }} />
)
