/** Location pages, of which there may be thousands: the first of a shape is rendered, the others are spliced (docs/decisions/0012). */
import type { Head, ServiceLocationPage } from '../generator/site/model/page.ts'
import { bodyMarkup } from './body.tsx'
import { headAfter } from './head.ts'
import { spliced } from './splice.ts'

/** What a location page decides by, and what all of them share. All else are texts and addresses, written down as they are. */
const fixedInBody = new Set([
  ...['kind', 'language', 'words', 'icon', 'picture', 'office', 'book', 'phone'],
  ...['businessName', 'home', 'logo', 'navigation', 'navigationPhone', 'floatingPhone', 'footer'],
])

const splicedBody = spliced<Omit<ServiceLocationPage, 'head'>>(
  // No component of a body reads the head.
  page => bodyMarkup(page as ServiceLocationPage),
  fixedInBody,
)

/** As `bodyMarkup`. */
export const locationBody = ({ head, ...page }: ServiceLocationPage): string => splicedBody(page)

interface SplicedHead {
  readonly head: Head
  readonly script: string
  /** Nodes that all pages of a language share, in the order of the graph … */
  readonly business: object | undefined
  readonly website: object | undefined
  /** … and those of the page. */
  readonly own: readonly object[]
}

const splicedHead = spliced<SplicedHead>(
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
export const locationHead = (head: Head, script: string): string => {
  const [business, website, ...own] = head.structuredData?.['@graph'] ?? []
  return splicedHead({ head: { ...head, structuredData: null }, script, business, website, own })
}
