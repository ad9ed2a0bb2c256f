/** A form as its template receives it. */
import type { Link, PhoneLink } from './parts.ts'

export interface FormField {
  readonly name: string
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'date' | 'checkbox'
  readonly label: string
  readonly placeholder: string | null
  readonly hint: string | null
  readonly required: boolean
  /** HTML autofill token: `name`, `tel`, `email`. */
  readonly autocomplete: string | null
  /** Of a select. A choice with an inbox of its own names it in `action`. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly action?: string }[]
  /** Whether the area that the visitor was found to live in is chosen among them. */
  readonly listsAreas?: true
  /** What stands in the field at the start. Of a checkbox, which starts unticked: what a tick sends; its label if empty. */
  readonly value: string
}

export interface Form {
  readonly id: string
  readonly heading: string
  readonly lead: string | null
  /** Where a plain POST goes. */
  readonly action: string
  /** Where the script sends, if elsewhere. */
  readonly fetchAction: string | null
  /** How the script sends: JSON (SPEC 7) or as a form would. */
  readonly encoding: 'json' | 'form'
  /** Where it goes for an area that was found, by the area’s id; left out where none is looked for. */
  readonly inboxes?: Readonly<Record<string, string>>
  /** What the script takes for a receipt: `any` success, or one that is no HTML page (`json`), since such a page asks for a captcha. */
  readonly answer: 'any' | 'json'
  /** What the service wants on the `<form>` itself. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** Fixed pairs that the form service wants in a plain POST and in `fetch`. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  /** Pairs for a plain POST alone: the address to come back to, the subject. */
  readonly plainHidden: readonly { readonly name: string; readonly value: string }[]
  /** Name of the trap field, or none. */
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
  /** Quiet line after an answer that is no success; holds the phone number. */
  readonly refused: string
  readonly offline: string
  readonly timedOut: string
  readonly required: string
  readonly invalidEmail: string
  /** At a field whose answer the browser or the service does not accept. */
  readonly invalid: string
  /** Instead of `refused`, when the service asks to wait. */
  readonly tooMany: string
  /** Label of the link that opens the visitor's own mail program with the text. */
  readonly mailInstead: string
}
