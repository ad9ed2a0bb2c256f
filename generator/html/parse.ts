/**
 * Parses a built page once, without building a tree: readers receive an event for every element and text, and return their facts at the
 * end. Every tool that reads published HTML uses it.
 */
import { softHyphen } from '../site/util/soft-hyphens.ts'
import { type Element, elementIn } from './element.ts'
import { parseWhole } from './shared-tails/tail.ts'

/** One concern of a page. */
export interface HtmlReader<Facts> {
  readonly open?: (element: Element) => void
  readonly text?: (text: string, element: Element) => void
  readonly close?: (element: Element) => void
  readonly comment?: (text: string) => void
  readonly facts: () => Facts
}

/** Elements whose text ends at their end tag, whatever it contains: https://html.spec.whatwg.org/multipage/syntax.html#raw-text-elements */
const raw = /(<(style|script)\b[^>]*>)([\s\S]*?)<\/\2\s*>/gi

/** Styles and data make up half of a page and need no parser, so they are cut out first. */
const withoutRaw = (html: string): { readonly markup: string; readonly texts: readonly string[] } => {
  const texts: string[] = []
  const markup = html.replace(raw, (_, tag: string, name: string, text: string) => {
    texts.push(text)
    return `${tag}</${name}>`
  })
  return { markup, texts }
}

/** Runs readers over the text of a page. */
export const parseHtml = (html: string, readers: readonly HtmlReader<unknown>[]): void => {
  const onOpen = readers.flatMap(reader => reader.open ?? [])
  const onText = readers.flatMap(reader => reader.text ?? [])
  const onClose = readers.flatMap(reader => reader.close ?? [])
  const onComment = readers.flatMap(reader => reader.comment ?? [])
  const { markup, texts } = withoutRaw(html)
  let nextRaw = 0
  let element: Element | null = null
  const readText = (text: string): void => {
    // Soft hyphens are no part of a word.
    const plain = text.includes(softHyphen) ? text.replaceAll(softHyphen, '') : text
    if (element !== null) for (const read of onText) read(plain, element)
  }
  parseWhole(
    markup,
    {
      onopentag: (name, attributes) => {
        element = elementIn(element, name, attributes)
        for (const open of onOpen) open(element)
      },
      ontext: readText,
      onclosetag: () => {
        if (element === null) return
        if (element.name === 'style' || element.name === 'script') readText(texts[nextRaw++] ?? '')
        for (const close of onClose) close(element)
        element = element.parent
      },
      oncomment: text => {
        for (const comment of onComment) comment(text)
      },
    },
    () => element,
  )
}
