import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Form as FormData, Hero, PhoneLink, Rating as RatingData } from '../../../generator/site/model/page.ts'
import { Call } from '../call/call.tsx'
import { Card } from '../card/card.tsx'
import { Emblem } from '../emblem/emblem.tsx'
import { Form } from '../form/form.tsx'
import { Prose } from '../prose/prose.tsx'
import { Rating } from '../rating/rating.tsx'
import { type Diameter, RoundPicture } from '../round-picture/round-picture.tsx'

export interface Props {
  readonly page: {
    readonly hero: Hero
    readonly heroName: string | null
    readonly heroPhone: PhoneLink
    readonly form: FormData | null
    readonly rating: RatingData | null
    readonly labels: Labels
  }
  /** `RBQ licence: …`, if there is one. */
  readonly licence: string | null
}

/** As in the layout of home-hero.css. */
const diameter: Diameter = { wide: [48, 44], middle: 30, narrow: 95 }

const isDrawn = ({ picture, art }: Hero): boolean => picture === null && art.signs.length > 0

const classes = ({ hero, form }: Props['page']): string => {
  const drawn = form === null ? ' home-hero--drawn home-hero--alone' : ' home-hero--drawn'
  return `home-hero${isDrawn(hero) ? drawn : ''}${hero.art.isDeep ? ' deep' : ''}${hero.isLong === true ? ' long-heading' : ''}`
}

/** The home page’s hero: heading, phone number, and the short form in front of the round picture. */
export const HomeHero = ({ page, licence }: Props) => (
  <div className={classes(page)}>
    <div className="home-hero__grid wrap">
      <div className="home-hero__words">
        {page.heroName !== null && <p className="home-hero__name">{page.heroName}</p>}
        <h1>{page.hero.heading}</h1>
        <Prose text={page.hero.lead} look="lead" />
        <div className="home-hero__call">
          <Call phone={page.heroPhone} look="figure" />
        </div>
        {page.rating !== null && <Rating rating={page.rating} />}
        {licence !== null && <p className="home-hero__licence">{licence}</p>}
      </div>
      <div className="home-hero__scene">
        {isDrawn(page.hero) ? (
          <Emblem art={page.hero.art} />
        ) : (
          <RoundPicture picture={page.hero.picture} diameter={diameter} motif={page.hero.art.motif} />
        )}
      </div>
      {page.form !== null && (
        <div className="home-hero__form">
          <Card id="request">
            <Form form={page.form} labels={page.labels} />
          </Card>
        </div>
      )}
    </div>
  </div>
)
