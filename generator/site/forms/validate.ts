/** Validates the configuration of forms and their services. */
import { problem } from '../messages/index.ts'
import type { Problem } from '../model/diagnostic.ts'
import { isEmail } from '../util/email.ts'
import type { FormService } from './form-service.ts'
import { type FormRequest, resolveForm } from './resolve.ts'
import { formServices } from './services.ts'

/** A problem with its key in the config: `forms.quick.fields[0].name`. */
interface FormProblem extends Problem {
  readonly key: string
}

/** Names that would shadow properties of the `<form>` element, which the browser and the script use. */
const reservedByBrowser = [
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

const idProblem = (formService: FormService, id: string, key: string): FormProblem | undefined => {
  // For a service without ids, the inboxes are URLs, which a rule of the config validates.
  if (formService.id === null) return undefined
  // A URL can have an @ as well.
  if (/^[^/:]*@[^/:]*$/.test(id) && !isEmail(id)) return { ...problem('EMAIL_INVALID', { value: id }), key }
  if (formService.id.pattern.test(id)) return undefined
  const { url, example, pattern } = formService.id
  const rest = id.startsWith(url) ? id.slice(url.length) : ''
  return {
    ...problem('FORM_ID_INVALID', 'service', { id, service: formService.title, example, rest: pattern.test(rest) ? rest : undefined }),
    key,
  }
}

const urlProblems = ({ settings, form, formName }: FormRequest, formService: FormService): readonly (FormProblem | undefined)[] => {
  const endpoint = form.endpoint ?? settings.endpoint
  const id = form.id ?? settings.id
  const idKey = form.id === undefined ? 'forms.id' : `forms.${formName}.id`
  const service = formService.title
  return [
    formService.url === null && endpoint === undefined ? { ...problem('FORM_ENDPOINT_MISSING'), key: 'forms.provider' } : undefined,
    formService.id !== null && id === undefined && endpoint === undefined
      ? { ...problem('FORM_ID_MISSING', { service, example: formService.id.example }), key: 'forms.provider' }
      : undefined,
    id === undefined ? undefined : idProblem(formService, id, idKey),
    formService.id === null && id !== undefined ? { ...problem('FORM_SETTING_UNUSED', 'id', { service, id }), key: idKey } : undefined,
  ]
}

const inboxProblems = ({ settings }: FormRequest, formService: FormService): readonly (FormProblem | undefined)[] =>
  Object.entries(settings.inboxes).map(([location, id]) => {
    const key = `forms.inboxes.${location}`
    if (!formService.routable && formService.url !== null) return { ...problem('FORM_INBOX_UNUSED', { service: formService.title }), key }
    // Without a URL for ids, an inbox is a URL, which the config's rules validate.
    return formService.url === null ? undefined : idProblem(formService, id, key)
  })

const fieldProblems = ({ form, formName }: FormRequest, reserved: readonly string[]): readonly (FormProblem | undefined)[] =>
  form.fields.map(({ name }, index) =>
    reservedByBrowser.includes(name) || reserved.includes(name)
      ? { ...problem('FORM_FIELD_RESERVED', { name, byService: reserved.includes(name) }), key: `forms.${formName}.fields[${index}].name` }
      : undefined,
  )

const settingProblems = (
  { settings: { encoding, processor } }: FormRequest,
  { url, title: service }: FormService,
): readonly (FormProblem | undefined)[] => [
  encoding !== undefined && url !== null
    ? { ...problem('FORM_SETTING_UNUSED', 'encoding', { service }), key: 'forms.encoding' }
    : undefined,
  url !== null && !processor.name.toLowerCase().includes(service.toLowerCase())
    ? { ...problem('FORM_PROCESSOR_DIFFERS', { named: processor.name, service }), key: 'forms.processor.name' }
    : undefined,
]

/** Returns all problems of one form and its service. */
export const validateForm = (request: FormRequest): readonly FormProblem[] => {
  const formService: FormService = formServices[request.settings.provider]
  const { hidden, plainHidden, honeypot } = resolveForm(request)
  // Names that the service or the config already uses in a message.
  const reserved = [...hidden, ...plainHidden].map(pair => pair.name).concat(honeypot ?? [])
  // A local receiver replaces the service, so no account is needed.
  const destination = request.receiver === undefined ? [...urlProblems(request, formService), ...inboxProblems(request, formService)] : []
  return [...destination, ...fieldProblems(request, reserved), ...settingProblems(request, formService)].filter(
    found => found !== undefined,
  )
}
