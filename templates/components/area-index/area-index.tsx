import type { AreaIndex as Index, IndexedArea } from '../../../generator/site/model/page.ts'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  readonly index: Index
}

/** An area whose services are listed unfolds; one that has a single way on is that way. */
const Found = ({ id, name, href, services, description, places }: IndexedArea) =>
  services.length + description.length === 0 ? (
    <li id={id}>{href === null ? name : <a href={href}>{name}</a>}</li>
  ) : (
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

/** Very many areas: an index by letter, and a box that narrows the list, which is whole without a script. */
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
        <ul>
          {areas.map(area => (
            <Found key={area.id} {...area} />
          ))}
        </ul>
      </div>
    ))}
  </div>
)
