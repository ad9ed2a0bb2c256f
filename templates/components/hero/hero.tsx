import type { ReactNode } from 'react'
import type { Hero as HeroTexts } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Prose } from '../prose/prose.tsx'
import { type Diameter, RoundPicture } from '../round-picture/round-picture.tsx'
import { Sign } from '../sign/sign.tsx'

interface Props {
  readonly hero: HeroTexts
  /** Buttons below the lead. */
  readonly children?: ReactNode
  readonly aside?: ReactNode
  /** The form, next to words and picture on wide screens. */
  readonly form?: ReactNode
}

/** As in hero-picture.css. */
const diameter: Diameter = { wide: [36.5, 37], middle: 30, narrow: 76.5 }

/** As in hero-form.css. */
const withForm: Diameter = { ratio: 2, wide: [51, 53], narrow: 91 }

const classes = ({ picture, art, isLong }: HeroTexts, hasForm: boolean): string =>
  `hero${hasForm ? ' hero--form' : ''}${picture === null && art.signs.length === 0 ? ' hero--plain' : ''}${art.isDeep ? ' deep' : ''}${isLong === true ? ' long-heading' : ''}`

const Scene = ({ hero: { picture, art }, form }: Pick<Props, 'hero' | 'form'>) => {
  if (picture !== null) return <RoundPicture picture={picture} diameter={form === undefined ? diameter : withForm} motif={art.motif} />
  return (
    <>
      <AirLines motif={art.motif} />
      {art.signs.map((icon, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and never move
        <Sign key={place} icon={icon} name="" />
      ))}
    </>
  )
}

/** The hero of every page except the home page: heading, lead, buttons, and the round picture. */
export const Hero = ({ hero, children, aside, form }: Props) => (
  <div className={classes(hero, form !== undefined)}>
    <div className="hero__grid wrap">
      <div className="hero__words">
        <h1 data-text={hero.heading}>{hero.heading}</h1>
        <Prose text={hero.lead} look="lead" />
        {children !== undefined && <div className="hero__actions">{children}</div>}
        {aside}
      </div>
      {form !== undefined && <div className="hero__form">{form}</div>}
      <div className="hero__scene">
        <Scene hero={hero} form={form} />
      </div>
    </div>
  </div>
)
