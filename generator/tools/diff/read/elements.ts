import type { Element } from '../../../html/element.ts'
import type { Place } from '../model.ts'

export type Attributes = Readonly<Record<string, string>>

export const without = (attributes: Attributes, left: string): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== left))

/** Attributes with text for visitors. Alternative texts are compared with their images. */
const labels: ReadonlySet<string> = new Set(['aria-label', 'placeholder', 'title'])

/** Two words, or one that is capitalized or ends a sentence. */
const words = /^\p{Lu}\p{Ll}+$|\p{L}{2,}[:,;]?\s+[\p{L}\p{N}(+]|\p{L}[.!?]$/u

/** @returns whether the value is a text for visitors: a label, or a message of a script */
export const isRead = (attribute: string, value: string): boolean =>
  labels.has(attribute) || (attribute.startsWith('data-') && attribute !== 'data-clock' && words.test(value))

/** The part of the page that contains an element. */
export const placeOf = (element: Element): Place => {
  if (element.inTemplate) return 'messages'
  let [inNavigation, inAside] = [false, false]
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parent) {
    if (ancestor.name === 'main' || ancestor.name === 'header' || ancestor.name === 'footer') {
      // A header or footer inside `main` is part of the content.
      if (ancestor.name !== 'main' && ancestor.area === 'main') continue
      return ancestor.name
    }
    if (ancestor.name === 'nav') inNavigation = true
    if (ancestor.name === 'aside') inAside = true
  }
  return inNavigation ? 'breadcrumb' : inAside ? 'floating' : 'main'
}
