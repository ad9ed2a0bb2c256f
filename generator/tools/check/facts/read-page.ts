import { headReader } from '../../../html/head.ts'
import { parseHtml } from '../../../html/parse.ts'
import { nodesOf } from '../../../html/structured-data.ts'
import type { Route } from '../../../site/model/route.ts'
import { type PageFacts, visibleTextOf } from './page-facts.ts'
import { formReader } from './read-forms.ts'
import { namedReader } from './read-links.ts'
import { idReader, resourceReader } from './read-resources.ts'
import { textReader } from './read-texts.ts'

export interface PageFile {
  readonly file: string
  readonly route: Route
  readonly html: string
  readonly compressed: number | null
}

/** Reads the facts of a page in one pass. @param origin of the site, to recognize links within it */
export const readPage = ({ file, route, html, compressed }: PageFile, origin: string): PageFacts => {
  const [head, named, resources, forms, ids, texts] = [
    headReader(),
    namedReader(origin),
    resourceReader(),
    formReader(),
    idReader(),
    textReader(),
  ] as const
  parseHtml(html, [head, named, resources, forms, ids, texts])

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
    ...resources.facts(),
    ...ids.facts(),
    ...textFacts,
    visible: visibleTextOf(textFacts.texts),
    forms: forms.facts(),
  }
}
