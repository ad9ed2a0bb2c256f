import { destinationOf } from '../../../html/address.ts'
import type { Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { ButtonFact, HeadingFact, LinkFact, PageFacts } from './page-facts.ts'

interface OpenElement {
  readonly element: Element
  text: string
  /** As a screen reader reads it: with the texts of images, without hidden elements. */
  spoken: string
}

const collected = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** An item of a list in a navigation: a step of the breadcrumb. */
const isStep = ({ name, parent }: Element): boolean => name === 'li' && parent?.name === 'ol' && parent.parent?.name === 'nav'

const labelOf = ({ element: { attributes }, spoken }: OpenElement): string =>
  collapsed(attributes['aria-label'] ?? '') || collapsed(spoken) || collapsed(attributes.title ?? '')

/** Reads what is named by the text inside: links, buttons, headings and the breadcrumb. */
export const namedReader = (origin: string): HtmlReader<Pick<PageFacts, 'links' | 'buttons' | 'headings' | 'breadcrumb'>> => {
  const links: LinkFact[] = []
  const buttons: ButtonFact[] = []
  const headings: HeadingFact[] = []
  const breadcrumb: { name: string; href: string | null }[] = []
  const open: OpenElement[] = []
  let itemHref: string | null = null

  const finish = (closed: OpenElement): void => {
    const { element } = closed
    const { name, attributes } = element
    const text = collapsed(closed.text)
    if (name === 'a') {
      if (attributes.href === undefined) return
      itemHref = attributes.href
      links.push({
        href: attributes.href,
        to: destinationOf(attributes.href, origin),
        name: labelOf(closed),
        text,
        language: attributes.lang ?? null,
        hreflang: attributes.hreflang ?? null,
        area: element.area,
      })
    } else if (name === 'button') buttons.push({ name: labelOf(closed), text })
    else if (name === 'li') breadcrumb.push({ name: text, href: itemHref })
    else if (!element.inTemplate) headings.push({ level: Number(name.slice(1)), text })
  }

  return {
    open: element => {
      if (collected.has(element.name) || isStep(element)) open.push({ element, text: '', spoken: '' })
      else if (element.name === 'img' && open.length > 0 && !element.ariaHidden)
        for (const opened of open) opened.spoken += ` ${element.attributes.alt ?? ''} `
    },
    text: (text, element) => {
      if (open.length === 0) return
      const isSpoken = !element.ariaHidden
      const isSeen = element.name !== 'title' && element.name !== 'desc'
      for (const opened of open) {
        if (isSeen) opened.text += text
        if (isSpoken) opened.spoken += text
      }
    },
    close: element => {
      const last = open.at(-1)
      if (last?.element === element) {
        open.pop()
        finish(last)
      }
      if (element.name === 'li') itemHref = null
    },
    facts: () => ({ links, buttons, headings, breadcrumb }),
  }
}
