/** Which pages have a share picture of their own, and what stands on it. */
import { memoize } from '../model/memoize.ts'
import type { ShareCard } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { ResolvedConfig } from './resolve.ts'

/** Sites with more pages than these do not get a picture for each area: thousands of them would cost minutes and gigabytes. */
export const manyPages = 500

export type ShareMode = 'pages' | 'services' | 'none'

export const shareMode = ({ config, routes }: ResolvedConfig): ShareMode =>
  config.site.sharePictures ?? (routes.count > manyPages ? 'services' : 'pages')

/** A page’s title without the business’s name at its end, which the picture shows anyway. */
export const cardTitle = (title: string, business: string): string => {
  if (!title.endsWith(business)) return title
  const rest = title
    .slice(0, -business.length)
    .replace(/[\s|–—·:,-]+$/u, '')
    .trim()
  return rest === '' ? title : rest
}

interface Titles {
  readonly title: string
  /** Title that the pages of a service in its areas share, where there are too many of them. */
  readonly shared: string | undefined
}

/** By their words: pages with the same ones share a card. */
const cardsIn = memoize(
  ({ site, language: { direction } }: LocalizedSite) =>
    memoize((words: string): ShareCard | null => {
      const { shareUrl } = site.assets
      const title = cardTitle(words, site.config.business.name)
      return shareUrl === undefined ? null : { title, direction, url: shareUrl({ title, direction }) }
    }),
  new WeakMap(),
)

/** The card of a page in the mode of its site; none where there are no such pictures. */
export const shareCard = (localized: LocalizedSite, route: Route, { title, shared }: Titles): ShareCard | null => {
  const mode = shareMode(localized.site)
  if (mode === 'none') return null
  return cardsIn(localized)(mode === 'services' && route.kind === 'serviceLocation' && shared !== undefined ? shared : title)
}
