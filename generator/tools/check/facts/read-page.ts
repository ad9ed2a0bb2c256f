import { Parser } from 'htmlparser2'
import { type Element, elementIn, type HtmlReader } from '../../../html/element.ts'
import type { Route } from '../../../site/model/route.ts'
import { formReader } from './forms.ts'
import { headReader } from './head.ts'
import { idReader } from './ids.ts'
import { loadedReader } from './loaded.ts'
import { namedReader } from './named.ts'
import { nodesOf } from './nodes.ts'
import { type PageFacts, visibleOf } from './page.ts'
import { textReader } from './texts.ts'

/** A file that holds a page. */
export interface PageFile {
  readonly file: string
  readonly route: Route
  readonly html: string
  /** Size in bytes after brotli, if it was weighed. */
  readonly compressed: number | null
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

/** Lets readers hear a page once, from its first element to its last. */
export const parseHtml = (html: string, readers: readonly HtmlReader<unknown>[]): void => {
  const opening = readers.flatMap(reader => reader.open ?? [])
  const hearing = readers.flatMap(reader => reader.text ?? [])
  const closing = readers.flatMap(reader => reader.close ?? [])

  const { html: markup, texts: rawTexts } = withoutRaw(html)
  let next = 0
  let element: Element | null = null
  const parser = new Parser({
    onopentag: (name, attributes) => {
      element = elementIn(element, name, attributes)
      for (const open of opening) open(element)
    },
    ontext: text => {
      if (element !== null) for (const hear of hearing) hear(text, element)
    },
    onclosetag: () => {
      if (element === null) return
      if (element.name === 'style' || element.name === 'script') {
        const text = rawTexts[next++] ?? ''
        for (const hear of hearing) hear(text, element)
      }
      for (const close of closing) close(element)
      element = element.parent
    },
  })
  parser.write(markup)
  parser.end()
}

/** Reads a page once, without building a tree of it. @param origin of the site, by which its links are told from others */
export const readPage = ({ file, route, html, compressed }: PageFile, origin: string): PageFacts => {
  const [head, named, loaded, forms, ids, texts] = [
    headReader(),
    namedReader(origin),
    loadedReader(),
    formReader(),
    idReader(),
    textReader(),
  ] as const
  parseHtml(html, [head, named, loaded, forms, ids, texts])

  const headFacts = head.facts()
  const textFacts = texts.facts()
  const charsetAt = html.slice(0, 4096).search(/<meta\s+charset\s*=/i)
  return {
    file,
    path: route.path,
    route,
    compressed,
    charsetAt: charsetAt < 0 ? null : charsetAt,
    ...headFacts,
    nodes: nodesOf(headFacts.structured),
    ...named.facts(),
    ...loaded.facts(),
    ...ids.facts(),
    ...textFacts,
    visible: visibleOf(textFacts.texts),
    forms: forms.facts(),
  }
}
