/** The document in the page frame: its color scheme, the pieces of its elements, and new markup without a reload. */
import type { PagePiece } from '../protocol.ts'

/** Every element in document order, including those in `<template>` elements. */
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
  // `instanceof` does not work across documents.
  [...element.childNodes].filter(node => node.nodeType === 3 && (node.textContent ?? '').trim() !== '') as Text[]

/** The pieces by element, without elements that differ between the browser and the server. */
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

const updateAttributes = (live: Element, next: Element): void => {
  for (const name of live.getAttributeNames()) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? ''
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

/** Makes an element equal to another one with as few changes as possible. */
const update = (live: Element, next: Element): void => {
  if (live.isEqualNode(next)) return
  updateAttributes(live, next)
  const [olds, news] = [[...live.childNodes], [...next.childNodes]]
  const hasSameNodes = olds.length === news.length && olds.every((old, index) => old.nodeName === news[index]?.nodeName)
  if (!hasSameNodes || live.localName === 'template' || live.localName === 'style') {
    live.replaceChildren(...news.map(node => live.ownerDocument.importNode(node, true)))
    return
  }
  for (const [index, old] of olds.entries()) {
    const fresh = news[index]
    if (fresh === undefined) continue
    if (old.nodeType === 1) update(old as Element, fresh as Element)
    else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue
  }
}

/** Shows other markup without loading the page again. */
export const showHtml = (root: Document, html: string): void =>
  update(root.documentElement, new DOMParser().parseFromString(html, 'text/html').documentElement)

export type Scheme = 'light' | 'dark'

/** The original condition of each media rule. */
const originals = new WeakMap<CSSMediaRule, string>()

const schemeQuery = /\(prefers-color-scheme:\s*(light|dark)\)/g

/** Replaces `prefers-color-scheme` in a media condition by one that is always true or always false. */
export const withScheme = (condition: string, scheme: Scheme): string =>
  condition.replace(schemeQuery, (_, wanted: string) => (wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)'))

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    // The style sheet is from another origin.
    return []
  }
}

const applyScheme = (rules: readonly CSSRule[], scheme: Scheme): void => {
  for (const rule of rules) {
    if (!('cssRules' in rule)) continue
    applyScheme([...(rule as CSSGroupingRule).cssRules], scheme)
    // `instanceof` does not work across documents.
    if (!('media' in rule)) continue
    const media = rule as CSSMediaRule
    const condition = originals.get(media) ?? media.media.mediaText
    if (condition.search(schemeQuery) < 0) continue
    originals.set(media, condition)
    media.media.mediaText = withScheme(condition, scheme)
  }
}

export const showScheme = (root: Document, scheme: Scheme): void => {
  for (const sheet of root.styleSheets) applyScheme(rulesOf(sheet), scheme)
}
