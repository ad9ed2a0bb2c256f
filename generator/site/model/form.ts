/** A form as its template receives it. */
import type { Link, PhoneLink } from './component-data.ts'

export interface FormField {
  readonly name: string
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'date' | 'checkbox'
  readonly label: string
  readonly placeholder: string | null
  readonly hint: string | null
  readonly required: boolean
  /** HTML autofill token: `name`, `tel`, `email`. */
  readonly autocomplete: string | null
  /** Options of a select. `action` is the URL of the option’s own inbox, if it has one. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly action?: string }[]
  /** Whether the options are locations, of which the finder selects the visitor’s. */
  readonly listsAreas?: true
  /** Initial value. Of a checkbox, which starts unchecked: the value sent when it is checked, by default its label. */
  readonly value: string
}

export interface Form {
  readonly id: string
  readonly heading: string
  readonly lead: string | null
  /** Target of a plain POST. */
  readonly action: string
  /** Target of `fetch`, if it differs. */
  readonly fetchAction: string | null
  /** Encoding for `fetch`: JSON or that of a form. */
  readonly encoding: 'json' | 'form'
  /** Target URLs by location id, on sites with a finder. */
  readonly inboxes?: Readonly<Record<string, string>>
  /** Which responses count as a success: `any`: every 2xx; `json`: a 2xx that is not HTML, because some services answer with a captcha page. */
  readonly answer: 'any' | 'json'
  /** Attributes of the `<form>` element that the service requires. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** Hidden fields of a plain POST and of `fetch`. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  /** Hidden fields of a plain POST only, such as the URL to return to. */
  readonly plainHidden: readonly { readonly name: string; readonly value: string }[]
  /** Name of the honeypot field. */
  readonly honeypot: string | null
  readonly fields: readonly FormField[]
  readonly consent: string
  readonly privacy: Link | null
  readonly submit: string
  readonly messages: FormMessages
  readonly onHttpError: 'notice' | 'silent'
  readonly phone: PhoneLink
  /** For the prefilled message when sending fails. */
  readonly email: string | null
}

export interface FormMessages {
  /** Alert after a success. */
  readonly success: string
  /** Alert after a network failure. */
  readonly failure: string
  readonly sending: string
  /** Inline message after an error response; contains the phone number. */
  readonly refused: string
  readonly offline: string
  readonly timedOut: string
  readonly required: string
  readonly invalidEmail: string
  /** At a field whose value the browser or the service rejects. */
  readonly invalid: string
  /** Instead of `refused`, if the service limits the rate. */
  readonly tooMany: string
  /** Label of the mailto link with the visitor’s text. */
  readonly mailInstead: string
}
