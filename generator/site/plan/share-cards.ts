/** Which pages have their own share image, and its title. */

import type { ShareCard } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { isolated } from '../util/isolates.ts'
import { memoize } from '../util/memoize.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { ResolvedConfig } from './resolve.ts'

/** Sites with more pages than this have no share image for each location: it would take minutes and gigabytes. */
export const manyPages = 500

export type ShareMode = 'pages' | 'services' | 'none'

export const shareMode = ({ config, routes }: ResolvedConfig): ShareMode =>
  config.site.sharePictures ?? (routes.count > manyPages ? 'services' : 'pages')

/** A page’s title without the business name at its end, or before a separator at its beginning: the image shows the name anyway. */
export const cardTitle = (title: string, business: string): string => {
  for (const name of [business, isolated(business, 'rtl')]) {
    const rest = title.endsWith(name)
      ? title.slice(0, -name.length).replace(/[\s|–—·:,-]+$/u, '')
      : title.startsWith(name) && /^\s*[|–—·]/u.test(title.slice(name.length))
        ? title.slice(name.length).replace(/^[\s|–—·]+/u, '')
        : ''
    if (rest.trim() !== '') return rest.trim()
  }
  return title
}

interface Titles {
  readonly title: string
  /** Title for all pages of a service in its locations, if there are too many of them. */
  readonly shared: string | undefined
}

/** By title: pages with the same title share a card. */
const cardsIn = memoize(
  ({ site, language: { direction } }: LocalizedSite) =>
    memoize((words: string): ShareCard | null => {
      const { shareUrl } = site.assets
      const title = cardTitle(words, site.config.business.name)
      return shareUrl === undefined ? null : { title, direction, url: shareUrl({ title, direction }) }
    }),
  new WeakMap(),
)

/** The card of a page; `null` if the site has no share images. */
export const shareCard = (localized: LocalizedSite, route: Route, { title, shared }: Titles): ShareCard | null => {
  const mode = shareMode(localized.site)
  if (mode === 'none') return null
  return cardsIn(localized)(mode === 'services' && route.kind === 'serviceLocation' && shared !== undefined ? shared : title)
}
