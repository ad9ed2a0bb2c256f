import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ServiceCard as Card } from '../../../generator/site/model/page.ts'
import { Checklist } from '../checklist/checklist.tsx'
import { UiIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { Sign } from '../sign/sign.tsx'

export interface Props {
  readonly card: Card
  readonly labels: Pick<Labels, 'benefits' | 'process'>
  /** `card` has no lists, `entry` only name and text. By default everything. */
  readonly look?: 'card' | 'entry' | undefined
}

const Lists = ({ card, labels }: Pick<Props, 'card' | 'labels'>) => (
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
)

const View = ({ card }: Pick<Props, 'card'>) =>
  card.picture === null ? (
    <Sign icon={card.icon} name={card.name} />
  ) : (
    <div className="service-card__view">
      <Picture picture={card.picture} sizes="(min-width: 62rem) 36vw, 92vw" />
    </div>
  )

/** A short description of a service with its picture, its icon or its initial. */
export const ServiceCard = ({ card, labels, look }: Props) => (
  <article className="service-card">
    {look !== 'entry' && <View card={card} />}
    <div className="service-card__words">
      <h3>{card.name}</h3>
      <p className="service-card__summary">{card.summary}</p>
      {look === undefined && card.benefits.length + card.process.length > 0 && <Lists card={card} labels={labels} />}
      {card.link !== null && (
        <a className="service-card__more" href={card.link.href}>
          {card.link.label}
          <UiIcon name="arrow" />
        </a>
      )}
    </div>
  </article>
)
