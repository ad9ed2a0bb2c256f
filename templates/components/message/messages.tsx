import type { Message as MessageTexts } from '../../../generator/site/model/page.ts'
import { AirLines } from '../air-lines/air-lines.tsx'
import { Message } from './message.tsx'

/** The same message in each language, the first with the page’s heading. */
export const Messages = ({ messages }: { readonly messages: readonly MessageTexts[] }) => {
  const [first, ...others] = messages
  return (
    <>
      <div className="hero hero--plain">
        <div className="hero__grid wrap">
          <div className="hero__words">{first !== undefined && <Message message={first} first />}</div>
          <div className="hero__scene">{first !== undefined && <AirLines motif={first.motif} />}</div>
        </div>
      </div>
      <div className="messages wrap">
        {others.map(message => (
          <Message key={message.language.code} message={message} first={false} />
        ))}
      </div>
    </>
  )
}
