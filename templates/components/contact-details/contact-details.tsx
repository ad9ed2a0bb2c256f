import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ContactDetails as Details } from '../../../generator/site/model/page.ts'
import { Call } from '../call/call.tsx'

export interface Props {
  readonly details: Details
  readonly labels: Pick<Labels, 'phone' | 'email' | 'address' | 'areasServed'>
}

/** Phone, e-mail and address of the business, and the area it serves. */
export const ContactDetails = ({ details, labels }: Props) => {
  const lines = details.address.lines.map(line => <span key={line}>{line}</span>)
  return (
    <div className="contact-details">
      <h2>{details.heading}</h2>
      <dl>
        <div>
          <dt>{details.phone.href.startsWith('mailto:') ? labels.email : labels.phone}</dt>
          <dd>
            <Call phone={details.phone} look="figure" />
            {details.email === null && details.emailNote !== null && <p>{details.emailNote}</p>}
          </dd>
        </div>
        {details.email !== null && (
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a className="contact-details__email" href={`mailto:${details.email}`}>
                {details.email}
              </a>
              {details.emailNote !== null && <p>{details.emailNote}</p>}
            </dd>
          </div>
        )}
        <div>
          <dt>{labels.address}</dt>
          <dd>
            <address>{details.directions === null ? lines : <a href={details.directions}>{lines}</a>}</address>
          </dd>
        </div>
        {details.areas !== null && (
          <div>
            <dt>{labels.areasServed}</dt>
            <dd>{details.areas}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
