/** The page in its frame: its elements as the server counts them, and news put into it without loading it again. */
import type { PagePiece } from '../protocol.ts'

/** Every element in its order, those in templates too. */
const elementsOf = (root: Document): readonly Element[] => {
  const found: Element[] = []
  const visit = (node: Element | DocumentFragment): void => {
    for (const child of node.children) {
      found.push(child)
      visit(child.localName === 'template' ? (child as HTMLTemplateElement).content : child)
    }
  }
  found.push(root.documentElement)
  visit(root.documentElement)
  return found
}

const textsOf = (element: Element): readonly Text[] =>
  // Of another document, where `instanceof` does not know them.
  [...element.childNodes].filter(node => node.nodeType === 3 && (node.textContent ?? '').trim() !== '') as Text[]

/** The pieces of each element that has any; an element that the browser sees otherwise than the server has none. */
export const piecesByElement = (root: Document, pieces: readonly PagePiece[]): ReadonlyMap<Element, readonly PagePiece[]> => {
  const elements = elementsOf(root)
  const found = new Map<Element, PagePiece[]>()
  for (const piece of pieces) {
    const element = elements[piece.element]
    if (element === undefined || element.localName !== piece.name.toLowerCase()) continue
    if (typeof piece.part === 'number' && textsOf(element)[piece.part] === undefined) continue
    found.set(element, [...(found.get(element) ?? []), piece])
  }
  return found
}

const attributesLike = (live: Element, next: Element): void => {
  for (const name of live.getAttributeNames()) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? ''
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

/** Makes one element like another, touching what differs. */
const makeLike = (live: Element, next: Element): void => {
  if (live.isEqualNode(next)) return
  attributesLike(live, next)
  const [olds, news] = [[...live.childNodes], [...next.childNodes]]
  const isAlike = olds.length === news.length && olds.every((old, index) => old.nodeName === news[index]?.nodeName)
  if (!isAlike || live.localName === 'template' || live.localName === 'style') {
    live.replaceChildren(...news.map(node => live.ownerDocument.importNode(node, true)))
    return
  }
  for (const [index, old] of olds.entries()) {
    const fresh = news[index]
    if (fresh === undefined) continue
    if (old.nodeType === 1) makeLike(old as Element, fresh as Element)
    else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue
  }
}

/** Puts other words, and other elements where there are some, into a page. */
export const showHtml = (root: Document, html: string): void =>
  makeLike(root.documentElement, new DOMParser().parseFromString(html, 'text/html').documentElement)
