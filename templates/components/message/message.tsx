import type { Message as MessageTexts } from '../../../generator/site/model/page.ts'
import { Button } from '../button/button.tsx'
import { Call } from '../call/call.tsx'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  readonly message: MessageTexts
  /** The first message holds the page's heading; the others say the same in other languages. */
  readonly first: boolean
}

/** What went wrong and what to do now, in one language. */
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
