/**
 * Reads a built page once, without making a tree of it: readers are told of every element and text in order, and give their facts at the
 * end. Every tool that looks at published HTML reads it through this.
 */
import { type Element, elementIn } from './element.ts'
import { type Listener, parseWhole } from './tail.ts'

/** One concern of a page. */
export interface HtmlReader<Facts> {
  readonly open?: (element: Element) => void
  readonly text?: (text: string, element: Element) => void
  readonly close?: (element: Element) => void
  readonly comment?: (text: string) => void
  readonly facts: () => Facts
}

/** Elements whose text ends at their end tag, whatever stands in it: https://html.spec.whatwg.org/multipage/syntax.html#raw-text-elements */
const raw = /(<(style|script)\b[^>]*>)([\s\S]*?)<\/\2\s*>/gi

/** Half of a page is styles and data, which need no parser: they are taken out first. */
const withoutRaw = (html: string): { readonly html: string; readonly texts: readonly string[] } => {
  const texts: string[] = []
  const rest = html.replace(raw, (_, tag: string, name: string, text: string) => {
    texts.push(text)
    return `${tag}</${name}>`
  })
  return { html: rest, texts }
}

/** Tells readers of a page, from its first element to its last. */
export const parseHtml = (html: string, readers: readonly HtmlReader<unknown>[]): void => {
  const onOpen = readers.flatMap(reader => reader.open ?? [])
  const onText = readers.flatMap(reader => reader.text ?? [])
  const onClose = readers.flatMap(reader => reader.close ?? [])
  const onComment = readers.flatMap(reader => reader.comment ?? [])

  const { html: markup, texts: rawTexts } = withoutRaw(html)
  let next = 0
  let element: Element | null = null
  const listener: Listener = {
    onopentag: (name, attributes) => {
      element = elementIn(element, name, attributes)
      for (const open of onOpen) open(element)
    },
    ontext: text => {
      if (element !== null) for (const read of onText) read(text, element)
    },
    onclosetag: () => {
      if (element === null) return
      if (element.name === 'style' || element.name === 'script') {
        const text = rawTexts[next++] ?? ''
        for (const read of onText) read(text, element)
      }
      for (const close of onClose) close(element)
      element = element.parent
    },
    oncomment: text => {
      for (const comment of onComment) comment(text)
    },
  }
  parseWhole(markup, listener, () => element)
}
