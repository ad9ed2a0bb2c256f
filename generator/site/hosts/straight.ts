/** Where a moved address ends, after all the rules on its way. */
import { type Redirect, singly } from '../model/host.ts'
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
export const spread = (redirects: readonly Redirect[]): readonly Redirect[] => redirects.flatMap(singly)

export type Route =
  | { readonly kind: 'ends'; readonly at: UrlPath | AbsoluteUrl; readonly hops: number; readonly status: 301 | 302 }
  | { readonly kind: 'loop' }

type FirstRules = ReadonlyMap<string, Redirect>

/** The rule that holds for each address: the first without placeholders that leads from it. */
const firstRules = (redirects: readonly Redirect[]): FirstRules => {
  const byKey = new Map<string, Redirect>()
  for (const redirect of redirects) {
    if (redirect.pattern !== undefined || isNeedless(redirect)) continue
    const key = keyOf(redirect.from)
    if (!byKey.has(key)) byKey.set(key, redirect)
  }
  return byKey
}

/** Goes from rule to rule until none applies. @param begin key of the address that the first leads from */
const goFrom = (first: Redirect, begin: string, byKey: FirstRules, origin: AbsoluteUrl): Route => {
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

export const followers = (redirects: readonly Redirect[], origin: AbsoluteUrl) => {
  const byKey = firstRules(redirects)
  return (first: Redirect): Route => goFrom(first, keyOf(first.from), byKey, origin)
}

/** Ends with its one placeholder, so that all it stands for lies in one folder. */
const standsForFolder = (path: string): boolean => /^[^:]*\/:\w+$/.test(path)

const folderOf = (path: UrlPath): string => {
  const key = keyOf(pathOf(path))
  return key.slice(0, key.lastIndexOf('/'))
}

/** Whether hosts serve addresses as what a pattern covers has them: all of them end with what stands in place of the placeholder. */
const isClean = ({ to, covers = [] }: Redirect): boolean =>
  !isAbsolute(to) &&
  covers.every(one => {
    if (typeof one !== 'string') return cleanPath(one.from) === one.from && !isAbsolute(one.to) && cleanPath(one.to) === one.to
    return cleanPath(`/${one}`) === `/${one}`
  })

/**
 * Whether what patterns cover is straight as it is: each pattern leads from a folder in which nothing else begins or ends, and to one in
 * which nothing begins. So it nearly always is, and none of as many rules as there are pages has to be sought among the others.
 */
const coversAreStraight = (redirects: readonly Redirect[], origin: AbsoluteUrl): boolean => {
  const patterns = redirects.filter(({ covers }) => covers !== undefined)
  const singles = redirects.filter(({ covers }) => covers === undefined)
  const targetsOf = (rules: readonly Redirect[]): readonly string[] =>
    rules.flatMap(({ to }) => {
      const target = internal(to, origin)
      return target === null ? [] : [folderOf(target)]
    })
  const sources = patterns.map(({ from }) => folderOf(from))
  const [leading, led] = [new Set(sources), new Set(targetsOf(patterns))]
  return (
    leading.size === sources.length &&
    patterns.every(({ from, to }) => standsForFolder(from) && standsForFolder(to)) &&
    !singles.some(({ from }) => leading.has(folderOf(from)) || led.has(folderOf(from))) &&
    !targetsOf(redirects).some(folder => leading.has(folder)) &&
    patterns.every(isClean)
  )
}

/**
 * The list as hosts shall print it: each rule leads straight to where its chain ends, and the first rule for an address is the only one.
 * Rules that lead nowhere new are left out.
 */
export const straightened = (redirects: readonly Redirect[], origin: AbsoluteUrl): readonly Redirect[] => {
  const areCoversStraight = coversAreStraight(redirects, origin)
  const rules = areCoversStraight ? redirects : redirects.map(one => (one.covers === undefined ? one : { ...one, covers: singly(one) }))
  const byKey = firstRules(areCoversStraight ? rules : spread(rules))
  const patterns = new Set<string>()
  const straight = (redirect: Redirect): Redirect | undefined => {
    const key = keyOf(redirect.from)
    if (redirect.pattern !== undefined) {
      if (patterns.has(key) || isNeedless(redirect)) return undefined
      patterns.add(key)
      return redirect.covers === undefined || areCoversStraight ? redirect : { ...redirect, covers: all(singly(redirect)) }
    }
    if (byKey.get(key) !== redirect) return undefined
    const route = goFrom(redirect, key, byKey, origin)
    if (route.kind === 'loop') return undefined
    // One hop: also no spelling that the host would correct afterwards.
    const to = isAbsolute(route.at) || /[?#]/.test(route.at) ? route.at : cleanPath(route.at)
    return to === redirect.to && route.status === redirect.status ? redirect : { ...redirect, to, status: route.status }
  }
  const all = (some: readonly Redirect[]): readonly Redirect[] => some.map(straight).filter(rule => rule !== undefined)
  return all(rules)
}
