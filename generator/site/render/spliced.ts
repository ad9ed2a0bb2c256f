/** Pages of which there may be thousands: the first of a shape is rendered, the others are spliced (docs/decisions/0012). */
import { headAfter } from '../../../templates/head.ts'
import { spliced } from '../../../templates/splice.ts'
import { getOrCreate } from '../model/memoize.ts'
import type { Head, Page } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { ShortNames } from '../model/short-names.ts'
import { bodyMarkup } from './body.tsx'

/** What all pages of a language share. */
const shared = [
  'kind',
  'language',
  'words',
  'businessName',
  'home',
  'logo',
  'mark',
  'motif',
  'art',
  'navigation',
  'navigationPhone',
  'floatingPhone',
  'callNow',
  'footer',
]

interface SplicedBody extends Omit<Page, 'head'> {
  /** No component of a body reads it. */
  readonly head: null
  readonly shortNames: ShortNames | undefined
}

const bodies = new Map<PageKind, (body: SplicedBody) => string>()

/** As `bodyMarkup`. @param fixed what a page of this kind decides by */
export const splicedBody = (page: Page, fixed: ReadonlySet<string>, shortNames?: ShortNames): string =>
  getOrCreate(bodies, page.kind, () =>
    spliced<SplicedBody>(
      ({ shortNames, ...body }) => bodyMarkup(body as unknown as Page, shortNames),
      new Set([...shared, ...fixed, 'shortNames']),
    ),
  )({ shortNames, ...page, head: null })

interface SplicedHead {
  readonly head: Head
  readonly script: string
  /** Nodes that all pages of a language share, in the order of the graph … */
  readonly business: object | undefined
  readonly website: object | undefined
  /** … and those of the page. */
  readonly own: readonly object[]
}

const fill = spliced<SplicedHead>(
  ({ head, script, business, website, own }) =>
    headAfter(
      business === undefined || website === undefined
        ? head
        : { ...head, structuredData: { '@context': 'https://schema.org', '@graph': [business, website, ...own] } },
      script,
    ),
  new Set(['business', 'website', 'themeColour']),
)

/** As `headAfter`. */
export const splicedHead = (head: Head, script: string): string => {
  const [business, website, ...own] = head.structuredData?.['@graph'] ?? []
  return fill({ head: { ...head, structuredData: null }, script, business, website, own })
}
