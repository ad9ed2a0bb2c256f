import { renderToStaticMarkup } from 'react-dom/server'
import type { LocationIndex as Index, IndexedLocation } from '../../../generator/site/model/page.ts'
import { spliced } from '../../splice/splice.ts'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  readonly index: Index
}

type IndexLinkProps = Pick<IndexedLocation, 'id' | 'name' | 'href'>

const IndexLink = ({ id, name, href }: IndexLinkProps) => <li id={id}>{href === null ? name : <a href={href}>{name}</a>}</li>

const linkMarkup = spliced<IndexLinkProps>(way => renderToStaticMarkup(<IndexLink {...way} />), new Set())

const LocationDetails = ({ id, name, services, description, places }: IndexedLocation) => (
  <li>
    <details name="area">
      <summary>{name}</summary>
      <div id={id}>
        <Prose text={description} />
        {places !== '' && <p data-places>{places}</p>}
        {services.length > 0 && (
          <ul>
            {services.map(link => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  </li>
)

/** A location with listed services opens; one with a single link is that link. */
const areaMarkup = (area: IndexedLocation): string =>
  area.services.length + area.description.length === 0
    ? linkMarkup({ id: area.id, name: area.name, href: area.href })
    : renderToStaticMarkup(<LocationDetails {...area} />)

/** Index of very many locations by letter, with a filter box. Without JavaScript the list is complete. */
export const AreaIndex = ({ index: { label, groups } }: Props) => (
  <div className="area-index wrap" id="areas" data-areas>
    <div className="area-index__head">
      <label>
        {label}
        <input type="search" autoComplete="off" />
      </label>
      <output />
    </div>
    {groups.length > 1 && (
      <nav className="area-index__letters" aria-label={label}>
        {groups.map(({ letter }, index) => (
          <a key={letter} href={`#letter-${index + 1}`}>
            {letter}
          </a>
        ))}
      </nav>
    )}
    {groups.map(({ letter, areas }, index) => (
      <div key={letter} className="area-index__group" id={`letter-${index + 1}`} data-letter>
        {letter !== '' && <h2>{letter}</h2>}
        {/** Rendered by React. */}
        <ul dangerouslySetInnerHTML={{ __html: areas.map(areaMarkup).join('') }} />
      </div>
    ))}
  </div>
)
