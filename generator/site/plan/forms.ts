import type { Config } from '../config/schema/config-schema.ts'
import { findsAreas } from '../config/values/location-facts.ts'
import { type ResolvedForm, resolveForm } from '../forms/resolve.ts'
import type { Form, FormField } from '../model/page.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { phoneExample } from './format/phone-example.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { PageContext } from './page-context.ts'
import type { ResolvedConfig } from './resolve.ts'

type FormName = 'quick' | 'contact'
type Forms = NonNullable<Config['forms']>
type FormConfig = NonNullable<Forms[FormName]>
type FieldConfig = FormConfig['fields'][number]

const resolved = (site: ResolvedConfig, forms: Forms, form: FormConfig, name: FormName, language: string): ResolvedForm =>
  resolveForm({
    settings: forms,
    form,
    formName: name,
    origin: site.config.site.origin,
    thanks: site.routes.find(language, 'thanks') ?? site.routes.path(language, 'home'),
    receiver: site.formEndpoint,
  })

/** For fields that ask for a phone number. */
const phonePlaceholder = ({ config: { phones }, phones: book }: ResolvedConfig): string | null => {
  const number = book.get(phones.use.contact)?.number
  const taken = new Set(Object.keys(phones.book).flatMap(name => book.get(name)?.number.number ?? []))
  return number === undefined ? null : phoneExample(number, taken)
}

/** Fields that the form of a branch sends in addition: the location, if no field asks for it. */
const locationField = ({ branch }: ResolvedConfig, form: FormConfig): Form['hidden'] =>
  branch === undefined || form.fields.some(({ name, locations }) => locations === true || name === 'area')
    ? []
    : [{ name: 'area', value: branch.id }]

const fieldOf = (
  { site, serviceName, format }: LocalizedSite,
  field: FieldConfig,
  { names, inboxes }: ResolvedForm,
  service: string | undefined,
): FormField => {
  const options = [
    ...(field.services === true ? site.config.services.map(service => ({ value: service.id, label: serviceName(service) })) : []),
    ...(field.locations === true
      ? site.config.locations.map(location => ({
          value: location.id,
          label: format(location.name),
          ...(inboxes[location.id] === undefined ? {} : { action: inboxes[location.id] ?? '' }),
        }))
      : []),
    ...(field.options ?? []).flatMap(option => {
      const label = format(option.label)
      return label === '' ? [] : { value: option.value, label }
    }),
  ]
  return {
    name: names[field.name] ?? field.name,
    type: field.type,
    label: format(field.label),
    placeholder: field.placeholder === undefined ? (field.type === 'tel' ? phonePlaceholder(site) : null) : format(field.placeholder),
    hint: field.hint === undefined ? null : format(field.hint),
    required: field.required,
    autocomplete: field.autocomplete ?? null,
    options,
    ...(field.locations === true && findsAreas(site.config) ? { listsAreas: true } : {}),
    // A required select without a default begins blank, so that the first inbox is not chosen by accident.
    value:
      (field.services === true ? service : undefined) ??
      (field.locations === true ? site.branch?.id : undefined) ??
      field.default ??
      (field.type === 'select' && !field.required ? (options[0]?.value ?? '') : ''),
  }
}

/**
 * `null` if the form is switched off.
 * @param phone of the page with the form
 * @param selected id of the selected service
 */
export const formOf = ({ localized, phone }: Pick<PageContext, 'localized' | 'phone'>, name: FormName, selected?: string): Form | null => {
  const { site, label, language, format } = localized
  const { forms, business } = site.config
  const form = forms?.[name]
  if (forms === undefined || form === undefined) return null
  const service = resolved(site, forms, form, name, language.code)
  const values = { fields: form.fields.length }
  const { messages } = forms
  const refused = format(messages.refused)
  const inbox = service.inboxes[site.branch?.id ?? '']
  return {
    id: name,
    heading: format(form.heading, values),
    lead: form.lead === undefined ? null : format(form.lead, values),
    action: inbox ?? service.action,
    fetchAction: inbox === undefined ? service.fetchAction : null,
    encoding: service.encoding,
    answer: service.answer,
    attributes: service.attributes,
    ...(Object.keys(service.inboxes).length > 0 && findsAreas(site.config) ? { inboxes: service.inboxes } : {}),
    hidden: [...service.hidden, ...locationField(site, form)],
    plainHidden: service.plainHidden,
    honeypot: service.honeypot,
    fields: form.fields.map(field => fieldOf(localized, field, service, selected)),
    consent: format(form.consent),
    privacy: localized.linkIf(label('privacy'), 'privacy'),
    submit: format(form.submit),
    messages: {
      success: format(messages.success),
      failure: format(messages.failure),
      sending: format(messages.sending),
      refused,
      offline: format(messages.offline),
      timedOut: format(messages.timedOut),
      required: format(messages.required),
      invalidEmail: format(messages.invalidEmail),
      invalid: messages.invalid === undefined ? refused : format(messages.invalid),
      tooMany: messages.tooMany === undefined ? refused : format(messages.tooMany),
      mailInstead: format(messages.mailInstead),
    },
    onHttpError: forms.onHttpError,
    phone,
    email: business.email ?? null,
  }
}

/** Origins that the site’s forms connect to, for the security headers. */
export const formOrigins = (
  site: ResolvedConfig,
): { readonly connect: readonly AbsoluteUrl[]; readonly action: readonly AbsoluteUrl[] } => {
  const { forms } = site.config
  const origins = (['quick', 'contact'] as const).flatMap(name => {
    const form = forms?.[name]
    return forms === undefined || form === undefined ? [] : resolved(site, forms, form, name, site.languages[0].code).origins
  })
  return {
    connect: [...new Set(origins.flatMap(one => one.connect))].sort(),
    action: [...new Set(origins.flatMap(one => one.formAction))].sort(),
  }
}
