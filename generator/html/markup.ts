/** Parses a page and emits events from its first element to its last. */
import { type Element, elementIn } from './element.ts'
import { parseWhole } from './tail.ts'

/** Receives the events of a page in order, with the element that each is in. */
export interface MarkupHandler {
  readonly current: () => Element | null
  readonly open: (element: Element) => void
  readonly text: (text: string) => void
  readonly close: () => void
  readonly comment: (text: string) => void
}

/** Elements whose text ends at their end tag, whatever it contains: https://html.spec.whatwg.org/multipage/syntax.html#raw-text-elements */
const raw = /(<(style|script)\b[^>]*>)([\s\S]*?)<\/\2\s*>/gi

/** Styles and data make up half of a page and need no parser, so they are cut out first. */
const withoutRaw = (html: string): { readonly html: string; readonly texts: readonly string[] } => {
  const texts: string[] = []
  const rest = html.replace(raw, (_, tag: string, name: string, text: string) => {
    texts.push(text)
    return `${tag}</${name}>`
  })
  return { html: rest, texts }
}

/** Whether the text of an element is not markup. */
const isRaw = (element: Element | null): boolean => element?.name === 'style' || element?.name === 'script'

/** Parses a page. */
export const parseMarkup = (html: string, handler: MarkupHandler): void => {
  const { html: markup, texts } = withoutRaw(html)
  const { current } = handler
  let next = 0
  parseWhole(
    markup,
    {
      onopentag: (name, attributes) => handler.open(elementIn(current(), name, attributes)),
      ontext: handler.text,
      onclosetag: () => {
        if (isRaw(current())) handler.text(texts[next++] ?? '')
        handler.close()
      },
      oncomment: handler.comment,
    },
    current,
  )
}
