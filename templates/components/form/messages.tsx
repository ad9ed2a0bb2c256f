import { Fragment } from 'react'
import type { Form, PhoneLink } from '../../../generator/site/model/page.ts'

const Tel = ({ phone }: { readonly phone: PhoneLink }) => (
  <a className="unbroken" href={phone.href} aria-label={phone.label}>
    <bdi>{phone.display}</bdi>
  </a>
)

/** The text with its phone number as a link. */
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
  /** The outcomes that show it. */
  readonly outcomes: string
  readonly text: string
  readonly form: Form
}

/** An error message, always with an alternative way to contact the business. The script fills in the mailto link. */
const ErrorMessage = ({ outcomes, text, form }: SorryProps) => {
  const { phone, email, heading, messages } = form
  const isUsed = text.includes(phone.display)
  return (
    <template data-say={outcomes}>
      <p>
        <Linked text={text} phone={phone} />
      </p>
      {(email !== null || !isUsed) && (
        <p className="form__instead">
          {!isUsed && <Tel phone={phone} />}
          {email !== null && <a href={`mailto:${email}?subject=${encodeURIComponent(heading)}&body=`}>{messages.mailInstead}</a>}
        </p>
      )}
    </template>
  )
}

/**
 * Live regions for the result of sending: polite messages in the first, urgent ones in the second. Both exist, empty, from the start, since
 * otherwise they are not announced. Each message is a template after its region.
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
            <ErrorMessage outcomes={sameText ? 'refused tooMany' : 'refused'} text={messages.refused} form={form} />
            {!sameText && <ErrorMessage outcomes="tooMany" text={messages.tooMany} form={form} />}
          </>
        )}
      </div>
      <div>
        <div className="form__status form__status--alert" role="alert" />
        <ErrorMessage outcomes="failure" text={messages.failure} form={form} />
        <ErrorMessage outcomes="timedOut" text={messages.timedOut} form={form} />
        <ErrorMessage outcomes="offline" text={messages.offline} form={form} />
      </div>
    </div>
  )
}
