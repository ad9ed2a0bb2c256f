import type { FormRequest } from '../../forms/resolve.ts'
import { formServices } from '../../forms/services.ts'
import { validateForm } from '../../forms/validate.ts'
import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { webUrlProblem } from '../values/web-url.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, entries, type Rule } from './rule.ts'

/** `forms.quick.fields[0].name` → `['forms', 'quick', 'fields', 0, 'name']` */
const pathOf = (key: string): ConfigPath =>
  key
    .split(/[.[\]]+/)
    .filter(step => step !== '')
    .map(step => (/^\d+$/.test(step) ? Number(step) : step))

/** Each form is valid for its form service. */
export const forms: Rule = ({ draft }) => {
  const { provider, processor, hidden, extraOrigins, inboxes, ...others } = draft.forms ?? {}
  if (provider === undefined || draft.site?.origin === undefined) return []
  const locations = each(draft.locations).flatMap(([, location]) => location.id ?? [])
  const unknownInboxes = entries(inboxes).filter(([id]) => locations.length > 0 && !locations.includes(id))
  // For other services, an inbox is an id.
  const invalidInboxes =
    formServices[provider].url === null
      ? entries(inboxes).flatMap(([id, url]): readonly ConfigIssue[] => {
          const found = webUrlProblem(url, 'form')
          return found === undefined ? [] : [{ path: ['forms', 'inboxes', id], needle: found.needle, ...found.problem }]
        })
      : []
  const faults = (['quick', 'contact'] as const).flatMap(name => {
    const form = draft.forms?.[name]
    const request: FormRequest = {
      settings: {
        ...others,
        provider,
        hidden: Object.fromEntries(entries(hidden)),
        extraOrigins: each(extraOrigins).map(([, origin]) => origin),
        inboxes: Object.fromEntries(entries(inboxes)),
        processor: { name: processor?.name ?? '' },
      },
      form: {
        id: form?.id,
        endpoint: form?.endpoint,
        fields: each(form?.fields).flatMap(([, field]) =>
          field.name === undefined || field.type === undefined
            ? []
            : [{ name: field.name, type: field.type, autocomplete: field.autocomplete }],
        ),
      },
      formName: name,
      origin: draft.site?.origin ?? 'https://example.invalid',
      thanks: '/',
    }
    return validateForm(request)
  })
  const reported = new Set<string>()
  return [
    ...invalidInboxes,
    ...unknownInboxes.map(
      ([id]): ConfigIssue => ({
        path: ['forms', 'inboxes', id],
        atKey: true,
        refers: ['locations', id],
        ...problem('REFERENCE_UNKNOWN', { kind: 'location', id, known: locations }),
      }),
    ),
    ...faults.flatMap((fault): readonly ConfigIssue[] => {
      const id = `${fault.code} ${fault.key}`
      // Report problems of shared settings once.
      if (reported.has(id) || (fault.code === 'FORM_PROCESSOR_DIFFERS' && processor?.name === undefined)) return []
      reported.add(id)
      return [{ ...fault, path: pathOf(fault.key ?? 'forms') }]
    }),
  ]
}
