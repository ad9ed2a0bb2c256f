import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Form as FormData } from '../../../generator/site/model/page.ts'
import { Field } from './field.tsx'
import { Messages } from './messages.tsx'

export interface Props {
  readonly form: FormData
  readonly labels: Pick<Labels, 'optional'>
  /** Prefix of every id in the form, for a page with two forms. */
  readonly idPrefix?: string
  /** Ids of the headings that name the form, for a page that has the same form twice. */
  readonly labelledBy?: string
  /** `strip`: the fields are next to each other, in a form of a few fields. */
  readonly look?: 'strip'
}

const Hidden = ({ name, value }: { readonly name: string; readonly value: string }) => <input type="hidden" name={name} value={value} />

/**
 * A form that works as a plain POST; client/form sends it without leaving the page. Everything that the script needs is in `data-`
 * attributes, since it contains no texts and no service.
 */
export const Form = ({ form, labels, idPrefix = form.id, labelledBy = `${idPrefix}-heading`, look }: Props) => {
  const { messages } = form
  return (
    <form
      className={look === undefined ? 'form' : `form form--${look}`}
      method="post"
      action={form.action}
      aria-labelledby={labelledBy}
      // Only if they differ from the default of most services, JSON.
      data-type={form.encoding === 'json' ? undefined : 'application/x-www-form-urlencoded'}
      data-answer={form.answer === 'json' ? undefined : form.answer}
      data-fetch={form.fetchAction ?? undefined}
      {...Object.fromEntries(Object.entries(form.inboxes ?? {}).map(([area, inbox]) => [`data-inbox-${area.toLowerCase()}`, inbox]))}
      data-success={messages.success}
      data-failure={messages.failure}
      data-required={messages.required}
      data-invalid-email={form.fields.some(({ type }) => type === 'email') ? messages.invalidEmail : undefined}
      data-invalid={messages.invalid}
      {...Object.fromEntries(form.attributes.map(({ name, value }) => [name, value]))}
    >
      <h2 className="form__heading" id={`${idPrefix}-heading`}>
        {form.heading}
      </h2>
      {form.lead !== null && <p className="form__lead">{form.lead}</p>}
      {form.fields.map(field => (
        <Field key={field.name} field={field} labels={labels} id={`${idPrefix}-${field.name}`} />
      ))}
      {form.hidden.map(pair => (
        <Hidden key={pair.name} {...pair} />
      ))}
      {/** The honeypot is hidden as a whole, so that neither people nor autofill fill it in. */}
      <div hidden data-plain="">
        {form.plainHidden.map(pair => (
          <Hidden key={pair.name} {...pair} />
        ))}
        {form.honeypot !== null && <input type="text" name={form.honeypot} tabIndex={-1} autoComplete="off" />}
      </div>
      <button className="button form__submit" type="submit" aria-describedby={`${idPrefix}-consent`}>
        {form.submit}
      </button>
      <Messages form={form} />
      <p className="form__consent" id={`${idPrefix}-consent`}>
        {form.consent} {form.privacy !== null && <a href={form.privacy.href}>{form.privacy.label}</a>}
      </p>
    </form>
  )
}
