/** Compares the URLs of a site with those in urls.lock: which are new, which are gone without a redirect, and which show another page. */

import type { Redirect } from '../model/host.ts'
import type { Route } from '../model/route.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import { ownerRedirects, planRedirects } from './plan-redirects.ts'
import { successors } from './successors.ts'
import type { LockedUrl } from './url-lock.ts'

/** A URL of the lock that shows another page. */
export interface ReassignedUrl {
  readonly path: UrlPath
  /** The page that the lock has for it: `fr service:air-duct`. */
  readonly was: string
  /** The page that the URL shows now. */
  readonly now: string
}

export interface UrlContract {
  /** Pages, and old URLs of the owner’s redirects, that are not in the lock yet. */
  readonly added: readonly UrlPath[]
  /** URLs of the lock that redirect now. */
  readonly moved: readonly UrlPath[]
  /** URLs of the lock that are gone, each with the page that most likely replaced it. */
  readonly vanished: readonly { readonly from: UrlPath; readonly to: UrlPath }[]
  /** URLs of the lock that show the page of another item, although one of the two pages is or was at another URL. */
  readonly reassigned: readonly ReassignedUrl[]
  /** URLs of the lock whose page has another id, while the page with the old id is gone: the item was probably renamed. */
  readonly renamed: readonly ReassignedUrl[]
  /** The lock’s content once the current state is accepted: pages, old URLs of the owner’s redirects, and redirected URLs of the lock. */
  readonly accepted: readonly LockedUrl[]
}

export interface UrlContractInput {
  readonly routes: readonly Route[]
  readonly redirects: readonly Redirect[]
  /** Old URLs of the owner’s redirects: they are promises too, unlike redirects that the site adds by itself. */
  readonly named: readonly UrlPath[]
  readonly origin: string
  /** URLs of the lock for this site. */
  readonly promised: readonly LockedUrl[]
}

/** Hosts ignore case where they can, and no redirect can distinguish it. */
const keyOf = (path: string): string => path.toLowerCase()

/** Identifies a route in the lock: `fr service:air-duct`. */
export const lockedPage = ({ language, key }: Route): string => `${language} ${key}`

/** The current URLs of pages that the lock has at a URL that is no longer a page. */
export const movedPages = (routes: readonly Route[], promised: readonly LockedUrl[]): ReadonlyMap<UrlPath, UrlPath> => {
  const isPage = new Set(routes.map(({ path }) => keyOf(path)))
  const pathOf = new Map(routes.map(route => [lockedPage(route), route.path]))
  return new Map(
    promised.flatMap(({ path, page = '' }) => {
      const to = isPage.has(keyOf(path)) ? undefined : pathOf.get(page)
      return to === undefined ? [] : [[path, to] as const]
    }),
  )
}

/** URLs that show a different page than the lock lists for them. */
const otherPages = (routes: readonly Route[], promised: readonly LockedUrl[]): Pick<UrlContract, 'reassigned' | 'renamed'> => {
  const routeAt = new Map(routes.map(route => [keyOf(route.path), route]))
  const current = new Set(routes.map(lockedPage))
  const former = new Set(promised.map(({ page }) => page))
  // Merging two branches can leave two lines for a URL.
  const recorded = new Set(promised.map(({ path, page }) => `${keyOf(path)} ${page}`))
  const changed = promised.flatMap(({ path, page }): readonly ReassignedUrl[] => {
    const route = routeAt.get(keyOf(path))
    if (route === undefined || page === undefined || recorded.has(`${keyOf(path)} ${lockedPage(route)}`)) return []
    return [{ path, was: page, now: lockedPage(route) }]
  })
  const isReassigned = ({ was, now }: ReassignedUrl): boolean => current.has(was) || former.has(now)
  return { reassigned: changed.filter(isReassigned), renamed: changed.filter(url => !isReassigned(url)) }
}

/** Targets by old URL, with patterns expanded. */
const destinations = (redirects: readonly Redirect[]): ReadonlyMap<string, UrlPath | AbsoluteUrl> => {
  const byFrom = new Map<string, UrlPath | AbsoluteUrl>()
  for (const { from, to } of redirects.flatMap(expandRedirect)) if (!byFrom.has(keyOf(from))) byFrom.set(keyOf(from), to)
  return byFrom
}

export const urlContract = ({ routes, redirects, named, origin, promised }: UrlContractInput): UrlContract => {
  const shown = routes.filter(route => route.traits.hidden !== true)
  const pages = shown.map(route => route.path)
  const isPage = new Set(pages.map(keyOf))
  const target = destinations(redirects)
  /**
   * Whether a URL redirects in one hop, to a page or file of this site or to another site. Whether the file exists is checked by
   * redirect-diagnostics.ts.
   */
  const redirectsOnce = (from: UrlPath): boolean => {
    const to = target.get(keyOf(from))
    if (to === undefined) return false
    const own = to.startsWith(origin) ? to.slice(origin.length) || '/' : to
    const path = own.replace(/[?#].*$/, '')
    return !own.startsWith('/') || isPage.has(keyOf(path)) || /[^/]\.[A-Za-z0-9]+$/.test(path)
  }
  const isPromised = new Set(promised.map(({ path }) => keyOf(path)))
  const isNew = (path: UrlPath): boolean => !isPromised.has(keyOf(path))
  const redirecting = [...new Set(named)].filter(path => !isPage.has(keyOf(path)) && redirectsOnce(path))
  const added = [...pages, ...redirecting].filter(isNew)
  const known = new Map(
    redirecting.flatMap(from => {
      const to = pages.find(path => path === target.get(keyOf(from)))
      return to === undefined ? [] : [[from, to] as const]
    }),
  )
  const gone = promised.flatMap(({ path }) => (isPage.has(keyOf(path)) ? [] : [path]))
  const moved = gone.filter(redirectsOnce)
  const recorded = movedPages(shown, promised)
  const sure = new Map([...known, ...recorded])
  const lost = successors(
    gone.filter(path => !redirectsOnce(path)),
    { added, pages, target: path => target.get(keyOf(path)), known: sure, taken: new Set(sure.values()) },
  )
  return {
    added,
    moved,
    vanished: [...lost].map(([from, to]) => ({ from, to: recorded.get(from) ?? to })),
    ...otherPages(shown, promised),
    accepted: [
      ...shown.map(route => ({ path: route.path, page: lockedPage(route) })),
      ...[...new Set([...redirecting, ...moved])].map(path => ({ path })),
    ],
  }
}

/** The contract of a whole site. */
export const siteContract = (site: ResolvedConfig, promised: readonly LockedUrl[]): UrlContract =>
  urlContract({
    routes: site.routes.routes,
    redirects: planRedirects(site),
    named: ownerRedirects(site).map(({ redirect }) => redirect.from),
    origin: site.config.site.origin,
    promised,
  })
