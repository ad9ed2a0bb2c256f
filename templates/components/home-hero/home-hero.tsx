import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Form as FormData, Hero, Person, PhoneLink, Picture as PictureData, ServiceTiles } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Call } from '../call/call.tsx'
import { Card } from '../card/card.tsx'
import { Form } from '../form/form.tsx'
import { beyondPhones, croppedOnPhones, croppedOnTablets } from '../picture/cropped.ts'
import { Picture } from '../picture/picture.tsx'
import { Prose } from '../prose/prose.tsx'
import { Tiles } from '../tiles/tiles.tsx'

export interface Props {
  readonly page: {
    readonly hero: Hero
    readonly heroName: string | null
    /** The displayed width of the picture on wide screens, in percent of the screen’s. */
    readonly pictureWidth: number
    readonly heroPhone: PhoneLink
    readonly form: FormData | null
    readonly person: Person | null
    readonly tiles: ServiceTiles | null
    readonly labels: Labels
  }
}

/** In percent of a narrow screen’s width. */
const box = 92

/** It fills a box of 4 to 3 on narrow screens. */
const sizesOf = ({ width, height }: PictureData, wide: number): string => {
  const crop = Math.max(1, (width / height) * 0.75)
  return [`(min-width: 62rem) ${wide}vw`, `${beyondPhones} ${croppedOnTablets(box, crop)}`, croppedOnPhones(box, crop)].join(', ')
}

/** Where type is the picture, a heading is larger the shorter it is. */
const lengthOf = (heading: string): string => (heading.length < 30 ? ' home-hero--short' : heading.length > 54 ? ' home-hero--long' : '')

/** The first view of the home page. What it consists of depends on its layout; where its parts are, on the style. */
export const HomeHero = ({ page: { hero, heroName, pictureWidth, heroPhone, form, person, tiles, labels } }: Props) => (
  <div className={`home-hero${lengthOf(hero.heading)}${hero.art.isDeep ? ' deep' : ''}${hero.isLong === true ? ' long-heading' : ''}`}>
    <div className="home-hero__grid wrap">
      <div className="home-hero__head">
        {heroName !== null && <p className="home-hero__name">{heroName}</p>}
        <h1>{hero.heading}</h1>
      </div>
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
            <Picture picture={hero.picture} sizes={sizesOf(hero.picture, pictureWidth)} priority />
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
