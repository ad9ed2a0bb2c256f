/** The pieces of a page: its texts and attributes. */
import type { Element } from '../../../../html/element.ts'
import { type HtmlReader, parseHtml } from '../../../../html/parse.ts'

/** Identifies a piece; the app finds it in the browser's DOM by the same count. */
interface PiecePlace {
  /** Index of the element in document order. */
  readonly element: number
  /** Name of the element. */
  readonly name: string
  /** Index of the text among the element’s texts that are not blank, or the name of an attribute. */
  readonly part: number | string
}

export interface Piece extends PiecePlace {
  readonly text: string
  /** Path of element names from the root, with indexes: equal in two renderings of a page even if a drawing in between differs. */
  readonly position: string
  /** Whether visitors read it, on the page or in search results, or a screen reader does. */
  readonly isShown: boolean
}

const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'aria-description', 'title', 'placeholder'])
const readMetas: ReadonlySet<string> = new Set(['description', 'keywords', 'og:title', 'og:description', 'og:image:alt', 'og:site_name'])

const isRead = ({ name, attributes }: Element, attribute: string): boolean =>
  readAttributes.has(attribute) ||
  (name === 'meta' && attribute === 'content' && readMetas.has(attributes.name ?? attributes.property ?? ''))

/** An open element. */
interface Count {
  readonly element: number
  readonly position: string
  texts: number
  /** Numbers of its child elements by name. */
  readonly inner: Map<string, number>
}

const pieceReader = (): HtmlReader<readonly Piece[]> => {
  const pieces: Piece[] = []
  const counts = new Map<Element | null, Count>()
  let pending: { readonly element: Element; text: string } | undefined
  let opened = 0
  /** The parser splits a text at each entity. */
  const flush = (): void => {
    if (pending === undefined) return
    const { element, text } = pending
    pending = undefined
    const count = counts.get(element)
    if (count === undefined || text.trim() === '') return
    pieces.push({
      element: count.element,
      name: element.name,
      part: count.texts,
      text,
      position: `${count.position} ${count.texts}`,
      // The initial of a name next to the name, for example.
      isShown: element.attributes['aria-hidden'] !== 'true',
    })
    count.texts++
  }
  return {
    open: element => {
      flush()
      const { name, attributes, has, parent } = element
      const around = counts.get(parent)
      const nth = around?.inner.get(name) ?? 0
      around?.inner.set(name, nth + 1)
      const position = `${around?.position ?? ''}/${name}${nth}`
      counts.set(element, { element: opened, position, texts: 0, inner: new Map() })
      for (const part of has) {
        const text = attributes[part] ?? ''
        if (text !== '') pieces.push({ element: opened, name, part, text, position: `${position} ${part}`, isShown: isRead(element, part) })
      }
      opened++
    },
    text: (text, element) => {
      if (element.name === 'script' || element.name === 'style') return
      if (pending !== undefined && pending.element !== element) flush()
      pending = { element, text: (pending?.text ?? '') + text }
    },
    close: flush,
    facts: () => pieces,
  }
}

/** Every text of a page and every attribute, in their order. */
export const piecesOf = (html: string): readonly Piece[] => {
  const reader = pieceReader()
  parseHtml(html, [reader])
  return reader.facts()
}
