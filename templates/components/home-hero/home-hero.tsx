import type { Labels } from '../../../generator/site/model/labels.ts'
import type {
  Form as FormData,
  Hero,
  NextOpening,
  Person,
  PhoneLink,
  Picture as PictureData,
  ServiceTiles,
} from '../../../generator/site/model/page.ts'
import type { PictureBox } from '../../styles/home-variants.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Call } from '../call/call.tsx'
import { Card } from '../card/card.tsx'
import { Form } from '../form/form.tsx'
import { Opening } from '../opening/opening.tsx'
import { beyondPhones, croppedOnPhones, croppedOnTablets } from '../picture/cropped.ts'
import { Picture } from '../picture/picture.tsx'
import { Prose } from '../prose/prose.tsx'
import { Unbroken } from '../prose/unbroken.tsx'
import { Tiles } from '../tiles/tiles.tsx'

export interface Props {
  readonly page: {
    readonly hero: Hero
    readonly heroName: string | null
    readonly pictureBox: PictureBox | null
    readonly opening: NextOpening | null
    readonly heroPhone: PhoneLink
    readonly form: FormData | null
    readonly person: Person | null
    readonly tiles: ServiceTiles | null
    readonly labels: Labels
  }
}

/** The displayed width of a picture that covers its box. */
const sizesOf = ({ width, height }: PictureData, { wide, narrow: [vw, phone, tablet] }: PictureBox): string => {
  const ratio = width / height
  return [
    `(min-width: 62rem) max(${wide[0]},${ratio.toFixed(2)}*${wide[1]})`,
    `${beyondPhones} ${croppedOnTablets(vw, Math.max(1, ratio / tablet))}`,
    croppedOnPhones(vw, Math.max(1, ratio / phone)),
  ].join(', ')
}

/** Where type is the picture, a heading is larger the shorter it is. */
const lengthOf = (heading: string): string => (heading.length < 30 ? ' home-hero--short' : heading.length > 54 ? ' home-hero--long' : '')

/** The first view of the home page. What it consists of depends on its layout; where its parts are, on the style. */
export const HomeHero = ({ page: { hero, heroName, pictureBox, opening, heroPhone, form, person, tiles, labels } }: Props) => (
  <div className={`home-hero${lengthOf(hero.heading)}${hero.art.isDeep ? ' deep' : ''}${hero.isLong === true ? ' long-heading' : ''}`}>
    <div className="home-hero__grid wrap">
      <div className="home-hero__head">
        {heroName !== null && <p className="home-hero__name">{heroName}</p>}
        <h1 data-text={hero.heading}>
          <Unbroken text={hero.heading} words />
        </h1>
      </div>
      {opening !== null && <Opening opening={opening} />}
      <div className="home-hero__words">
        <Prose text={hero.lead} look="lead" />
        <Call phone={heroPhone} look="figure" />
      </div>
      {tiles !== null && <Tiles tiles={tiles} />}
      {form !== null && tiles === null && (
        <div className="home-hero__form">
          <Card id="request">
            <Form form={form} labels={labels} look="strip" />
          </Card>
        </div>
      )}
      {hero.picture !== null && (
        <figure className="home-hero__scene">
          <AirLines motif={hero.art.motif} />
          <div className="home-hero__view">
            <Picture picture={hero.picture} sizes={pictureBox === null ? '100vw' : sizesOf(hero.picture, pictureBox)} priority />
          </div>
          {person !== null && (
            <figcaption className="home-hero__person">
              <strong>{person.name}</strong> {person.role}
            </figcaption>
          )}
        </figure>
      )}
    </div>
  </div>
)
