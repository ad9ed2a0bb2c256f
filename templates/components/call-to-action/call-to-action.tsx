import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Form as FormData, CallToAction as Texts } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Button } from '../button/button.tsx'
import { Call } from '../call/call.tsx'
import { Card } from '../card/card.tsx'
import { Form } from '../form/form.tsx'
import { Unbroken } from '../prose/unbroken.tsx'

interface Props {
  /** Without texts nothing is rendered. */
  readonly texts: Texts | null
  /** The form of a few fields. Without one, a button links to the contact page. */
  readonly form?: FormData | null
  readonly labels?: Labels
}

/** The closing band: the phone number in large type, and the form or a link to it. */
export const CallToAction = ({ texts, form = null, labels }: Props) =>
  texts !== null && (
    <section className="call-to-action deep" id="book">
      <div className="call-to-action__grid wrap">
        <div className="call-to-action__words">
          <h2 id="book-heading">{texts.heading}</h2>
          <p>
            <Unbroken text={texts.text} />
          </p>
          <Call phone={texts.phone} look="figure" />
          {(form === null || labels === undefined) && <Button link={texts.button} />}
        </div>
        {form !== null && labels !== undefined && (
          <Card id="closing">
            <Form form={form} labels={labels} idPrefix="closing" labelledBy="book-heading closing-heading" />
            <a className="call-to-action__more" href={texts.button.href}>
              {labels.contactUs}
            </a>
          </Card>
        )}
      </div>
      <div className="call-to-action__air">
        <AirLines motif={texts.motif} />
      </div>
    </section>
  )
