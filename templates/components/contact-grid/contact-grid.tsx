import type { ContactDetails as Details, Form as FormData, OpeningTimes } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'
import { Card } from '../card/card.tsx'
import { ContactDetails } from '../contact-details/contact-details.tsx'
import { Form } from '../form/form.tsx'
import { Hours } from '../hours/hours.tsx'

export interface Props {
  readonly page: {
    readonly form: FormData | null
    readonly details: Details
    readonly hours: { readonly heading: string; readonly times: OpeningTimes } | null
    readonly words: Words
  }
}

/** The form, and next to it phone, e-mail, address and hours. */
export const ContactGrid = ({ page }: Props) => (
  <div className="contact-grid wrap">
    {page.form !== null && (
      <div className="contact-grid__form">
        <Card id="request">
          <Form form={page.form} words={page.words} />
        </Card>
      </div>
    )}
    <div className="contact-grid__facts">
      <ContactDetails details={page.details} words={page.words} />
      {page.hours !== null && (
        <div>
          <h2>{page.hours.heading}</h2>
          <Hours times={page.hours.times} words={page.words} />
        </div>
      )}
    </div>
  </div>
)
