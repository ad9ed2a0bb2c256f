import { textOf } from '../../../html/structured-data.ts'
import type { Route } from '../../../site/model/route.ts'
import type { UrlPath } from '../../../site/model/url.ts'
import { copyOf } from '../../../site/util/memoize.ts'
import { runsOf, shinglesOf } from '../rules/truth/similarity/shingles.ts'
import type { WordReader } from '../rules/truth/similarity/word-ids.ts'
import { businessesOf, nodeIs } from '../vocabulary/vocabulary.ts'
import { isListed, metaOf, type PageFacts } from './page-facts.ts'
import type { SiteFacts } from './site-facts.ts'

/** Numbers that should be the same in all languages of a page. */
interface Outline {
  readonly headings: number
  readonly images: number
  readonly forms: number
  readonly fields: number
  readonly questions: number
}

/** What the checks that compare pages need of each page. Ten thousand summaries must fit into memory. */
export interface PageSummary {
  readonly path: UrlPath
  readonly route: Route
  readonly language: string
  readonly listed: boolean
  readonly compressed: number | null
  readonly title: string
  readonly description: string
  readonly heading: string
  /** Name of the page in structured data. */
  readonly structuredName: string | null
  /** Ids of the businesses in structured data; empty for those without an id. */
  readonly businesses: readonly string[]
  readonly canonical: string | null
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** Targets of its links with a fragment, `/path#fragment`, without duplicates. */
  readonly fragments: readonly string[]
  readonly ids: readonly string[]
  readonly scripts: readonly string[]
  readonly outline: Outline
  /** Word ids of the text written for the page, with place names masked; only for pages that are compared with their siblings. */
  readonly words: Int32Array | null
  /** Hashes of the runs of these words as a sorted set. */
  readonly shingles: Uint32Array | null
}

/** Returns an equal string that was passed before, or a copy that does not retain the page it is a slice of. */
type StringPool = (text: string) => string

export const stringPool = (): StringPool => {
  const strings = new Map<string, string>()
  return text => {
    const known = strings.get(text)
    if (known !== undefined) return known
    const copy = copyOf(text)
    strings.set(copy, copy)
    return copy
  }
}

const fragmentsOf = (page: PageFacts): readonly string[] => {
  const fragments = new Set<string>()
  for (const { to } of page.links)
    if ((to.kind === 'here' || to.kind === 'site') && to.fragment !== '')
      fragments.add(`${to.kind === 'here' ? page.path : to.path}#${to.fragment}`)
  return [...fragments]
}

/** Adds the paths on this site that a page links to. */
export const noteLinked = ({ links, route }: PageFacts, site: SiteFacts, linked: Set<string>): void => {
  // Its language links do not count: visitors must be able to reach the page from another one.
  const versions = site.alternates(route)
  for (const { to } of links)
    if (to.kind === 'site' && !linked.has(to.path) && !versions.some(({ path }) => path === to.path)) linked.add(copyOf(to.path))
}

const outlineOf = (page: PageFacts): Outline => ({
  headings: page.headings.length,
  images: page.images.length,
  forms: page.forms.length,
  fields: page.forms.reduce((sum, form) => sum + form.fields.length, 0),
  questions: page.nodes.filter(node => node.types.includes('Question')).length,
})

export const summaryOf = (page: PageFacts, pool: StringPool, read: WordReader['read']): PageSummary => {
  const webPage = page.nodes.find(node => node.holder === null && nodeIs(node, 'WebPage'))
  const pooled = (text: string | undefined): string | null => (text === undefined ? null : pool(text))
  const words = page.route.kind === 'serviceLocation' ? read(page.prose) : null
  return {
    path: page.path,
    route: page.route,
    language: pool(page.language),
    listed: isListed(page),
    compressed: page.compressed,
    title: pool(page.titles[0] ?? ''),
    description: pool(metaOf(page, 'description') ?? ''),
    heading: pool(page.headings.find(heading => heading.level === 1)?.text ?? ''),
    structuredName: pooled(textOf(webPage?.properties.name)),
    businesses: businessesOf(page).map(node => pool(textOf(node.properties['@id']) ?? '')),
    canonical: pooled(page.canonicals[0]),
    alternates: page.alternates.map(({ hreflang, href }) => ({ hreflang: pool(hreflang), href: pool(href) })),
    fragments: fragmentsOf(page).map(pool),
    ids: page.ids.map(pool),
    scripts: page.requests.filter(request => request.by === 'script').map(request => pool(request.url)),
    outline: outlineOf(page),
    words,
    shingles: words === null ? null : shinglesOf(runsOf(words)),
  }
}
