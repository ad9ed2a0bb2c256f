/** Reads the forms of a page: their targets, fields and options. */
import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import { getOrCreate } from '../../../site/util/memoize.ts'
import { type Attributes, isRead, without } from './elements.ts'

interface OptionView {
  readonly value: string
  readonly label: string
  readonly attributes: Attributes
}

export interface FieldView {
  readonly name: string
  /** Text of its label; empty without one. */
  readonly label: string
  /** Whether it is submitted without being visible. */
  readonly isHidden: boolean
  readonly attributes: Attributes
  readonly options: readonly OptionView[]
}

export interface FormView {
  /** Unique on its page. */
  readonly id: string
  readonly attributes: Attributes
  readonly fields: readonly FieldView[]
}

/** Elements whose attributes are compared with the form, except `class`. */
export const formElements: ReadonlySet<string> = new Set(['form', 'input', 'select', 'textarea', 'option', 'optgroup', 'label'])

export const fieldElements: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])

/** Attributes that are compared with the texts and tags, or that change with the names of fields. */
const comparedElsewhere = /^(?:class|id|for|aria-.*|style)$/

const formAttributes = ({ has, attributes }: Element): Attributes =>
  Object.fromEntries(
    has.flatMap(name => {
      const value = attributes[name] ?? ''
      return comparedElsewhere.test(name) || isRead(name, value) ? [] : [[name, value] as const]
    }),
  )

interface Draft {
  readonly id: string
  readonly attributes: Attributes
  readonly fields: { name: string; id: string; isHidden: boolean; attributes: Attributes; options: OptionDraft[]; text: string }[]
  /** Texts of labels by the id of their field. */
  readonly labels: Map<string, string[]>
}

interface OptionDraft {
  readonly value: string | undefined
  label: string
  readonly attributes: Attributes
}

const viewOf = ({ id, attributes, fields, labels }: Draft): FormView => ({
  id,
  attributes,
  fields: fields.map(field => ({
    name: field.name,
    label: collapsed((labels.get(field.id) ?? []).join('')),
    isHidden: field.isHidden,
    attributes: field.text.trim() === '' ? field.attributes : { ...field.attributes, value: field.text },
    options: field.options.map(({ value, label, attributes: own }) => ({
      value: value ?? collapsed(label),
      label: collapsed(label),
      attributes: own,
    })),
  })),
})

export const formReader = (): HtmlReader<readonly FormView[]> => {
  const forms: Draft[] = []
  return {
    open: element => {
      const { name, attributes } = element
      const form = forms.at(-1)
      if (name === 'form')
        forms.push({
          id: attributes['aria-labelledby'] ?? attributes.name ?? attributes.id ?? '',
          attributes: formAttributes(element),
          fields: [],
          labels: new Map(),
        })
      else if (form === undefined || around(element, 'form') === null) return
      else if (fieldElements.has(name) && attributes.name !== undefined)
        form.fields.push({
          name: attributes.name,
          id: attributes.id ?? '',
          isHidden: attributes.type === 'hidden' || element.hidden,
          attributes: without(formAttributes(element), 'name'),
          options: [],
          text: '',
        })
      else if (name === 'option') {
        form.fields.at(-1)?.options.push({ value: attributes.value, label: '', attributes: without(formAttributes(element), 'value') })
      }
    },
    text: (text, element) => {
      const form = forms.at(-1)
      if (form === undefined || around(element, 'form') === null) return
      const option = around(element, 'option')
      const field = form.fields.at(-1)
      const last = field?.options.at(-1)
      if (option !== null && last !== undefined) last.label += text
      else if (element.name === 'textarea' && field !== undefined) field.text += text
      else {
        const label = around(element, 'label')
        if (label !== null) getOrCreate(form.labels, label.attributes.for ?? '', () => []).push(text)
      }
    },
    facts: () => forms.map(viewOf),
  }
}
