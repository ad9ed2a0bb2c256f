/** Follows redirects from rule to rule, and shortens chains so that each redirect takes one hop. */
import { isAbsolute } from '../hosts/rules.ts'
import type { Redirect } from '../model/host.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import { cleanPath, splitTarget } from '../util/paths.ts'

/** The path of a target on this site, with or without the origin in front of it; `null` for another site. Query and fragment stay. */
export const pathOnSite = (target: UrlPath | AbsoluteUrl, origin: string): UrlPath | null => {
  if (!isAbsolute(target)) return target
  if (target === origin) return '/'
  // Without the origin it begins with the slash that was just checked.
  return target.startsWith(`${origin}/`) ? (target.slice(origin.length) as UrlPath) : null
}

export const pathOf = (target: UrlPath): UrlPath => splitTarget(target)[0]

/** The target as hosts serve it, so that they do not correct it with a second hop. Query and fragment stay. */
const cleanTarget = (target: UrlPath): UrlPath => {
  const [path, suffix] = splitTarget(target)
  return `${cleanPath(path)}${suffix}`
}

/** The target of a redirect that was reached through another target: it takes over that one’s fragment unless it has its own (RFC 9110, 10.2.2). */
const withFragment = <Target extends UrlPath | AbsoluteUrl>(target: Target, previous: string): Target => {
  const fragment = /#.*$/.exec(previous)?.[0] ?? ''
  // The target keeps its beginning.
  return target.includes('#') ? target : (`${target}${fragment}` as Target)
}

/** Hosts treat these spellings of a redirect’s source as the same: upper and lower case, a trailing slash, `.html`. */
export const redirectKey = (path: UrlPath): string => cleanPath(path).toLowerCase()

/** Whether a redirect leads from another spelling of a page’s URL, which every host corrects by itself. */
export const isNeedless = ({ from, to }: Redirect): boolean => from !== to && cleanPath(from) === to

/** Replaces each pattern by the redirects that it covers; a pattern that covers none stays. */
export const expandPatterns = (redirects: readonly Redirect[]): readonly Redirect[] => redirects.flatMap(expandRedirect)

export type ChainEnd =
  | { readonly kind: 'ends'; readonly at: UrlPath | AbsoluteUrl; readonly hops: number; readonly status: 301 | 302 }
  | { readonly kind: 'loop'; readonly keys: ReadonlySet<string> }

/** The rule that applies to each URL: the first without a placeholder. */
const firstRules = (redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> => {
  const byKey = new Map<string, Redirect>()
  for (const redirect of redirects) {
    if (redirect.pattern !== undefined || isNeedless(redirect)) continue
    const key = redirectKey(redirect.from)
    if (!byKey.has(key)) byKey.set(key, redirect)
  }
  return byKey
}

const follow = (first: Redirect, byKey: ReadonlyMap<string, Redirect>, origin: AbsoluteUrl): ChainEnd => {
  const seen = new Set([redirectKey(first.from)])
  let { to: at, status } = first
  for (let hops = 1; ; hops++) {
    const path = pathOnSite(at, origin)
    if (path === null) return { kind: 'ends', at, hops, status }
    const key = redirectKey(pathOf(path))
    if (seen.has(key)) return { kind: 'loop', keys: seen }
    const next = byKey.get(key)
    if (next === undefined) return { kind: 'ends', at: path, hops, status }
    seen.add(key)
    at = withFragment(next.to, path)
    status = next.status === 302 ? 302 : status
  }
}

/** Returns where each redirect ends after all the rules on its way. */
export const chainFollower = (redirects: readonly Redirect[], origin: AbsoluteUrl): ((first: Redirect) => ChainEnd) => {
  const byKey = firstRules(redirects)
  return first => follow(first, byKey, origin)
}

/**
 * Returns the redirects as hosts print them: each goes to the end of its chain in one hop, and each URL has one rule. Loops and needless
 * rules are left out.
 */
export const resolveChains = (redirects: readonly Redirect[], origin: AbsoluteUrl): readonly Redirect[] => {
  // Expanded once, since rules are compared by identity.
  const rules = redirects.map(rule => (rule.covers === undefined ? rule : { ...rule, covers: expandRedirect(rule) }))
  const byKey = firstRules(expandPatterns(rules))
  const patterns = new Set<string>()
  const resolve = (redirect: Redirect): Redirect | undefined => {
    const key = redirectKey(redirect.from)
    if (redirect.pattern !== undefined) {
      if (patterns.has(key) || isNeedless(redirect)) return undefined
      patterns.add(key)
      return redirect.covers === undefined ? redirect : { ...redirect, covers: resolveAll(expandRedirect(redirect)) }
    }
    if (byKey.get(key) !== redirect) return undefined
    const end = follow(redirect, byKey, origin)
    if (end.kind === 'loop') return undefined
    const to = isAbsolute(end.at) ? end.at : cleanTarget(end.at)
    return { ...redirect, to, status: end.status }
  }
  const resolveAll = (redirects: readonly Redirect[]): readonly Redirect[] => redirects.map(resolve).filter(rule => rule !== undefined)
  return resolveAll(rules)
}
