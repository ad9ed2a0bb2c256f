/** The description of a form service as data. Each service is one file; no code outside this folder depends on a specific service. */
import type { FormField } from '../model/page.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

export interface Pair {
  readonly name: string
  readonly value: string
}

/** The values of one form that a service needs. */
export interface FormFacts {
  /** Id or key of the form at the service; empty for a service without ids. */
  readonly id: string
  /** `quick` or `contact`. */
  readonly formName: string
  /** Path of the thank-you page, shown after a plain POST. */
  readonly thanks: UrlPath
  /** Name of the honeypot field. */
  readonly honeypot: string | null
}

export interface NamedField {
  readonly name: string
  readonly type: FormField['type']
  readonly autocomplete?: string | null | undefined
}

export interface FormService {
  readonly title: string
  /** Country of its company (ISO 3166), if known for certain. */
  readonly country: string | null
  /** Format of its ids; `null` for a service without ids. */
  readonly id: { readonly pattern: RegExp; readonly example: string; readonly url: string } | null
  /** Target of a plain POST; `null` if the config must contain it. */
  readonly url: ((facts: FormFacts) => AbsoluteUrl | UrlPath) | null
  /** Target of `fetch`, if it differs. */
  readonly fetchUrl?: (facts: FormFacts) => AbsoluteUrl
  /** Whether the forms of one site can have different ids at the service, so that a location can have its own inbox. */
  readonly routable: boolean
  /** `json` if the service accepts a flat object. */
  readonly encoding: 'json' | 'form'
  readonly answer: 'any' | 'json'
  /** Hidden fields of every message. */
  readonly hidden: (facts: FormFacts) => readonly Pair[]
  /** Hidden fields of a plain POST only. */
  readonly plain: readonly Pair[]
  /** Name of the honeypot that the service checks. */
  readonly honeypot: string | null
  /** Hidden field with the URL of the page to return to after a plain POST. */
  readonly returnField: string | null
  /** Attributes of the `<form>` element. */
  readonly attributes: (facts: FormFacts) => readonly Pair[]
  readonly fieldName: (field: NamedField) => string
  /** Other origins that a plain POST redirects through. */
  readonly passesThrough: readonly AbsoluteUrl[]
}

/** Defaults that most services share: a flat form, sent to a URL that contains the id. */
export const defaults = {
  country: null,
  routable: true,
  encoding: 'json',
  answer: 'json',
  hidden: () => [],
  plain: [],
  honeypot: null,
  returnField: null,
  attributes: () => [],
  fieldName: field => field.name,
  passesThrough: [],
} as const satisfies Partial<FormService>
