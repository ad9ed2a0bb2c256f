/** What an operator can get wrong about a form service. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Provider } from './provider.ts'
import { providers } from './registry.ts'
import { resolveForm } from './resolve.ts'
import type { FormRequest } from './settings.ts'

type FormDiagnosticCode =
  | 'FORM_ID_MISSING'
  | 'FORM_ID_INVALID'
  | 'FORM_ENDPOINT_MISSING'
  | 'FORM_ENDPOINT_INSECURE'
  | 'FORM_SETTING_UNUSED'
  | 'FORM_INBOX_UNUSED'
  | 'FORM_FIELD_RESERVED'
  | 'FORM_PROCESSOR_DIFFERS'

type Fault = Diagnostic<FormDiagnosticCode>

/** Names that would hide what the browser and the script need of the `<form>` itself. */
const taken = [
  'action',
  'addEventListener',
  'dataset',
  'elements',
  'getAttribute',
  'noValidate',
  'querySelector',
  'querySelectorAll',
  'reset',
  'setAttribute',
  'submit',
]

const idFault = (provider: Provider, id: string, key: string): Fault | undefined => {
  if (provider.id === null || provider.id.pattern.test(id)) return undefined
  const { address, example } = provider.id
  const rest = id.startsWith(address) ? id.slice(address.length) : ''
  return {
    code: 'FORM_ID_INVALID',
    severity: 'error',
    message: `“${id}” is no form id of ${provider.title}`,
    hint: provider.id.pattern.test(rest) ? `Write only its last part: ${rest}` : `An id there looks like ${example}.`,
    key,
  }
}

const addressFaults = ({ settings, form, formName }: FormRequest, provider: Provider): readonly (Fault | undefined)[] => {
  const endpoint = form.endpoint ?? settings.endpoint
  const endpointKey = form.endpoint === undefined ? 'forms.endpoint' : `forms.${formName}.endpoint`
  const id = form.id ?? settings.id
  const idKey = form.id === undefined ? 'forms.id' : `forms.${formName}.id`
  const { hostname = '', protocol = 'https:' } = endpoint === undefined ? {} : new URL(endpoint)
  return [
    provider.address === null && endpoint === undefined
      ? {
          code: 'FORM_ENDPOINT_MISSING',
          severity: 'error',
          message: 'there is no address to send the forms to',
          hint: 'Give the address as forms.endpoint, or name a form service as forms.provider.',
          key: 'forms.provider',
        }
      : undefined,
    protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
      ? {
          code: 'FORM_ENDPOINT_INSECURE',
          severity: 'error',
          message: `messages to ${endpoint} would travel in the clear, and browsers refuse to send them`,
          hint: 'Use an address that begins with https://',
          key: endpointKey,
        }
      : undefined,
    provider.id !== null && id === undefined && endpoint === undefined
      ? {
          code: 'FORM_ID_MISSING',
          severity: 'error',
          message: `${provider.title} needs the id of your form`,
          hint: `Write forms.id; an id there looks like ${provider.id.example}.`,
          key: 'forms.provider',
        }
      : undefined,
    id === undefined ? undefined : idFault(provider, id, idKey),
    provider.id === null && id !== undefined
      ? {
          code: 'FORM_SETTING_UNUSED',
          severity: 'warning',
          message: `${provider.title} forms have no id, so “${id}” is not used`,
          hint: 'Remove it.',
          key: idKey,
        }
      : undefined,
  ]
}

const inboxFaults = ({ settings }: FormRequest, provider: Provider): readonly (Fault | undefined)[] =>
  Object.entries(settings.inboxes).map(([location, id]) => {
    const key = `forms.inboxes.${location}`
    if (!provider.routable && provider.address !== null)
      return {
        code: 'FORM_INBOX_UNUSED',
        severity: 'error',
        message: `${provider.title} cannot send one form to several inboxes`,
        hint: 'Sort the messages at the service, or choose another service.',
        key,
      }
    if (provider.address === null)
      return URL.canParse(id)
        ? undefined
        : {
            code: 'FORM_ID_INVALID',
            severity: 'error',
            message: `“${id}” is no web address`,
            hint: 'Write the whole address, with https:// before it.',
            key,
          }
    return idFault(provider, id, key)
  })

const fieldFaults = ({ form, formName }: FormRequest, reserved: readonly string[]): readonly (Fault | undefined)[] =>
  form.fields.map(({ name }, index) =>
    taken.includes(name) || reserved.includes(name)
      ? {
          code: 'FORM_FIELD_RESERVED',
          severity: 'error',
          message: `a field cannot be called “${name}”: ${reserved.includes(name) ? 'the form service gives the name another meaning' : 'browsers use the name themselves'}`,
          hint: `Call it ${name.replace(/^_+/, '')}Answer, for instance.`,
          key: `forms.${formName}.fields[${index}].name`,
        }
      : undefined,
  )

const settingFaults = ({ settings }: FormRequest, provider: Provider): readonly (Fault | undefined)[] => [
  settings.encoding !== undefined && provider.address !== null
    ? {
        code: 'FORM_SETTING_UNUSED',
        severity: 'warning',
        message: `how to send is known for ${provider.title}, so the encoding is not used`,
        hint: 'Remove it.',
        key: 'forms.encoding',
      }
    : undefined,
  provider.address !== null && !settings.processor.name.toLowerCase().includes(provider.title.toLowerCase())
    ? {
        code: 'FORM_PROCESSOR_DIFFERS',
        severity: 'warning',
        message: `the privacy page names ${settings.processor.name}, but ${provider.title} receives the messages`,
        hint: 'Name the company that receives them, with its country.',
        key: 'forms.processor.name',
      }
    : undefined,
]

/** Everything wrong with one form and its service. */
export const formFaults = (request: FormRequest): readonly Fault[] => {
  const provider: Provider = providers[request.settings.provider]
  const { hidden, plainHidden, honeypot } = resolveForm(request)
  // Names that the service or the config already uses in a message.
  const reserved = [...hidden, ...plainHidden].map(pair => pair.name).concat(honeypot ?? [])
  // A local receiver stands in for any service, with or without an account.
  const addresses = request.receiver === undefined ? [...addressFaults(request, provider), ...inboxFaults(request, provider)] : []
  return [...addresses, ...fieldFaults(request, reserved), ...settingFaults(request, provider)].filter(fault => fault !== undefined)
}
