import type { ReactNode } from 'react'
import type { Hero as HeroTexts } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Prose } from '../prose/prose.tsx'
import { type Diameter, RoundPicture } from '../round-picture/round-picture.tsx'

export interface Props {
  readonly hero: HeroTexts
  /** Buttons below the lead. */
  readonly children?: ReactNode
  readonly aside?: ReactNode
}

/** As hero.css lays it out. */
const diameter: Diameter = { wide: [42.5, 37], narrow: 76.5 }

/** The first view of every page but the home page: heading, lead, actions; the picture in its round mouth. */
export const Hero = ({ hero, children, aside }: Props) => (
  <div className={hero.picture === null ? 'hero hero--plain' : 'hero'}>
    <div className="hero__grid wrap">
      <div className="hero__words">
        <h1>{hero.heading}</h1>
        <Prose text={hero.lead} look="lead" />
        {children !== undefined && <div className="hero__actions">{children}</div>}
        {aside}
      </div>
      <div className="hero__scene">
        {hero.picture === null ? <AirLines /> : <RoundPicture picture={hero.picture} diameter={diameter} />}
      </div>
    </div>
  </div>
)
