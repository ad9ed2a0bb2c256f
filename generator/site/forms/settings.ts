import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { NamedField } from './form-service.ts'
import type { FormServiceName } from './registry.ts'

/** The part of a config’s `forms` that concerns the service. */
export interface FormSettings {
  readonly provider: FormServiceName
  readonly id?: string | undefined
  readonly endpoint?: AbsoluteUrl | undefined
  readonly encoding?: 'json' | 'form' | undefined
  readonly hidden: Readonly<Record<string, string>>
  readonly honeypot?: string | undefined
  readonly redirectField?: string | undefined
  readonly extraOrigins: readonly AbsoluteUrl[]
  readonly inboxes: Readonly<Record<string, string>>
  readonly processor: { readonly name: string }
}

/** One form of a site in one language, before its service is resolved. */
export interface FormRequest {
  readonly settings: FormSettings
  readonly form: { readonly id?: string | undefined; readonly endpoint?: AbsoluteUrl | undefined; readonly fields: readonly NamedField[] }
  /** Its key in the config: `quick`. */
  readonly formName: string
  readonly origin: AbsoluteUrl
  /** Path of the thank-you page in the form’s language. */
  readonly thanks: UrlPath
  /** URL of a local receiver that replaces the service; no account is needed then. */
  readonly receiver?: AbsoluteUrl | undefined
}
