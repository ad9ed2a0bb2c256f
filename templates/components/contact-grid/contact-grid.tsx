import type { Labels } from '../../../generator/site/model/labels.ts'
import type { ContactDetails as Details, Form as FormData, OpeningTimes } from '../../../generator/site/model/page.ts'
import { Card } from '../card/card.tsx'
import { ContactDetails } from '../contact-details/contact-details.tsx'
import { Form } from '../form/form.tsx'
import { Hours } from '../hours/hours.tsx'

interface Props {
  readonly page: {
    readonly form: FormData | null
    readonly details: Details
    readonly hours: { readonly heading: string; readonly times: OpeningTimes } | null
    readonly labels: Labels
  }
}

/** The form, and next to it phone, e-mail, address and hours. */
export const ContactGrid = ({ page }: Props) => (
  <div className={`contact-grid${page.form === null ? ' contact-grid--plain' : ''} wrap`}>
    {page.form !== null && (
      <div className="contact-grid__form">
        <Card id="request">
          <Form form={page.form} labels={page.labels} />
        </Card>
      </div>
    )}
    <div className="contact-grid__facts">
      <ContactDetails details={page.details} labels={page.labels} />
      {page.hours !== null && (
        <div>
          <h2>{page.hours.heading}</h2>
          <Hours times={page.hours.times} />
        </div>
      )}
    </div>
  </div>
)
