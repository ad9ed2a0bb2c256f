import type { ServiceTiles } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'
import { Sign } from '../sign/sign.tsx'

export interface Props {
  readonly tiles: ServiceTiles
}

/** The services as large links, each to a form in which it is selected. */
export const Tiles = ({ tiles }: Props) => (
  <nav className="tiles" aria-labelledby="tiles">
    <h2 className="tiles__heading" id="tiles">
      {tiles.heading}
    </h2>
    <ul className="tiles__list">
      {tiles.items.map(({ name, icon, href }) => (
        <li key={href}>
          <a className="tile" href={href}>
            <Sign icon={icon} name={name} />
            <span className="tile__name">{name}</span>
          </a>
        </li>
      ))}
    </ul>
    {tiles.all !== null && (
      <a className="tiles__all" href={tiles.all.href}>
        {tiles.all.label}
        <UiIcon name="arrow" />
      </a>
    )}
  </nav>
)
