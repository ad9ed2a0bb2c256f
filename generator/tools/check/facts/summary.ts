import { textOf } from '../../../html/structured-data.ts'
import { copyOf } from '../../../site/model/memoize.ts'
import type { Route } from '../../../site/model/route.ts'
import type { UrlPath } from '../../../site/model/url.ts'
import { businessesOf } from '../structured/business.ts'
import { runsOf, shinglesOf } from '../truth/similarity/shingles.ts'
import type { WordReader } from '../truth/similarity/words.ts'
import { isA } from '../vocabulary/vocabulary.ts'
import { isListed, metaOf, type PageFacts } from './page.ts'
import type { SiteFacts } from './site.ts'

/** Counts that a page and its versions in other languages should share. */
export interface Outline {
  readonly headings: number
  readonly images: number
  readonly forms: number
  readonly fields: number
  readonly questions: number
}

/** What is kept of each page for checks that compare pages. Ten thousand of them must fit into memory. */
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
  /** Ids of the businesses that structured data describes, empty texts for those without. */
  readonly businesses: readonly string[]
  readonly canonical: string | null
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** Parts of pages that its links lead to, `/path#fragment`, each once. */
  readonly fragments: readonly string[]
  readonly ids: readonly string[]
  readonly scripts: readonly string[]
  readonly outline: Outline
  /** Numbers of the words of its own text, names of places masked; of pages that are compared with their siblings. */
  readonly words: Int32Array | null
  /** Hashes of the runs of these words as a set, in rising order. */
  readonly shingles: Uint32Array | null
}

/** Gives an equal text that was seen before, or a copy that does not hold on to the page it was cut from. */
type Intern = (text: string) => string

export const intern = (): Intern => {
  const kept = new Map<string, string>()
  return text => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const copy = copyOf(text)
    kept.set(copy, copy)
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

/** Notes where the links of a page lead on this site. Paths hold on to no page: what a link leads to is read once for many. */
export const noteLinked = ({ links, route }: PageFacts, site: SiteFacts, linked: Set<string>): void => {
  // The language links lead to every version of the page: that alone is no way in.
  const versions = site.alternates(route)
  for (const { to } of links)
    if (to.kind === 'site' && !linked.has(to.path) && !versions.some(({ path }) => path === to.path)) linked.add(to.path)
}

const outlineOf = (page: PageFacts): Outline => ({
  headings: page.headings.length,
  images: page.images.length,
  forms: page.forms.length,
  fields: page.forms.reduce((sum, form) => sum + form.fields.length, 0),
  questions: page.nodes.filter(node => node.types.includes('Question')).length,
})

export const summaryOf = (page: PageFacts, keep: Intern, read: WordReader['read']): PageSummary => {
  const webPage = page.nodes.find(node => node.holder === null && node.types.some(type => isA(type, 'WebPage')))
  const kept = (text: string | undefined): string | null => (text === undefined ? null : keep(text))
  const words = page.route.kind === 'serviceLocation' ? read(page.prose) : null
  return {
    path: page.path,
    route: page.route,
    language: keep(page.language),
    listed: isListed(page),
    compressed: page.compressed,
    title: keep(page.titles[0] ?? ''),
    description: keep(metaOf(page, 'description') ?? ''),
    heading: keep(page.headings.find(heading => heading.level === 1)?.text ?? ''),
    structuredName: kept(textOf(webPage?.properties.name)),
    businesses: businessesOf(page).map(node => keep(textOf(node.properties['@id']) ?? '')),
    canonical: kept(page.canonicals[0]),
    alternates: page.alternates.map(({ hreflang, href }) => ({ hreflang: keep(hreflang), href: keep(href) })),
    fragments: fragmentsOf(page).map(keep),
    ids: page.ids.map(keep),
    scripts: page.requests.filter(request => request.by === 'script').map(request => keep(request.url)),
    outline: outlineOf(page),
    words,
    shingles: words === null ? null : shinglesOf(runsOf(words)),
  }
}
