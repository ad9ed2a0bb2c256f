/** What an operator can get wrong about a form service. */
import { problem } from '../messages/index.ts'
import type { Problem } from '../model/diagnostic.ts'
import type { FormService } from './form-service.ts'
import { formServices } from './registry.ts'
import { resolveForm } from './resolve.ts'
import type { FormRequest } from './settings.ts'

/** A mistake at a key of the config: `forms.quick.fields[0].name`. */
interface FormFault extends Problem {
  readonly key: string
}

type Fault = FormFault | undefined

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

const idFault = (provider: FormService, id: string, key: string): Fault => {
  if (provider.id === null || provider.id.pattern.test(id)) return undefined
  const { address, example, pattern } = provider.id
  const rest = id.startsWith(address) ? id.slice(address.length) : ''
  return {
    ...problem('FORM_ID_INVALID', 'service', { id, service: provider.title, example, rest: pattern.test(rest) ? rest : undefined }),
    key,
  }
}

const addressFaults = ({ settings, form, formName }: FormRequest, provider: FormService): readonly Fault[] => {
  const endpoint = form.endpoint ?? settings.endpoint
  const endpointKey = form.endpoint === undefined ? 'forms.endpoint' : `forms.${formName}.endpoint`
  const id = form.id ?? settings.id
  const idKey = form.id === undefined ? 'forms.id' : `forms.${formName}.id`
  const { hostname = '', protocol = 'https:' } = endpoint === undefined ? {} : new URL(endpoint)
  const service = provider.title
  return [
    provider.address === null && endpoint === undefined ? { ...problem('FORM_ENDPOINT_MISSING'), key: 'forms.provider' } : undefined,
    endpoint !== undefined && protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
      ? { ...problem('FORM_ENDPOINT_INSECURE', { endpoint }), key: endpointKey }
      : undefined,
    provider.id !== null && id === undefined && endpoint === undefined
      ? { ...problem('FORM_ID_MISSING', { service, example: provider.id.example }), key: 'forms.provider' }
      : undefined,
    id === undefined ? undefined : idFault(provider, id, idKey),
    provider.id === null && id !== undefined ? { ...problem('FORM_SETTING_UNUSED', 'id', { service, id }), key: idKey } : undefined,
  ]
}

const inboxFaults = ({ settings }: FormRequest, provider: FormService): readonly Fault[] =>
  Object.entries(settings.inboxes).map(([location, id]) => {
    const key = `forms.inboxes.${location}`
    if (!provider.routable && provider.address !== null) return { ...problem('FORM_INBOX_UNUSED', { service: provider.title }), key }
    if (provider.address !== null) return idFault(provider, id, key)
    return URL.canParse(id) ? undefined : { ...problem('FORM_ID_INVALID', 'address', { id }), key }
  })

const fieldFaults = ({ form, formName }: FormRequest, reserved: readonly string[]): readonly Fault[] =>
  form.fields.map(({ name }, index) =>
    taken.includes(name) || reserved.includes(name)
      ? { ...problem('FORM_FIELD_RESERVED', { name, byService: reserved.includes(name) }), key: `forms.${formName}.fields[${index}].name` }
      : undefined,
  )

const settingFaults = ({ settings: { encoding, processor } }: FormRequest, { address, title: service }: FormService): readonly Fault[] => [
  encoding !== undefined && address !== null
    ? { ...problem('FORM_SETTING_UNUSED', 'encoding', { service }), key: 'forms.encoding' }
    : undefined,
  address !== null && !processor.name.toLowerCase().includes(service.toLowerCase())
    ? { ...problem('FORM_PROCESSOR_DIFFERS', { named: processor.name, service }), key: 'forms.processor.name' }
    : undefined,
]

/** Everything wrong with one form and its service. */
export const formFaults = (request: FormRequest): readonly FormFault[] => {
  const provider: FormService = formServices[request.settings.provider]
  const { hidden, plainHidden, honeypot } = resolveForm(request)
  // Names that the service or the config already uses in a message.
  const reserved = [...hidden, ...plainHidden].map(pair => pair.name).concat(honeypot ?? [])
  // A local receiver stands in for any service, with or without an account.
  const addresses = request.receiver === undefined ? [...addressFaults(request, provider), ...inboxFaults(request, provider)] : []
  return [...addresses, ...fieldFaults(request, reserved), ...settingFaults(request, provider)].filter(fault => fault !== undefined)
}
