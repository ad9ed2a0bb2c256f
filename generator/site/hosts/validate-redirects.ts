/** Whether a list of redirects makes sense, given the pages: no host is known here. */
import type { Redirect } from '../model/host.ts'
import { type AbsoluteUrl, cleanPath, type UrlPath } from '../model/url.ts'
import { chained, dead, looping, needless, type RedirectFinding, repeated, shadowing } from './redirect-findings.ts'
import { segmentPattern, sourceRegex } from './rules.ts'
import { followers, internal, isNeedless, keyOf, pathOf, type Route, spread } from './straight.ts'

export interface RedirectInput {
  /** As the owner and the plan want them, before any is dropped. */
  readonly redirects: readonly Redirect[]
  /** Paths of all pages, hidden ones too. */
  readonly pages: readonly UrlPath[]
  /** Addresses of other published files: `/robots.txt`. */
  readonly files?: readonly UrlPath[]
  readonly origin: AbsoluteUrl
}

/** What is published, found by its exact address or by one that differs in case or ending only. */
interface Published {
  readonly exact: ReadonlySet<string>
  readonly alike: ReadonlyMap<string, UrlPath>
}

const publishedOf = (paths: readonly UrlPath[]): Published => ({
  exact: new Set(paths),
  alike: new Map(paths.map(path => [path.toLowerCase(), path])),
})

/** Judges where it leads: dead, or by a detour. */
const judgeEnd = (
  redirect: Redirect,
  route: Route & { readonly kind: 'ends' },
  published: Published,
  origin: AbsoluteUrl,
): readonly RedirectFinding[] => {
  const target = internal(route.at, origin)
  if (target === null) return route.hops > 1 ? [chained(redirect, route.at)] : []
  const end = pathOf(target)
  const clean = published.exact.has(end) ? end : cleanPath(end)
  if (!published.exact.has(clean)) return [dead(redirect, end, published.alike.get(clean.toLowerCase()))]
  return route.hops > 1 || clean !== end ? [chained(redirect, clean)] : []
}

const judgePattern = (redirect: Redirect, paths: readonly UrlPath[], origin: AbsoluteUrl): readonly RedirectFinding[] => {
  const first = (from: UrlPath): UrlPath | undefined => {
    const matcher = new RegExp(`^${sourceRegex({ ...redirect, from }, () => segmentPattern)}$`, 'i')
    return paths.find(path => matcher.test(path))
  }
  const hidden = first(redirect.from)
  const target = internal(redirect.to, origin)
  // What it covers is judged one by one.
  const isDead = target !== null && redirect.covers === undefined && first(target) === undefined
  return [...(hidden === undefined ? [] : [shadowing(redirect, hidden)]), ...(isDead ? [dead(redirect, redirect.to, undefined)] : [])]
}

/** Loops, chains, dead targets, redirects that hide a page, two from one address. */
export const validateRedirects = ({ redirects, pages, files = [], origin }: RedirectInput): readonly RedirectFinding[] => {
  const single = spread(redirects).filter(({ pattern }) => pattern === undefined)
  const follow = followers(single, origin)
  const paths = [...files, ...pages]
  const published = publishedOf(paths)
  const first = new Map<string, Redirect>()
  for (const redirect of single) if (!isNeedless(redirect) && !first.has(keyOf(redirect.from))) first.set(keyOf(redirect.from), redirect)

  const judge = (redirect: Redirect): readonly RedirectFinding[] => {
    const key = keyOf(redirect.from)
    if (isNeedless(redirect)) return [needless(redirect)]
    const earlier = first.get(key)
    if (earlier !== undefined && earlier !== redirect) return [repeated(redirect, earlier)]
    const hidden = published.alike.get(key) ?? published.alike.get(redirect.from.toLowerCase())
    if (hidden !== undefined) return [shadowing(redirect, hidden)]
    const route = follow(redirect)
    return route.kind === 'loop' ? [looping(redirect)] : judgeEnd(redirect, route, published, origin)
  }
  return [
    ...single.flatMap(judge),
    ...redirects.filter(({ pattern }) => pattern !== undefined).flatMap(redirect => judgePattern(redirect, paths, origin)),
  ]
}
