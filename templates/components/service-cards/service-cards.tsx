import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ServiceCards as Cards, Link } from '../../../generator/site/model/page.ts'
import { Button } from '../button/button.tsx'
import { Prose } from '../prose/prose.tsx'
import { ServiceCard } from '../service-card/service-card.tsx'

interface Props {
  readonly services: Cards
  readonly book: Link
  readonly labels: Labels
}

/** The service cards; the section heading is one of them. */
export const ServiceCards = ({ services, book, labels }: Props) => (
  <section className="service-cards wrap" id="services">
    <div className="service-cards__head">
      <h2>{services.heading}</h2>
      <Prose text={services.lead} look="lead" />
      <Button link={book} />
    </div>
    {services.cards.map(card => (
      <ServiceCard key={card.id} card={card} labels={labels} />
    ))}
  </section>
)
