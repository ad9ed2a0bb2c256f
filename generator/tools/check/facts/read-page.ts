import { headReader } from '../../../html/head.ts'
import { parseHtml } from '../../../html/parse.ts'
import { thingsOf } from '../../../html/structured-data.ts'
import type { Route } from '../../../site/model/route.ts'
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
  readonly html: string
  /** Size in bytes after brotli, if it was weighed. */
  readonly compressed: number | null
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
  const charsetAt = html.slice(0, 4096).search(/<meta\s+charset\s*=/i)
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
