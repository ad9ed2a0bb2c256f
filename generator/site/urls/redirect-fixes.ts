/** Redirects of an owner that a renamed page left behind: each led on to where the page is now, or turned round when a page came back. */

import { groupBy } from '../model/table.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { cleanPath } from '../util/paths.ts'
import { planRedirects } from './plan-redirects.ts'
import { expandPatterns, pathOf, pathOnSite, redirectKey } from './redirect-chains.ts'
import { successors } from './successors.ts'

/** A redirect as it stands in the config. */
type WrittenRedirect = ResolvedConfig['config']['redirects'][number]

/** A line of the config’s redirects, and what must stand there instead: nothing, when another says it already. */
export interface FixedRedirect {
  readonly was: WrittenRedirect
  readonly now: WrittenRedirect | null
}

/** The site as it would be with these redirects, all its own. */
const withRedirects = (site: ResolvedConfig, redirects: readonly WrittenRedirect[]): ResolvedConfig => ({
  ...site,
  config: { ...site.config, redirects: [...redirects] },
  foreignRedirects: new Set(),
})

/** The site as it would be with its lines mended. */
export const siteWithFixes = (site: ResolvedConfig, lines: readonly FixedRedirect[]): ResolvedConfig =>
  withRedirects(
    site,
    lines.flatMap(({ now }, place) => (now === null || site.foreignRedirects.has(place) ? [] : [now])),
  )

/** No page of this program ends like a file. */
const isFile = (path: string): boolean => /[^/]\.[A-Za-z0-9]+$/.test(path)

/** A line that leads to where no page is, or no page any more. */
interface LeftLine {
  readonly line: WrittenRedirect
  readonly target: UrlPath
}

/** Of several lines that start from one address, the first; none where the site leads on by itself. */
const withoutTwins = (lines: readonly FixedRedirect[], leadsAlone: (from: UrlPath) => boolean): readonly FixedRedirect[] => {
  const kept = new Set(lines.flatMap(({ was, now }) => (was === now ? [redirectKey(was.from)] : [])))
  return lines.map(({ was, now }) => {
    if (now === null || now === was) return { was, now }
    if (kept.has(redirectKey(now.from)) || leadsAlone(now.from)) return { was, now: null }
    kept.add(redirectKey(now.from))
    return { was, now }
  })
}

/**
 * Each redirect of the config, as it must stand there now that pages have other addresses.
 * A target that nothing tells of stays as it is: nobody knows what was meant.
 */
export const fixRedirects = (site: ResolvedConfig, promised: readonly UrlPath[]): readonly FixedRedirect[] => {
  const lines = site.config.redirects
  const pageAt = new Map(site.routes.routes.map(({ path }) => [redirectKey(path), path]))
  const onSite = (to: UrlPath | AbsoluteUrl): UrlPath | undefined => {
    const path = pathOnSite(to, site.config.site.origin)
    return path === null ? undefined : cleanPath(pathOf(path))
  }
  const left = lines.flatMap((line, place): readonly LeftLine[] => {
    if (site.foreignRedirects.has(place)) return []
    const target = onSite(line.to)
    const isLeft =
      target !== undefined && !isFile(target) && !pageAt.has(redirectKey(target)) && redirectKey(target) !== redirectKey(line.from)
    return isLeft ? [{ line, target }] : []
  })
  if (left.length === 0) return lines.map(was => ({ was, now: was }))

  /** Where a page came back to, by the address that it had meanwhile. */
  const returned = new Map(
    left.flatMap(({ line, target }) => {
      const page = pageAt.get(redirectKey(line.from))
      return page === undefined ? [] : [[target, page] as const]
    }),
  )
  /** Where the site leads on by itself. */
  const alone = new Map(
    expandPatterns(planRedirects(withRedirects(site, []))).flatMap(({ from, to }) => {
      const page = pageAt.get(redirectKey(onSite(to) ?? from))
      return page === undefined ? [] : [[redirectKey(from), page] as const]
    }),
  )
  const isPromised = new Set(promised.map(redirectKey))
  const pages = site.routes.routes.filter(route => route.traits.hidden !== true).map(route => route.path)
  const gone = left.filter(({ line, target }) => isPromised.has(redirectKey(target)) || isPromised.has(redirectKey(line.from)))
  // The others that are gone tell what was renamed too.
  const guessed = successors(
    [...new Set([...gone.map(({ target }) => target), ...promised.filter(path => !pageAt.has(redirectKey(path)))])],
    {
      added: pages.filter(path => !isPromised.has(redirectKey(path))),
      pages,
      target: path => alone.get(path.toLowerCase()),
      known: returned,
      taken: new Set(lines.flatMap(({ to }) => pageAt.get(redirectKey(onSite(to) ?? '/')) ?? [])),
    },
  )

  const lineFrom = groupBy(lines, ({ from }) => redirectKey(from))
  /** The page that an address leads to by the lines as they are, each followed once. */
  const followed = (target: UrlPath, seen: ReadonlySet<string> = new Set()): UrlPath | undefined => {
    const key = redirectKey(target)
    const known = pageAt.get(key) ?? returned.get(target) ?? alone.get(key)
    const [next] = lineFrom.get(key) ?? []
    const further = next === undefined ? undefined : onSite(next.to)
    return (
      known ?? (further === undefined || seen.has(key) ? undefined : (followed(further, new Set([...seen, key])) ?? guessed.get(further)))
    )
  }
  const mended = ({ line, target }: LeftLine): WrittenRedirect => {
    const page = pageAt.get(redirectKey(line.from))
    if (page !== undefined) return { ...line, from: target, to: page }
    const to = followed(target) ?? guessed.get(target)
    return to === undefined ? line : { ...line, to }
  }
  return withoutTwins(
    lines.map(was => {
      const own = left.find(({ line }) => line === was)
      return { was, now: own === undefined ? was : mended(own) }
    }),
    from => alone.has(redirectKey(from)),
  )
}
