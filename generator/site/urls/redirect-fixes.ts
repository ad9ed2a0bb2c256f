/** Fixes redirects after a page was renamed: they go to the page’s new URL, or are reversed if a page got its old URL back. */
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { cleanPath, splitTarget } from '../util/paths.ts'
import { groupBy } from '../util/table.ts'
import { planRedirects } from './plan-redirects.ts'
import { expandPatterns, pathOf, pathOnSite, redirectKey } from './redirect-chains.ts'
import { successors } from './successors.ts'
import { movedPages } from './url-contract.ts'
import type { LockedUrl } from './url-lock.ts'

type WrittenRedirect = ResolvedConfig['config']['redirects'][number]

/** A redirect of the config with its replacement: `null` if another one does the same. */
export interface FixedRedirect {
  readonly was: WrittenRedirect
  readonly now: WrittenRedirect | null
}

/** The site with other redirects, none of them inherited. */
const withRedirects = (site: ResolvedConfig, redirects: readonly WrittenRedirect[]): ResolvedConfig => ({
  ...site,
  config: { ...site.config, redirects: [...redirects] },
  foreignRedirects: new Set(),
})

export const siteWithFixes = (site: ResolvedConfig, lines: readonly FixedRedirect[]): ResolvedConfig =>
  withRedirects(
    site,
    lines.flatMap(({ now }, place) => (now === null || site.foreignRedirects.has(place) ? [] : [now])),
  )

/** Page URLs have no file extension. */
const isFile = (path: string): boolean => /[^/]\.[A-Za-z0-9]+$/.test(path)

/** A redirect whose target is not a page, or no longer one. */
interface BrokenRedirect {
  readonly line: WrittenRedirect
  readonly target: UrlPath
}

/** Keeps the first of several redirects from one URL, and none if the site redirects that URL by itself. */
const withoutDuplicates = (lines: readonly FixedRedirect[], leadsAlone: (from: UrlPath) => boolean): readonly FixedRedirect[] => {
  const taken = new Set(lines.flatMap(({ was, now }) => (was === now ? [redirectKey(was.from)] : [])))
  return lines.map(({ was, now }) => {
    if (now === null || now === was) return { was, now }
    if (taken.has(redirectKey(now.from)) || leadsAlone(now.from)) return { was, now: null }
    taken.add(redirectKey(now.from))
    return { was, now }
  })
}

/** Fixes each redirect of the config after pages were renamed. A target without a known successor stays: its meaning is unknown. */
export const fixRedirects = (site: ResolvedConfig, locked: readonly LockedUrl[]): readonly FixedRedirect[] => {
  const lines = site.config.redirects
  const pageAt = new Map(site.routes.routes.map(({ path }) => [redirectKey(path), path]))
  const onSite = (to: UrlPath | AbsoluteUrl): UrlPath | undefined => {
    const path = pathOnSite(to, site.config.site.origin)
    return path === null ? undefined : cleanPath(pathOf(path))
  }
  const left = lines.flatMap((line, place): readonly BrokenRedirect[] => {
    if (site.foreignRedirects.has(place)) return []
    const target = onSite(line.to)
    const isLeft =
      target !== undefined && !isFile(target) && !pageAt.has(redirectKey(target)) && redirectKey(target) !== redirectKey(line.from)
    return isLeft ? [{ line, target }] : []
  })
  if (left.length === 0) return lines.map(was => ({ was, now: was }))

  /** The URLs of pages that came back, by the URL that they had in between. */
  const returned = new Map(
    left.flatMap(({ line, target }) => {
      const page = pageAt.get(redirectKey(line.from))
      return page === undefined ? [] : [[target, page] as const]
    }),
  )
  /** Redirects that the site adds by itself. */
  const alone = new Map(
    expandPatterns(planRedirects(withRedirects(site, []))).flatMap(({ from, to }) => {
      const page = pageAt.get(redirectKey(onSite(to) ?? from))
      return page === undefined ? [] : [[redirectKey(from), page] as const]
    }),
  )
  const promised = locked.map(({ path }) => path)
  const isPromised = new Set(promised.map(redirectKey))
  const pages = site.routes.routes.filter(route => route.traits.hidden !== true).map(route => route.path)
  const gone = left.filter(({ line, target }) => isPromised.has(redirectKey(target)) || isPromised.has(redirectKey(line.from)))
  // Other URLs that disappeared also show what was renamed.
  const guessed = successors(
    [...new Set([...gone.map(({ target }) => target), ...promised.filter(path => !pageAt.has(redirectKey(path)))])],
    {
      added: pages.filter(path => !isPromised.has(redirectKey(path))),
      pages,
      target: path => alone.get(path.toLowerCase()),
      known: new Map([...movedPages(site.routes.routes, locked), ...returned]),
      taken: new Set(lines.flatMap(({ to }) => pageAt.get(redirectKey(onSite(to) ?? '/')) ?? [])),
    },
  )

  const lineFrom = groupBy(lines, ({ from }) => redirectKey(from))
  /** The page that a URL reaches through the current redirects, each followed once. */
  const followed = (target: UrlPath, seen: ReadonlySet<string> = new Set()): UrlPath | undefined => {
    const key = redirectKey(target)
    const known = pageAt.get(key) ?? returned.get(target) ?? alone.get(key)
    const [next] = lineFrom.get(key) ?? []
    const further = next === undefined ? undefined : onSite(next.to)
    return (
      known ?? (further === undefined || seen.has(key) ? undefined : (followed(further, new Set([...seen, key])) ?? guessed.get(further)))
    )
  }
  const fixed = ({ line, target }: BrokenRedirect): WrittenRedirect => {
    const page = pageAt.get(redirectKey(line.from))
    if (page !== undefined) return { ...line, from: target, to: page }
    const to = followed(target) ?? guessed.get(target)
    return to === undefined ? line : { ...line, to: `${to}${splitTarget(line.to)[1]}` }
  }
  return withoutDuplicates(
    lines.map(was => {
      const own = left.find(({ line }) => line === was)
      return { was, now: own === undefined ? was : fixed(own) }
    }),
    from => alone.has(redirectKey(from)),
  )
}
