import type { Form } from '../model/page.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { parseUrl } from '../util/paths.ts'
import type { FormFacts, FormService, NamedField, Pair } from './form-service.ts'
import { type FormServiceName, formServices } from './services.ts'

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

/** The part of a `Form` that depends on its service, with the origins for the site’s headers. */
export interface ResolvedForm
  extends Pick<Form, 'action' | 'fetchAction' | 'encoding' | 'answer' | 'attributes' | 'hidden' | 'plainHidden' | 'honeypot'> {
  /** The name under which each field is sent (`FormField.name`), by its name in the config. */
  readonly names: Readonly<Record<string, string>>
  /** The URL for messages to each location (`action` of the option), by location id. */
  readonly inboxes: Readonly<Record<string, string>>
  /** For the Content-Security-Policy, in addition to `'self'`. */
  readonly origins: { readonly connect: readonly AbsoluteUrl[]; readonly formAction: readonly AbsoluteUrl[] }
}

const mapValues = (
  record: Readonly<Record<string, string>>,
  to: (value: string, key: string) => string,
): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))

/** Origins without duplicates; paths of the site itself have none. */
const originsOf = (urls: readonly string[]): readonly AbsoluteUrl[] => [
  // The origin of an http or https URL is an absolute URL.
  ...new Set(urls.flatMap(url => (parseUrl(url)?.origin as AbsoluteUrl | undefined) ?? [])),
]

type Destination = Pick<ResolvedForm, 'action' | 'fetchAction' | 'answer' | 'inboxes'>

const atReceiver = ({ settings, formName, thanks }: FormRequest, receiver: AbsoluteUrl): Destination => {
  const urlWith = (query: Readonly<Record<string, string>>): string =>
    `${receiver.replace(/\/$/, '')}/${formName}?${new URLSearchParams({ ...query, return: thanks })}`
  return { action: urlWith({}), fetchAction: null, answer: 'any', inboxes: mapValues(settings.inboxes, (_, inbox) => urlWith({ inbox })) }
}

const atService = ({ settings, form }: FormRequest, formService: FormService, facts: FormFacts): Destination => {
  const endpoint = form.endpoint ?? settings.endpoint
  const inboxes = mapValues(settings.inboxes, id => formService.url?.({ ...facts, id }) ?? id)
  const action = formService.url?.(facts) ?? ''
  if (endpoint === undefined) return { action, fetchAction: formService.fetchUrl?.(facts) ?? null, answer: formService.answer, inboxes }
  // A proxy between the form and its service may respond differently.
  const [own] = originsOf([action])
  return { action: endpoint, fetchAction: null, answer: own === new URL(endpoint).origin ? formService.answer : 'any', inboxes }
}

/** Resolves the form service of one form: everything in a `Form` except texts and fields. `validateForm` validates the input. */
export const resolveForm = (request: FormRequest): ResolvedForm => {
  const { settings, form, formName, thanks, receiver } = request
  const formService: FormService = formServices[settings.provider]
  const honeypot = settings.honeypot ?? formService.honeypot
  const facts: FormFacts = { id: form.id ?? settings.id ?? '', formName, thanks, honeypot }
  const destination = receiver === undefined ? atService(request, formService, facts) : atReceiver(request, receiver)
  const { action, fetchAction, inboxes } = destination

  const returnField = settings.redirectField ?? formService.returnField
  const hidden: readonly Pair[] = [
    ...formService.hidden(facts),
    ...Object.entries(settings.hidden).map(([name, value]) => ({ name, value })),
  ]
  const plainHidden: readonly Pair[] = [
    ...formService.plain,
    ...(returnField === null ? [] : [{ name: returnField, value: `${request.origin}${thanks}` }]),
  ]
  const sent = [action, ...Object.values(inboxes)]
  return {
    ...destination,
    encoding: formService.url === null ? (settings.encoding ?? formService.encoding) : formService.encoding,
    attributes: formService.attributes(facts),
    hidden,
    plainHidden,
    honeypot,
    names: Object.fromEntries(form.fields.map(field => [field.name, formService.fieldName(field)])),
    origins: {
      connect: originsOf([...sent, ...(fetchAction === null ? [] : [fetchAction])]),
      formAction: originsOf([...sent, ...(receiver === undefined ? [...formService.passesThrough, ...settings.extraOrigins] : [])]),
    },
  }
}
