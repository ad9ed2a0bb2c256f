/** Where a moved address ends, after all the rules on its way. */
import type { Redirect } from '../model/host.ts'
import { type AbsoluteUrl, cleanPath, type UrlPath } from '../model/url.ts'
import { isAbsolute } from './rules.ts'

/** Address on this site, whether or not the origin is written before it; `null` for another site. Query and fragment stay. */
export const internal = (target: UrlPath | AbsoluteUrl, origin: AbsoluteUrl): UrlPath | null => {
  if (!isAbsolute(target)) return target
  if (target === origin) return '/'
  // Less the origin, it begins with the slash that was just seen.
  return target.startsWith(`${origin}/`) ? (target.slice(origin.length) as UrlPath) : null
}

// The slash at its beginning stays.
export const pathOf = (target: UrlPath): UrlPath => (/[?#]/.test(target) ? (target.replace(/[?#].*$/, '') as UrlPath) : target)

/** Hosts take one spelling of a moved address as another: case, a slash at its end, `.html`. */
export const keyOf = (path: UrlPath): string => cleanPath(path).toLowerCase()

/** A page's own address written another way, which every host corrects by itself. */
export const isNeedless = ({ from, to }: Redirect): boolean => from !== to && cleanPath(from) === to

/** The rules without placeholders, for following and judging; a pattern that covers none stays. */
export const spread = (redirects: readonly Redirect[]): readonly Redirect[] => redirects.flatMap(redirect => redirect.covers ?? [redirect])

export type Route =
  | { readonly kind: 'ends'; readonly at: UrlPath | AbsoluteUrl; readonly hops: number; readonly status: 301 | 302 }
  | { readonly kind: 'loop' }

/** Goes from rule to rule until none applies. */
export const followers = (redirects: readonly Redirect[], origin: AbsoluteUrl) => {
  const byKey = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const key = keyOf(redirect.from)
    if (redirect.pattern === undefined && !isNeedless(redirect) && !byKey.has(key)) byKey.set(key, redirect)
  }
  return (first: Redirect): Route => {
    const begin = keyOf(first.from)
    // Made for the few that lead on.
    let seen: Set<string> | undefined
    let { to: at, status } = first
    for (let hops = 1; ; hops++) {
      const path = internal(at, origin)
      if (path === null) return { kind: 'ends', at, hops, status }
      const key = keyOf(pathOf(path))
      if (key === begin || seen?.has(key)) return { kind: 'loop' }
      const next = byKey.get(key)
      if (next === undefined) return { kind: 'ends', at: path, hops, status }
      seen = (seen ?? new Set()).add(key)
      at = next.to
      status = next.status === 302 ? 302 : status
    }
  }
}

/**
 * The list as hosts shall print it: each rule leads straight to where its chain ends, and the first rule for an address is the only one.
 * Rules that lead nowhere new are left out.
 */
export const straightened = (redirects: readonly Redirect[], origin: AbsoluteUrl): readonly Redirect[] => {
  const follow = followers(spread(redirects), origin)
  const taken = new Set<string>()
  const one = (redirect: Redirect): readonly Redirect[] => {
    const key = keyOf(redirect.from)
    if (taken.has(key) || isNeedless(redirect)) return []
    taken.add(key)
    if (redirect.pattern !== undefined)
      return [redirect.covers === undefined ? redirect : { ...redirect, covers: redirect.covers.flatMap(one) }]
    const route = follow(redirect)
    if (route.kind === 'loop') return []
    // One hop: also no spelling that the host would correct afterwards.
    const to = isAbsolute(route.at) || /[?#]/.test(route.at) ? route.at : cleanPath(route.at)
    return [to === redirect.to && route.status === redirect.status ? redirect : { ...redirect, to, status: route.status }]
  }
  return redirects.flatMap(one)
}
