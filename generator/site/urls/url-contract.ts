/** Compares the URLs of a site with those in urls.lock: which are new, and which are gone without a redirect. */

import type { Redirect } from '../model/host.ts'
import type { Route } from '../model/route.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import { ownerRedirects, planRedirects } from './plan-redirects.ts'
import { successors } from './successors.ts'

export interface UrlContract {
  /** Pages, and old URLs of the owner’s redirects, that are not in the lock yet. */
  readonly added: readonly UrlPath[]
  /** URLs of the lock that redirect now. */
  readonly moved: readonly UrlPath[]
  /** URLs of the lock that are gone, each with the page that most likely replaced it. */
  readonly vanished: readonly { readonly from: UrlPath; readonly to: UrlPath }[]
  /** The lock’s content once the current state is accepted: pages, old URLs of the owner’s redirects, and redirected URLs of the lock. */
  readonly accepted: readonly UrlPath[]
}

export interface UrlContractInput {
  readonly routes: readonly Route[]
  readonly redirects: readonly Redirect[]
  /** Old URLs of the owner’s redirects: they are promises too, unlike redirects that the site adds by itself. */
  readonly named: readonly UrlPath[]
  readonly origin: string
  /** URLs of the lock for this site. */
  readonly promised: readonly UrlPath[]
}

/** Hosts ignore case where they can, and no redirect can distinguish it. */
const keyOf = (path: string): string => path.toLowerCase()

/** Targets by old URL, with patterns expanded. */
const destinations = (redirects: readonly Redirect[]): ReadonlyMap<string, UrlPath | AbsoluteUrl> => {
  const byFrom = new Map<string, UrlPath | AbsoluteUrl>()
  for (const { from, to } of redirects.flatMap(expandRedirect)) if (!byFrom.has(keyOf(from))) byFrom.set(keyOf(from), to)
  return byFrom
}

export const urlContract = ({ routes, redirects, named, origin, promised }: UrlContractInput): UrlContract => {
  const pages = routes.filter(route => route.traits.hidden !== true).map(route => route.path)
  const isPage = new Set(pages.map(keyOf))
  const target = destinations(redirects)
  /**
   * Whether a URL redirects in one hop, to a page or file of this site or to another site. Whether the file exists is checked by
   * redirect-diagnostics.ts.
   */
  const leadsOn = (from: UrlPath): boolean => {
    const to = target.get(keyOf(from))
    if (to === undefined) return false
    const own = to.startsWith(origin) ? to.slice(origin.length) || '/' : to
    const path = own.replace(/[?#].*$/, '')
    return !own.startsWith('/') || isPage.has(keyOf(path)) || /[^/]\.[A-Za-z0-9]+$/.test(path)
  }
  const isPromised = new Set(promised.map(keyOf))
  const isNew = (path: UrlPath): boolean => !isPromised.has(keyOf(path))
  const leading = [...new Set(named)].filter(path => !isPage.has(keyOf(path)) && leadsOn(path))
  const added = [...pages, ...leading].filter(isNew)
  const known = new Map(
    leading.flatMap(from => {
      const to = pages.find(path => path === target.get(keyOf(from)))
      return to === undefined ? [] : [[from, to] as const]
    }),
  )
  const gone = promised.filter(path => !isPage.has(keyOf(path)))
  const moved = gone.filter(leadsOn)
  const lost = successors(
    gone.filter(path => !leadsOn(path)),
    { added, pages, target: path => target.get(keyOf(path)), known, taken: new Set(known.values()) },
  )
  return {
    added,
    moved,
    vanished: [...lost].map(([from, to]) => ({ from, to })),
    accepted: [...new Set([...pages, ...leading, ...moved])],
  }
}

/** The contract of a whole site. */
export const siteContract = (site: ResolvedConfig, promised: readonly UrlPath[]): UrlContract =>
  urlContract({
    routes: site.routes.routes,
    redirects: planRedirects(site),
    named: ownerRedirects(site).map(({ redirect }) => redirect.from),
    origin: site.config.site.origin,
    promised,
  })
