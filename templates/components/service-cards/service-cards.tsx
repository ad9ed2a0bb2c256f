import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ServiceCards as Cards, Link } from '../../../generator/site/model/page.ts'
import { mostInFull } from '../../../generator/site/util/limits.ts'
import { Button } from '../button/button.tsx'
import { Prose } from '../prose/prose.tsx'
import { ServiceCard } from '../service-card/service-card.tsx'

interface Props {
  readonly services: Cards
  readonly book: Link
  readonly labels: Labels
}

type Look = 'rows' | 'cards' | 'index'

/** Up to four services alternate; up to eight are equal cards; more are an index. */
const lookOf = (count: number): Look => (count <= mostInFull ? 'rows' : count < 9 ? 'cards' : 'index')

const cardLooks = { rows: undefined, cards: 'card', index: 'entry' } as const

/** The services, in a form that suits their number. */
export const ServiceCards = ({ services, book, labels }: Props) => {
  const look = lookOf(services.cards.length)
  return (
    <section className={`service-cards service-cards--${look} wrap`} id="services">
      <div className="service-cards__head">
        <h2>{services.heading}</h2>
        <Prose text={services.lead} look="lead" />
        <Button link={book} />
      </div>
      <div className="service-cards__list">
        {services.cards.map(card => (
          <ServiceCard key={card.id} card={card} labels={labels} look={cardLooks[look]} />
        ))}
      </div>
    </section>
  )
}
