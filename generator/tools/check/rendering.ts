import type { Site } from '../../site/build.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { Route } from '../../site/model/route.ts'
import type { SiteFiles } from '../../site/model/site-files.ts'
import type { TemplateInstance } from '../../site/model/template-instance.ts'
import { siteFiles } from '../../site/site-files.ts'

/** A site as it would be published, a page at a time. */
export interface Rendering {
  /** Share pictures are there once a page has asked for them; what is in them is not known. */
  readonly files: SiteFiles
  /** As text, or as what it has in common with others and its own texts, which hold until the next page is made. */
  readonly html: (route: Route) => string | TemplateInstance
  /** Share pictures that the pages rendered so far ask for, in their order. */
  readonly cards: () => readonly ShareCard[]
}

const decoder = new TextDecoder()

export const renderingOf = (site: Site): Rendering => {
  const files = siteFiles(site)
  const cards = new Map<string, ShareCard>()
  return {
    files: { ...files, has: path => files.has(path) || cards.has(`/${path}`) },
    html: route => {
      const page = site.page(route)
      const card = page.head.openGraph.image?.card
      if (card !== undefined) cards.set(card.url, card)
      const bytes = site.bytes(page)
      return 'template' in bytes ? bytes : decoder.decode(bytes)
    },
    cards: () => [...cards.values()],
  }
}
