/**
 * What a form service is, in data: where it listens, what it wants beside the visitor's answers, how it says that it has
 * them. One file a service; nothing outside this folder asks which service it is.
 */
import type { FormField } from '../model/page.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

export interface Pair {
  readonly name: string
  readonly value: string
}

/** What a service needs to know of one form. */
export interface FormFacts {
  /** Its id or key there; empty for a service without ids. */
  readonly id: string
  /** `quick` or `contact`. */
  readonly formName: string
  /** Path of the page that a plain POST ends on. */
  readonly thanks: UrlPath
  /** Name of the trap field in use. */
  readonly honeypot: string | null
}

export interface NamedField {
  readonly name: string
  readonly type: FormField['type']
  readonly autocomplete?: string | null | undefined
}

export interface FormService {
  /** As people know it. */
  readonly title: string
  /** Where its company sits (ISO 3166), if that is known for sure. */
  readonly country: string | null
  /** What an id looks like there; `null` for a service that needs none. */
  readonly id: { readonly pattern: RegExp; readonly example: string; readonly address: string } | null
  /** Where a plain POST goes; `null` when the config must say so. */
  readonly address: ((facts: FormFacts) => AbsoluteUrl | UrlPath) | null
  /** Where `fetch` goes, if elsewhere. */
  readonly fetchAddress?: (facts: FormFacts) => AbsoluteUrl
  /** Whether another id is another address, so that a location can have its own inbox. */
  readonly routable: boolean
  /** JSON (SPEC 7) where the service takes a flat object. */
  readonly encoding: 'json' | 'form'
  readonly answer: 'any' | 'json'
  /** Wanted with each message. */
  readonly hidden: (facts: FormFacts) => readonly Pair[]
  /** Wanted with a plain POST. */
  readonly plain: readonly Pair[]
  /** Name of the trap field that the service looks at. */
  readonly honeypot: string | null
  /** Field that names the page to come back to after a plain POST. */
  readonly returnField: string | null
  /** On the `<form>` itself. */
  readonly attributes: (facts: FormFacts) => readonly Pair[]
  /** The service's name for a field of ours. */
  readonly fieldName: (field: NamedField) => string
  /** Hosts of its own that it leads the visitor through after a plain POST. */
  readonly passesThrough: readonly AbsoluteUrl[]
}

/** What most services have in common: a flat form at an address that holds the id. */
export const usual = {
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
