import type { HeroArt } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Icon } from '../icon/icon.tsx'

interface Props {
  readonly art: HeroArt
}

/** Replaces the photograph of a hero: the icons of the services in the shapes of the style. Decorative. */
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
