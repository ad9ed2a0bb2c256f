/** Reads the texts of a page in order, each with its place on the page. Options are compared with their form. */
import { around, type Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { breaks, collapsed, unread } from '../../../html/text.ts'
import type { Place } from '../model.ts'
import { isRead, placeOf } from './elements.ts'

interface PartLink {
  readonly text: string
  readonly href: string
  /** Whether it links to the page in another language. */
  readonly toLanguage: boolean
}

export interface Part {
  /** `spoken`: a label for screen readers. `hours`: a row of opening hours. */
  readonly kind: 'text' | 'heading' | 'spoken' | 'hours'
  readonly place: Place
  readonly language: string
  /** Heading above it in `main`; empty without one. */
  readonly section: string
  /** Element, or element and attribute: `p`, `h2`, `form data-failure`. */
  readonly of: string
  readonly text: string
  /** Days of a row of opening hours. */
  readonly days: string | null
  readonly links: readonly PartLink[]
}

const heading = /^h[1-6]$/
const headingAround = (element: Element): Element | null => {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parent)
    if (heading.test(ancestor.name)) return ancestor
  return null
}

const hoursAround = (element: Element): boolean => {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parent)
    if (ancestor.attributes['data-hours'] !== undefined) return true
  return false
}

export const partReader = (): HtmlReader<readonly Part[]> => {
  const parts: Part[] = []
  let section = ''
  let days: string | null = null
  let current: { readonly element: Element; text: string; links: PartLink[] } | null = null
  let link: { readonly href: string; readonly toLanguage: boolean; text: string } | null = null
  /** Whether a link started or ended since the last text. */
  let edge = false

  const flush = (): void => {
    if (current === null) return
    const { element, text: written, links } = current
    current = null
    const text = collapsed(written)
    if (text === '') return
    const place = placeOf(element)
    const { language } = element
    const above = place === 'main' ? section : ''
    const title = headingAround(element)
    const of = title?.name ?? element.name
    if (around(element, 'dt') !== null && hoursAround(element)) days = text
    else if (days !== null && around(element, 'dd') !== null) {
      parts.push({ kind: 'hours', place, language, section: above, of, text, days, links })
      days = null
    } else parts.push({ kind: title === null ? 'text' : 'heading', place, language, section: above, of, text, days: null, links })
    if (title !== null && title.name !== 'h1' && place === 'main') section = text
  }

  return {
    open: element => {
      if (element.area === 'head') return
      if (breaks(element)) flush()
      for (const attribute of element.has) {
        const text = collapsed(element.attributes[attribute] ?? '')
        if (text === '' || !isRead(attribute, text)) continue
        const place = placeOf(element)
        const above = place === 'main' ? section : ''
        const of = `${element.name} ${attribute}`
        const { href } = element.attributes
        // A link with a label may have no text.
        const links =
          attribute === 'aria-label' && href !== undefined ? [{ href, text, toLanguage: element.attributes.hreflang !== undefined }] : []
        parts.push({ kind: 'spoken', place, language: element.language, section: above, of, text, days: null, links })
      }
      if (element.name === 'a' && element.attributes.href !== undefined)
        link = { href: element.attributes.href, toLanguage: element.attributes.hreflang !== undefined, text: '' }
      if (element.name === 'a') edge = true
    },
    text: (text, element) => {
      if (element.area === 'head' || unread.has(element.name) || element.name === 'option') return
      // Adjacent buttons are two texts, even without white space between them.
      if (edge && current !== null && /[\p{L}\p{N}]$/u.test(current.text) && /^[\p{L}\p{N}(+]/u.test(text)) flush()
      edge = false
      current ??= { element, text: '', links: [] }
      current.text += text
      if (link !== null) link.text += text
    },
    close: element => {
      if (element.area === 'head') return
      if (element.name === 'a' && link !== null) {
        current?.links.push({ ...link, text: collapsed(link.text) })
        link = null
        edge = true
      }
      if (breaks(element)) flush()
    },
    facts: () => {
      flush()
      return parts
    },
  }
}
