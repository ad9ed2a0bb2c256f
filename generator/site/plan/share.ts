/** Which pages have a share picture of their own, and what stands on it. */
import { getOrCreate } from '../model/memoize.ts'
import type { ShareCard } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
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
  readonly shared: (() => string) | undefined
}

/** Pages with the same words on it share one. */
const cards = new WeakMap<LocalizedSite, Map<string, ShareCard>>()

/** The card of a page in the mode of its site; none where there are no such pictures. */
export const shareCard = (localized: LocalizedSite, route: Route, { title, shared }: Titles): ShareCard | null => {
  const { site, language } = localized
  const mode = shareMode(site)
  const urlOf: ((card: Omit<ShareCard, 'url'>) => UrlPath) | undefined = site.assets.shareUrl
  if (mode === 'none' || urlOf === undefined) return null
  const words = mode === 'services' && route.kind === 'serviceLocation' && shared !== undefined ? shared() : title
  return getOrCreate(
    getOrCreate(cards, localized, () => new Map<string, ShareCard>()),
    words,
    () => {
      const { direction } = language
      const cardWords = cardTitle(words, site.config.business.name)
      return { title: cardWords, direction, url: urlOf({ title: cardWords, direction }) }
    },
  )
}
