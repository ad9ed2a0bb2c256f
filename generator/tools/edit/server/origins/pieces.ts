/** What a page says, piece by piece: its texts and the attributes that people read or hear. */
import type { Element } from '../../../../html/element.ts'
import { type HtmlReader, parseHtml } from '../../../../html/parse.ts'

/** Where a piece stands: the same count in a browser, whose tree has the same elements. */
interface PiecePlace {
  /** Of all elements in their order. */
  readonly element: number
  /** Name of the element. */
  readonly name: string
  /** Of the element’s texts that are not blank; or the name of an attribute. */
  readonly part: number | string
}

export interface Piece extends PiecePlace {
  readonly text: string
  /** The position to it from the root, by names: two makings of a page may differ in a drawing, and are alike around it. */
  readonly position: string
  /** Whether visitors see or hear it, here or in a search result. */
  readonly isShown: boolean
}

const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'aria-description', 'title', 'placeholder'])
const readMetas: ReadonlySet<string> = new Set(['description', 'keywords', 'og:title', 'og:description', 'og:image:alt', 'og:site_name'])

const isRead = ({ name, attributes }: Element, attribute: string): boolean =>
  readAttributes.has(attribute) ||
  (name === 'meta' && attribute === 'content' && readMetas.has(attributes.name ?? attributes.property ?? ''))

/** What is known of an element that is open. */
interface Count {
  readonly element: number
  readonly position: string
  texts: number
  /** Of the elements in it, by name. */
  readonly inner: Map<string, number>
}

const pieceReader = (): HtmlReader<readonly Piece[]> => {
  const pieces: Piece[] = []
  const counts = new Map<Element | null, Count>()
  let pending: { readonly element: Element; text: string } | undefined
  let opened = 0
  /** The parser tells a text in parts, wherever it holds an entity. */
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
      isShown: true,
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
