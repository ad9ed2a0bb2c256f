/** What was promised against what is: which addresses are new, and which are gone without a redirect. */
import { expandRedirect, type Redirect } from '../model/host.ts'
import type { Route } from '../model/route.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { ownerRedirects, planRedirects } from './plan-redirects.ts'
import { successors } from './successors.ts'

export interface UrlContract {
  /** Pages, and old addresses that the owner named, which the lock does not know yet. */
  readonly added: readonly UrlPath[]
  /** Promised addresses that redirect now. */
  readonly moved: readonly UrlPath[]
  /** Promised addresses that answer no more, each with the page that most likely took its place. */
  readonly vanished: readonly { readonly from: UrlPath; readonly to: UrlPath }[]
  /** What the lock will hold when the present state is accepted: pages, old addresses that the owner named, promised ones that redirect. */
  readonly accepted: readonly UrlPath[]
}

export interface UrlContractInput {
  readonly routes: readonly Route[]
  readonly redirects: readonly Redirect[]
  /** Old addresses that the owner named: they are promises too, unlike redirects that the plan makes by itself. */
  readonly named: readonly UrlPath[]
  readonly origin: string
  /** Addresses that the lock promises for this site. */
  readonly promised: readonly UrlPath[]
}

/** Hosts take one case for another where they can, and no redirect can tell the two apart. */
const keyOf = (path: string): string => path.toLowerCase()

/** Where each old address leads, the rules that stand for many written out. */
const destinations = (redirects: readonly Redirect[]): ReadonlyMap<string, UrlPath | AbsoluteUrl> => {
  const byFrom = new Map<string, UrlPath | AbsoluteUrl>()
  for (const { from, to } of redirects.flatMap(expandRedirect)) if (!byFrom.has(keyOf(from))) byFrom.set(keyOf(from), to)
  return byFrom
}

export const urlContract = ({ routes, redirects, named, origin, promised }: UrlContractInput): UrlContract => {
  const pages = routes.filter(route => route.traits.hidden !== true).map(route => route.path)
  const isPage = new Set(pages.map(keyOf))
  const target = destinations(redirects)
  /** In one hop, to a page or file of this site or to another site. Whether the file is there, the judge of redirects says. */
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
