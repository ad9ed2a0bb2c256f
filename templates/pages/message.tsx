import type { MessagePage } from '../../generator/site/model/page.ts'
import { AirLines } from '../components/air-lines/air-lines.tsx'
import { Message } from '../components/message/message.tsx'

export const MessageContent = ({ page: { messages } }: { readonly page: MessagePage }) => {
  const [first, ...others] = messages
  return (
    <>
      <div className="hero hero--plain">
        <div className="hero__grid wrap">
          <div className="hero__words">{first !== undefined && <Message message={first} first />}</div>
          <div className="hero__scene">
            <AirLines />
          </div>
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
