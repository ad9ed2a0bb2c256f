import { type Result, resultOf } from '../model/diagnostic.ts'
import type { Form } from '../model/page.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { formFaults } from './faults.ts'
import type { FormFacts, Pair, Provider } from './provider.ts'
import { providers } from './registry.ts'
import type { FormRequest } from './settings.ts'

/** The part of a `Form` that its service decides, and what the site's headers must allow for it. */
export interface ResolvedForm
  extends Pick<Form, 'action' | 'fetchAction' | 'encoding' | 'answer' | 'attributes' | 'hidden' | 'plainHidden' | 'honeypot'> {
  /** Under which name each field is sent: `FormField.name`, by the field's name in the config. */
  readonly names: Readonly<Record<string, string>>
  /** Where the message goes when the visitor chooses this location: `action` of the option, by the location's id. */
  readonly inboxes: Readonly<Record<string, string>>
  /** For the Content-Security-Policy, beside `'self'`. */
  readonly origins: { readonly connect: readonly AbsoluteUrl[]; readonly formAction: readonly AbsoluteUrl[] }
}

const mapValues = (
  record: Readonly<Record<string, string>>,
  to: (value: string, key: string) => string,
): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))

/** Each origin once; paths of the site itself have none. */
const originsOf = (addresses: readonly string[]): readonly AbsoluteUrl[] => [
  // The origin of an http or https address is one itself.
  ...new Set(addresses.filter(address => URL.canParse(address)).map(address => new URL(address).origin as AbsoluteUrl)),
]

interface Addresses {
  readonly action: string
  readonly fetchAction: string | null
  readonly inboxes: Readonly<Record<string, string>>
}

const receiverAddresses = ({ settings, formName, thanks }: FormRequest, receiver: AbsoluteUrl): Addresses => {
  const address = (query: Readonly<Record<string, string>>): string =>
    `${receiver}/${formName}?${new URLSearchParams({ ...query, return: thanks })}`
  return { action: address({}), fetchAction: null, inboxes: mapValues(settings.inboxes, (_, inbox) => address({ inbox })) }
}

const serviceAddresses = ({ settings, form }: FormRequest, provider: Provider, facts: FormFacts): Addresses => {
  const endpoint = form.endpoint ?? settings.endpoint
  const inboxes = mapValues(settings.inboxes, id => provider.address?.({ ...facts, id }) ?? id)
  return endpoint === undefined
    ? { action: provider.address?.(facts) ?? '', fetchAction: provider.fetchAddress?.(facts) ?? null, inboxes }
    : { action: endpoint, fetchAction: null, inboxes }
}

/**
 * Asks the form service of a config what one form needs. The value is for `plan/`: everything of a `Form` that is neither
 * a text nor a field.
 */
export const resolveForm = (request: FormRequest): Result<ResolvedForm> => {
  const { settings, form, formName, thanks, receiver } = request
  const provider: Provider = providers[settings.provider]
  const honeypot = settings.honeypot ?? provider.honeypot
  const facts: FormFacts = { id: form.id ?? settings.id ?? '', formName, thanks, honeypot }
  const { action, fetchAction, inboxes } =
    receiver === undefined ? serviceAddresses(request, provider, facts) : receiverAddresses(request, receiver)

  const returnField = settings.redirectField ?? provider.returnField
  const hidden: readonly Pair[] = [...provider.hidden(facts), ...Object.entries(settings.hidden).map(([name, value]) => ({ name, value }))]
  const plainHidden: readonly Pair[] = [
    ...provider.plain,
    ...(returnField === null ? [] : [{ name: returnField, value: `${request.origin}${thanks}` }]),
  ]
  const reserved = [...hidden, ...plainHidden].map(pair => pair.name).concat(honeypot ?? [])

  const sent = [action, ...Object.values(inboxes)]
  return resultOf(
    {
      action,
      fetchAction,
      encoding: provider.address === null ? (settings.encoding ?? provider.encoding) : provider.encoding,
      answer: provider.answer,
      attributes: provider.attributes(facts),
      hidden,
      plainHidden,
      honeypot,
      names: Object.fromEntries(form.fields.map(field => [field.name, provider.fieldName(field)])),
      inboxes,
      origins: {
        connect: originsOf([...sent, ...(fetchAction === null ? [] : [fetchAction])]),
        formAction: originsOf([...sent, ...(receiver === undefined ? [...provider.passesThrough, ...settings.extraOrigins] : [])]),
      },
    },
    formFaults(request, reserved),
  )
}
