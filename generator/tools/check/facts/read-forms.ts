import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import type { FieldFact, FormFact } from './page-facts.ts'

/** Inputs that need no label: people do not fill them in, or their text is the label. */
const withoutLabel = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

interface Field {
  readonly fact: Omit<FieldFact, 'labelled'>
  readonly id: string | undefined
  readonly labelled: boolean
}

interface Draft {
  readonly element: Element
  readonly fields: Field[]
  readonly links: string[]
}

const typeOf = ({ name, attributes }: Element): string => (name === 'input' ? (attributes.type ?? 'text').toLowerCase() : name)

/** Reads forms with the fields that people fill in. */
export const formReader = (): HtmlReader<readonly FormFact[]> => {
  const drafts: Draft[] = []
  const labelled = new Set<string>()
  let current: Draft | null = null
  return {
    open: element => {
      const { name, attributes, hidden } = element
      if (name === 'form') {
        current = { element, fields: [], links: [] }
        drafts.push(current)
      } else if (name === 'label' && attributes.for !== undefined) labelled.add(attributes.for)
      else if (current !== null && name === 'a' && attributes.href !== undefined) current.links.push(attributes.href)
      else if (current !== null && (name === 'input' || name === 'select' || name === 'textarea') && !withoutLabel.has(typeOf(element)))
        current.fields.push({
          fact: {
            type: typeOf(element),
            name: attributes.name ?? null,
            autocomplete: attributes.autocomplete ?? null,
            ticked: attributes.checked !== undefined,
            hidden,
          },
          id: attributes.id,
          labelled: around(element, 'label') !== null || (attributes['aria-label'] ?? attributes['aria-labelledby'] ?? '') !== '',
        })
    },
    close: element => {
      if (element === current?.element) current = null
    },
    facts: () =>
      drafts.map(({ element, fields, links }) => ({
        action: element.attributes.action ?? null,
        method: (element.attributes.method ?? 'get').toLowerCase(),
        links,
        fields: fields.map(field => ({ ...field.fact, labelled: field.labelled || (field.id !== undefined && labelled.has(field.id)) })),
      })),
  }
}
