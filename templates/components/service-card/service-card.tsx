import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ServiceCard as Card } from '../../../generator/site/model/page.ts'
import { Checklist } from '../checklist/checklist.tsx'
import { Icon, UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly card: Card
  readonly labels: Pick<Labels, 'benefits' | 'process'>
}

/** A short description of a service with its benefits and process. */
export const ServiceCard = ({ card, labels }: Props) => (
  <article className="service-card">
    {card.icon !== null && (
      <span className="service-card__icon">
        <Icon shape={card.icon} />
      </span>
    )}
    <h3>{card.name}</h3>
    <p className="service-card__summary">{card.summary}</p>
    {card.benefits.length + card.process.length > 0 && (
      <div className="service-card__lists">
        {card.benefits.length > 0 && (
          <div>
            <h4>{labels.benefits}</h4>
            <Checklist items={card.benefits} />
          </div>
        )}
        {card.process.length > 0 && (
          <div>
            <h4>{labels.process}</h4>
            <ol className="service-card__steps">
              {card.process.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    )}
    {card.link !== null && (
      <a className="service-card__more" href={card.link.href}>
        {card.link.label}
        <UiIcon name="arrow" />
      </a>
    )}
  </article>
)
