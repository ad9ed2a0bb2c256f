/** Reports redirects of the owner that make no sense: loops, chains, missing targets, duplicates, redirects that hide a page. */
import { type ConfigPath, pathText } from '../config/yaml/config-document.ts'
import { unsafeCharacters } from '../hosts/validate.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic, Problem, SourceLocation } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/file.ts'
import type { Redirect } from '../model/host.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { lazy } from '../util/memoize.ts'
import { cleanPath, splitTarget } from '../util/paths.ts'
import { ownerRedirects, planRedirects } from './plan-redirects.ts'
import { type ChainEnd, chainFollower, expandPatterns, isNeedless, pathOf, pathOnSite, redirectKey } from './redirect-chains.ts'

interface RedirectInput {
  /** As the owner wrote them, before any is dropped; none with a placeholder. */
  readonly redirects: readonly Redirect[]
  /** Paths of all pages, hidden ones too. */
  readonly pages: readonly UrlPath[]
  /** URLs of other published files: `/robots.txt`. */
  readonly files: readonly UrlPath[]
  /** All redirects of the site, including those that it adds by itself: an owner’s redirect may target one. */
  readonly planned: readonly Redirect[]
  readonly origin: AbsoluteUrl
}

interface RedirectProblem extends Problem {
  readonly redirect: Redirect
  /** Which end of the redirect is wrong. */
  readonly end: 'from' | 'to'
}

/** URLs that a mistyped target may have meant; file names with a hash are not typed by hand. */
const suggestions = ({ pages, files }: RedirectInput): readonly string[] => [
  ...pages,
  ...files.filter(file => !file.startsWith('/assets/')),
]

/** The published page or file at a path, directly or after the host has corrected the spelling. */
const publishedAt = (published: ReadonlySet<string>, path: UrlPath): string | undefined =>
  [path, cleanPath(path)].find(one => published.has(one))

/** @returns at most one problem per redirect, in the order of the redirects */
export const validateRedirects = (input: RedirectInput): readonly RedirectProblem[] => {
  const { redirects, pages, files, planned, origin } = input
  if (redirects.length === 0) return []
  const published = new Set<string>([...files, ...pages])
  const publishedInLowerCase = new Map([...published].map(path => [path.toLowerCase(), path]))
  const hiddenPage = ({ from }: Redirect): string | undefined =>
    publishedInLowerCase.get(redirectKey(from)) ?? publishedInLowerCase.get(from.toLowerCase())
  // Pages have priority: a redirect that hides one has no effect.
  const effective = redirects.filter(redirect => hiddenPage(redirect) === undefined)
  const follow = chainFollower(effective, origin)
  const followAll = lazy(() => chainFollower([...effective, ...expandPatterns(planned)], origin))
  const firstFrom = new Map<string, Redirect>()
  for (const redirect of redirects)
    if (!isNeedless(redirect) && !firstFrom.has(redirectKey(redirect.from))) firstFrom.set(redirectKey(redirect.from), redirect)

  const targetProblem = (redirect: Redirect, { at, hops }: ChainEnd & { readonly kind: 'ends' }): Problem | undefined => {
    const { from, to } = redirect
    const target = pathOnSite(at, origin)
    if (target === null) return hops > 1 ? problem('REDIRECT_CHAIN', { from, to, end: at }) : undefined
    const [path, suffix] = splitTarget(target)
    const end = publishedAt(published, path)
    if (end !== undefined) return hops > 1 || end !== path ? problem('REDIRECT_CHAIN', { from, to, end: `${end}${suffix}` }) : undefined
    // No file is published there, but the site itself may add a redirect from it.
    const chain = followAll()(redirect)
    const last = chain.kind === 'ends' ? pathOnSite(chain.at, origin) : null
    const lastPage = last === null ? undefined : publishedAt(published, pathOf(last))
    return lastPage === undefined
      ? problem('REDIRECT_DEAD', { from, end: path, known: suggestions(input) })
      : problem('REDIRECT_CHAIN', { from, to, end: `${lastPage}${splitTarget(last ?? target)[1]}` })
  }

  const reportedLoops = new Set<string>()
  return redirects.flatMap((redirect): readonly RedirectProblem[] => {
    const { from, to } = redirect
    const at = (end: 'from' | 'to', found: Problem): readonly RedirectProblem[] => [{ ...found, redirect, end }]
    if (isNeedless(redirect)) return at('from', problem('REDIRECT_NEEDLESS', { from, to }))
    const earlier = firstFrom.get(redirectKey(from))
    if (earlier !== undefined && earlier !== redirect)
      return at(
        'from',
        earlier.to === to
          ? problem('REDIRECT_DUPLICATE', 'same', { from, to })
          : problem('REDIRECT_DUPLICATE', 'differing', { from, first: earlier.to, second: to }),
      )
    const page = hiddenPage(redirect)
    if (page !== undefined) return at('from', problem('REDIRECT_HIDES_PAGE', { from, page }))
    const [unsafe] = unsafeCharacters(redirect)
    if (unsafe !== undefined) return at('to', unsafe)
    const end = follow(redirect)
    if (end.kind === 'loop') {
      // All redirects of a loop have one cause.
      const isReported = reportedLoops.has(redirectKey(from))
      for (const key of end.keys) reportedLoops.add(key)
      return isReported ? [] : at('to', problem('REDIRECT_LOOP', { from, to }))
    }
    const found = targetProblem(redirect, end)
    return found === undefined ? [] : at('to', found)
  })
}

/**
 * The problems of a site’s redirects, each with its line in the config.
 * @param planned all redirects of the site
 * @param files published files except pages and the files that hosts read
 */
export const redirectDiagnostics = (
  site: ResolvedConfig,
  planned: readonly Redirect[],
  files: readonly OutputFile[],
  locate: (path: ConfigPath) => SourceLocation,
): readonly Diagnostic[] => {
  const owned = ownerRedirects(site)
  const origins = new Map(owned.map(({ redirect, origin }) => [redirect, origin]))
  return validateRedirects({
    redirects: owned.map(({ redirect }) => redirect),
    pages: site.routes.routes.map(route => route.path),
    files: files.map(file => `/${file.path}` as const),
    planned,
    origin: site.config.site.origin,
  }).map(({ redirect, end, ...found }) => {
    const { rule, path = [] } = origins.get(redirect) ?? {}
    const at = rule === 'redirect' ? [...path, end] : path
    return { ...found, where: locate(at), key: pathText(at) }
  })
}

/**
 * Indexes of inherited redirects that do not apply to this site: those to locations and services that it does not have, and those from
 * URLs where it has a page.
 * @param isInherited whether the redirect at an index was written in a base config
 * @param files URLs of published files that are not pages
 */
export const foreignRedirects = (
  site: ResolvedConfig,
  isInherited: (index: number) => boolean,
  files: readonly string[],
): ReadonlySet<number> => {
  const pages = new Set(site.routes.routes.map(route => redirectKey(route.path)))
  const known = new Set([...pages, ...files.map(file => file.toLowerCase()), ...planRedirects(site).map(({ from }) => redirectKey(from))])
  const isForeign = ({ from, to }: Pick<Redirect, 'from' | 'to'>): boolean => {
    const target = pathOnSite(to, site.config.site.origin)
    return (target !== null && !known.has(redirectKey(pathOf(target)))) || pages.has(redirectKey(from))
  }
  return new Set(site.config.redirects.flatMap((redirect, index) => (isForeign(redirect) && isInherited(index) ? [index] : [])))
}
