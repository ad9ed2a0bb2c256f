import type { Site } from '../../site/build.ts'
import type { SiteFiles } from '../../site/model/file.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { Route } from '../../site/model/route.ts'
import { siteFiles } from '../../site/site-files.ts'

/** A site as it would be published, a page at a time. */
export interface Rendering {
  /** A share image exists as soon as a page needs it; its bytes are not known. */
  readonly files: SiteFiles
  readonly html: (route: Route) => string
  /** The share images that the pages rendered so far need, in their order. */
  readonly cards: () => readonly ShareCard[]
}

export const renderingOf = (site: Site): Rendering => {
  const files = siteFiles(site)
  const cards = new Map<string, ShareCard>()
  return {
    files: { ...files, has: path => files.has(path) || cards.has(`/${path}`) },
    html: route => {
      const page = site.page(route)
      const card = page.head.openGraph.image?.card
      if (card !== undefined) cards.set(card.url, card)
      return site.html(page)
    },
    cards: () => [...cards.values()],
  }
}
