import { destinationOf } from '../../../html/address.ts'
import type { Element } from '../../../html/element.ts'
import type { HtmlReader } from '../../../html/parse.ts'
import { collapsed } from '../../../html/text.ts'
import type { ButtonFact, HeadingFact, LinkFact, PageFacts } from './page.ts'

interface OpenElement {
  readonly element: Element
  text: string
  /** With the texts of pictures, without what is hidden from screen readers. */
  spoken: string
}

const collected = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'])

/** Links, buttons, headings and the breadcrumb: what is known by the words inside it. */
export const namedReader = (origin: string): HtmlReader<Pick<PageFacts, 'links' | 'buttons' | 'headings' | 'breadcrumb'>> => {
  const links: LinkFact[] = []
  const buttons: ButtonFact[] = []
  const headings: HeadingFact[] = []
  const breadcrumb: { name: string; href: string | null }[] = []
  const open: OpenElement[] = []
  let itemHref: string | null = null

  const finish = ({ element, text: written, spoken }: OpenElement): void => {
    const { name, attributes } = element
    const text = collapsed(written)
    const label = collapsed(attributes['aria-label'] ?? '') || collapsed(spoken) || collapsed(attributes.title ?? '')
    if (name === 'a') {
      if (attributes.href === undefined) return
      itemHref = attributes.href
      links.push({
        href: attributes.href,
        to: destinationOf(attributes.href, origin),
        name: label,
        text,
        language: attributes.lang ?? null,
        hreflang: attributes.hreflang ?? null,
        area: element.area,
      })
    } else if (name === 'button') buttons.push({ name: label, text })
    else if (name === 'li') {
      if (element.parent?.name === 'ol' && element.parent.parent?.name === 'nav') breadcrumb.push({ name: text, href: itemHref })
      itemHref = null
    } else if (!element.inTemplate) headings.push({ level: Number(name.slice(1)), text })
  }

  return {
    open: element => {
      if (collected.has(element.name)) open.push({ element, text: '', spoken: '' })
      else if (element.name === 'img' && open.length > 0 && !element.ariaHidden)
        for (const one of open) one.spoken += ` ${element.attributes.alt ?? ''} `
    },
    text: (text, element) => {
      if (open.length === 0) return
      const isSpoken = !element.ariaHidden
      const isSeen = element.name !== 'title' && element.name !== 'desc'
      for (const one of open) {
        if (isSeen) one.text += text
        if (isSpoken) one.spoken += text
      }
    },
    close: element => {
      const last = open.at(-1)
      if (last?.element !== element) return
      open.pop()
      finish(last)
    },
    facts: () => ({ links, buttons, headings, breadcrumb }),
  }
}
