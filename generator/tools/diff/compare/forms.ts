/** Compares forms: their target, hidden values, fields and options. */
import type { Change } from '../model.ts'
import type { Phrase, Text } from '../phrases.ts'
import { without } from '../read/elements.ts'
import type { FieldView, FormView } from '../read/forms.ts'
import type { PageView } from '../read/page.ts'
import { attributeChanges, change, onlyOn, rewording, type Side } from './change.ts'
import { type Context, follow } from './context.ts'
import { linkList } from './moved-parts.ts'
import { listOrder } from './order.ts'
import { matchBy } from './pairing.ts'

export interface FormChanges {
  readonly changes: readonly Change[]
  /** Labels of removed and added fields, which are reported with the fields. */
  readonly labels: { readonly gone: ReadonlySet<string>; readonly come: ReadonlySet<string> }
}

/** Names of form attributes that people understand. */
const meanings: Readonly<Record<string, Phrase>> = {
  action: { code: 'formAddress' },
  'data-fetch': { code: 'scriptAddress' },
  'data-action': { code: 'formAddress' },
  'data-type': { code: 'encoding' },
  'data-answer': { code: 'expectedAnswer' },
}

const form = (subject: Text, before: Text | null, after: Text | null): Change => {
  const draft = { topic: 'form', subject, before, after } as const
  const hasWords = (text: Text | null): boolean => typeof text === 'string' && /\s/.test(text)
  // A submitted value may repeat a text of the page; the key of a rewording groups both.
  return hasWords(before) && hasWords(after) ? rewording(draft) : change(draft)
}

const nameOf = ({ name, label }: FieldView): string => (label === '' || label === name ? name : `${name} (${label})`)

/** The option that is selected initially. */
const choice = ({ options }: FieldView): string | null =>
  (options.find(({ attributes }) => attributes.selected !== undefined) ?? options[0])?.label ?? null

const optionChanges = (was: FieldView, is: FieldView, language: string): readonly Change[] => {
  const { pairs, gone, come } = matchBy(
    was.options,
    is.options,
    ({ label }) => label,
    ({ value }) => value,
  )
  const shown = ({ label, value }: FieldView['options'][number]): string => (label === value ? label : `${label} (${value})`)
  const renamed = new Map(pairs.map(([old, now]) => [old.label, now.label]))
  const chosen = choice(was)
  const ofOption = (attribute: string, option: string): Phrase => ({
    code: 'optionAttribute',
    values: { attribute, option, field: is.name },
  })
  return [
    ...pairs.flatMap(([old, now]) => [
      ...(old.value === now.value ? [] : [form(ofOption('value', now.label), old.value, now.value)]),
      ...(old.label === now.label ? [] : [rewording({ topic: 'text', before: old.label, after: now.label })]),
      ...attributeChanges(without(old.attributes, 'selected'), without(now.attributes, 'selected')).map(({ name, before, after }) =>
        form(ofOption(name, now.label), before, after),
      ),
    ]),
    ...gone.map(option => form({ code: 'option', values: { field: is.name } }, shown(option), null)),
    ...come.map(option => form({ code: 'option', values: { field: is.name } }, null, shown(option))),
    ...(chosen === null || (renamed.get(chosen) ?? choice(is)) === choice(is)
      ? []
      : [form({ code: 'initialChoice', values: { field: is.name } }, chosen, choice(is))]),
    ...listOrder(
      was.options.map(({ label }) => renamed.get(label) ?? label),
      is.options.map(({ label }) => label),
      'main',
      linkList('main', language),
    ),
  ]
}

/** Omits `inputmode` where the type changed, because it follows from the type. */
const keyboard = ({ attributes }: FieldView, other: FieldView): FieldView['attributes'] =>
  attributes.type === other.attributes.type ? attributes : without(attributes, 'inputmode')

const hiddenValue = ({ name }: FieldView): Phrase => ({ code: 'hiddenValue', values: { field: name } })

const fieldChanges = (was: FieldView, is: FieldView, language: string): readonly Change[] => [
  ...attributeChanges(keyboard(was, is), keyboard(is, was)).map(({ name, before, after }) =>
    form(
      is.isHidden && name === 'value' ? hiddenValue(is) : { code: 'fieldAttribute', values: { attribute: name, field: is.name } },
      before,
      after,
    ),
  ),
  ...optionChanges(was, is, language),
]

const oneFieldChange = (field: FieldView, side: Side): Change => {
  const { before, after } = onlyOn(side, field.isHidden ? field.attributes.value || { code: 'emptyForPeople' } : nameOf(field))
  return form(field.isHidden ? hiddenValue(field) : { code: 'field' }, before, after)
}

/** Defaults of attributes that templates/components/form omits. */
const defaults = { 'data-type': 'application/json', 'data-answer': 'json' }

const withDefaults = (attributes: FormView['attributes']): FormView['attributes'] =>
  attributes.action === undefined ? { ...defaults, ...attributes } : { action: attributes.action, ...defaults, ...attributes }

const sameForm = (was: FormView, is: FormView, language: string): readonly Change[] => {
  const { pairs, gone, come } = matchBy(was.fields, is.fields, ({ name }) => name)
  return [
    ...attributeChanges(withDefaults(was.attributes), withDefaults(is.attributes)).map(({ name, before, after }) =>
      form(meanings[name] ?? name, before, after),
    ),
    ...pairs.flatMap(([old, now]) => fieldChanges(old, now, language)),
    ...gone.map(field => oneFieldChange(field, 'before')),
    ...come.map(field => oneFieldChange(field, 'after')),
  ]
}

const followed = (view: FormView, context: Context): FormView => {
  const followAll = (attributes: FormView['attributes']): FormView['attributes'] =>
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, follow(context, value)]))
  return {
    ...view,
    attributes: followAll(view.attributes),
    fields: view.fields.map(field => ({ ...field, attributes: followAll(field.attributes) })),
  }
}

const labelsOf = (fields: readonly FieldView[], others: readonly FieldView[]): ReadonlySet<string> => {
  const stay = new Set(others.map(({ name }) => name))
  return new Set(fields.flatMap(({ name, label }) => (stay.has(name) || label === '' ? [] : [label])))
}

/** Compares the forms of two versions of a page. URLs of moved pages are no change here. */
export const formChanges = (
  { forms: before }: Pick<PageView, 'forms'>,
  { forms: after, language }: Pick<PageView, 'forms' | 'language'>,
  context: Context,
): FormChanges => {
  const matched = matchBy(
    before.map(view => followed(view, context)),
    after,
    ({ id }) => id,
    () => '',
  )
  const fields = (views: readonly FormView[]): readonly FieldView[] => views.flatMap(view => view.fields)
  const sentTo = ({ attributes: { action } }: FormView): Phrase =>
    action === undefined ? { code: 'sentToOwnPage' } : { code: 'sentTo', values: { address: action } }
  return {
    changes: [
      ...matched.pairs.flatMap(([was, is]) => sameForm(was, is, language)),
      ...matched.gone.map(view => change({ topic: 'form', before: sentTo(view), after: null })),
      ...matched.come.map(view => change({ topic: 'form', before: null, after: sentTo(view) })),
    ],
    labels: { gone: labelsOf(fields(before), fields(after)), come: labelsOf(fields(after), fields(before)) },
  }
}
