import type { HeroArt } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Icon } from '../icon/icon.tsx'

export interface Props {
  readonly art: HeroArt
}

/** What a first view shows that has no photograph: the signs of the services in the shapes of the style. Decoration. */
export const Emblem = ({ art: { motif, signs } }: Props) => (
  <div className="emblem">
    <AirLines motif={motif} />
    {signs.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and never move
      <span key={index}>
        <Icon shape={shape} />
      </span>
    ))}
  </div>
)
