import type { ServiceCard as Card } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'
import { Checklist } from '../checklist/checklist.tsx'
import { Icon, UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly card: Card
  readonly words: Pick<Words, 'benefits' | 'process' | 'learnMore'>
}

/** A short description of a service with its benefits and process. */
export const ServiceCard = ({ card, words }: Props) => (
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
            <h4>{words.benefits}</h4>
            <Checklist items={card.benefits} />
          </div>
        )}
        {card.process.length > 0 && (
          <div>
            <h4>{words.process}</h4>
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
      <a className="service-card__more" href={card.link.href} aria-label={card.link.label}>
        {words.learnMore}
        <UiIcon name="arrow" />
      </a>
    )}
  </article>
)
