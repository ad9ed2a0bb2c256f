import type { CallToAction as Texts } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Button } from '../button/button.tsx'
import { Call } from '../call/call.tsx'
import { Unbroken } from '../prose/unbroken.tsx'

interface Props {
  /** Without texts nothing is rendered. */
  readonly texts: Texts | null
}

/** The closing band: the phone number in large type, and the booking link. */
export const CallToAction = ({ texts }: Props) =>
  texts !== null && (
    <section className="call-to-action deep" id="book">
      <div className="call-to-action__grid wrap">
        <div className="call-to-action__air">
          <AirLines motif={texts.motif} />
        </div>
        <h2>{texts.heading}</h2>
        <div className="call-to-action__ways">
          <p>
            <Unbroken text={texts.text} />
          </p>
          <Call phone={texts.phone} look="figure" />
          <Button link={texts.button} />
        </div>
      </div>
    </section>
  )
