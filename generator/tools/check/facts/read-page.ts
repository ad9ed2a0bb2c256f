import { headReader } from '../../../html/head.ts'
import { parseHtml } from '../../../html/parse.ts'
import { thingsOf } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { Route } from '../../../site/model/route.ts'
import { type PageTemplate, type TemplateInstance, textOfInstance } from '../../../site/model/template-instance.ts'
import { formReader } from './forms.ts'
import { idReader } from './ids.ts'
import { loadedReader } from './loaded.ts'
import { namedReader } from './named.ts'
import { type PageFacts, visibleOf } from './page.ts'
import { textReader } from './texts.ts'

/** A file that holds a page. */
export interface PageFile {
  readonly file: string
  readonly route: Route
  /** As text, or as what it has in common with others and its own texts, which hold until the next page is made. */
  readonly html: string | TemplateInstance
  /** Size in bytes after brotli, if it was weighed. */
  readonly compressed: number | null
}

const findCharset = (html: string): number => html.slice(0, 4096).search(/<meta\s+charset\s*=/i)

const decoder = new TextDecoder()

/** Where it is found before the first text of a page's own. */
const charsetInTemplate = memoize(({ bytes, gaps }: PageTemplate) => findCharset(decoder.decode(bytes.subarray(0, gaps[0]))), new WeakMap())

const charsetIn = (html: PageFile['html']): number => {
  if (typeof html === 'string') return findCharset(html)
  const found = charsetInTemplate(html.template)
  return found < 0 ? findCharset(textOfInstance(html)) : found
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
  const things = thingsOf(headFacts.structured)
  const charsetAt = charsetIn(html)
  return {
    file,
    path: route.path,
    route,
    compressed,
    charsetAt: charsetAt < 0 ? null : charsetAt,
    ...headFacts,
    things,
    nodes: things.flat(),
    ...named.facts(),
    ...loaded.facts(),
    ...ids.facts(),
    ...textFacts,
    visible: visibleOf(textFacts.texts),
    forms: forms.facts(),
  }
}
