import { Fragment } from 'react'
import type { Form, PhoneLink } from '../../../generator/site/model/page.ts'

const Tel = ({ phone }: { readonly phone: PhoneLink }) => (
  <a className="unbroken" href={phone.href} aria-label={phone.label}>
    <bdi>{phone.display}</bdi>
  </a>
)

/** The text, with the phone number in it as a link. */
const Linked = ({ text, phone }: { readonly text: string; readonly phone: PhoneLink }) => {
  const [before, ...rest] = text.split(phone.display)
  return (
    <>
      {before}
      {rest.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <Fragment key={index}>
          <Tel phone={phone} />
          {after}
        </Fragment>
      ))}
    </>
  )
}

interface SorryProps {
  /** The outcomes it belongs to, as the script calls them. */
  readonly say: string
  readonly text: string
  readonly form: Form
}

/** A message that something went wrong, always with a way to reach the business all the same. The script writes the letter. */
const Sorry = ({ say, text, form }: SorryProps) => {
  const { phone, email, heading, messages } = form
  const isSaid = text.includes(phone.display)
  return (
    <template data-say={say}>
      <p>
        <Linked text={text} phone={phone} />
      </p>
      {(email !== null || !isSaid) && (
        <p className="form__instead">
          {!isSaid && <Tel phone={phone} />}
          {email !== null && <a href={`mailto:${email}?subject=${encodeURIComponent(heading)}&body=`}>{messages.mailInstead}</a>}
        </p>
      )}
    </template>
  )
}

/**
 * Where the script tells how sending goes: what can wait in the first region, what cannot in the second. Both are there,
 * empty, from the start, since only then are they announced. Each message waits behind its region.
 */
export const Messages = ({ form }: { readonly form: Form }) => {
  const { messages, onHttpError } = form
  const sameText = messages.tooMany === messages.refused
  return (
    <div className="form__messages">
      <div>
        <div className="form__status" role="status" />
        <template data-say="sending">
          <p>{messages.sending}</p>
        </template>
        <template data-say="success">
          <p>{messages.success}</p>
        </template>
        {onHttpError === 'notice' && (
          <>
            <Sorry say={sameText ? 'refused tooMany' : 'refused'} text={messages.refused} form={form} />
            {!sameText && <Sorry say="tooMany" text={messages.tooMany} form={form} />}
          </>
        )}
      </div>
      <div>
        <div className="form__status form__status--alert" role="alert" />
        <Sorry say="failure" text={messages.failure} form={form} />
        <Sorry say="timedOut" text={messages.timedOut} form={form} />
        <Sorry say="offline" text={messages.offline} form={form} />
      </div>
    </div>
  )
}
