import type { Message as MessageTexts } from '../../../generator/site/model/page.ts'
import { Button } from '../button/button.tsx'
import { Call } from '../call/call.tsx'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  readonly message: MessageTexts
  /** The first message contains the page’s heading; the others repeat it in other languages. */
  readonly first: boolean
}

/** An error message with the next step, in one language. */
export const Message = ({ message, first }: Props) => (
  <section className="message" lang={message.language.locale} dir={message.language.direction}>
    {first ? <h1>{message.heading}</h1> : <h2>{message.heading}</h2>}
    <Prose text={message.text} />
    <div className="message__ways">
      <Button link={message.home} look="quiet" />
      <Call phone={message.phone} look="large" />
    </div>
  </section>
)
