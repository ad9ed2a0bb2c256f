/** Whether the redirects that an owner wrote make sense, given what is published: the one judge of them. No host is known here. */
import { type Problem, problem } from '../catalogue/index.ts'
import type { Redirect } from '../model/host.ts'
import { type AbsoluteUrl, cleanPath, type UrlPath } from '../model/url.ts'
import { validateRedirect } from './safety.ts'
import { followers, internal, isNeedless, keyOf, pathOf, type Route, spread } from './straight.ts'

interface RedirectInput {
  /** As the owner wrote them, before any is dropped; none with a placeholder. */
  readonly redirects: readonly Redirect[]
  /** Paths of all pages, hidden ones too. */
  readonly pages: readonly UrlPath[]
  /** Addresses of other published files: `/robots.txt`. */
  readonly files: readonly UrlPath[]
  /** All redirects of the site, those among them that it makes by itself: an owner’s may lead to one. */
  readonly planned: readonly Redirect[]
  readonly origin: AbsoluteUrl
}

/** A redirect at fault, and which of its ends. */
interface RedirectFault extends Problem {
  readonly redirect: Redirect
  readonly end: 'from' | 'to'
}

type End = Route & { readonly kind: 'ends' }

/** Names that a mistyped target may have meant; nobody means a file with a hash in its name. */
const knownOf = ({ pages, files }: RedirectInput): readonly string[] => [...pages, ...files.filter(file => !file.startsWith('/assets/'))]

/** Spellings of the address that a target may stand for. */
const spellingsOf = (target: UrlPath): readonly UrlPath[] => [pathOf(target), cleanPath(pathOf(target))]

/** The same of a target that may lie on another site. */
const targetsOf = (to: Redirect['to'], origin: AbsoluteUrl): readonly UrlPath[] => {
  const target = internal(to, origin)
  return target === null ? [] : spellingsOf(target)
}

/** Where a way ends, if a page or file is published there: by its address, or by one that hosts correct to it. */
const landing = (published: ReadonlySet<string>, target: UrlPath): string | undefined =>
  spellingsOf(target).find(path => published.has(path))

/** Loops, chains, dead targets, redirects that hide a page, two from one address. */
export const validateRedirects = (input: RedirectInput): readonly RedirectFault[] => {
  const { redirects, pages, files, planned, origin } = input
  // Most sites have none, and as many addresses as pages.
  if (redirects.length === 0) return []
  const sought = new Set(redirects.flatMap(({ from, to }) => [keyOf(from), from.toLowerCase(), ...targetsOf(to, origin)]))
  const isSought = (path: UrlPath): boolean => sought.has(path) || sought.has(path.toLowerCase())
  // Of most pages the length tells, for which the text need not be made one of its pieces.
  const lengths = new Set([...sought].map(({ length }) => length))
  /** What redirects name: pages may be many more. */
  const published = new Set<string>([...files.filter(isSought), ...pages.filter(path => lengths.has(path.length) && isSought(path))])
  const alike = new Map([...published].map(path => [path.toLowerCase(), path]))
  const hidden = ({ from }: Redirect): string | undefined => alike.get(keyOf(from)) ?? alike.get(from.toLowerCase())
  // Pages come first: what hides one leads nobody on.
  const leading = redirects.filter(redirect => hidden(redirect) === undefined)
  const follow = followers(leading, origin)
  const first = new Map<string, Redirect>()
  for (const redirect of redirects) if (!isNeedless(redirect) && !first.has(keyOf(redirect.from))) first.set(keyOf(redirect.from), redirect)
  let followAll: ReturnType<typeof followers> | undefined
  let publishedAll: ReadonlySet<string> | undefined

  const endFault = (redirect: Redirect, { at, hops }: End): Problem | undefined => {
    const { from, to } = redirect
    const target = internal(at, origin)
    if (target === null) return hops > 1 ? problem('REDIRECT_CHAIN', { from, to, end: at }) : undefined
    const end = landing(published, target)
    if (end !== undefined) return hops > 1 || end !== pathOf(target) ? problem('REDIRECT_CHAIN', { from, to, end }) : undefined
    followAll ??= followers([...leading, ...spread(planned)], origin)
    publishedAll ??= new Set([...files, ...pages])
    const further = followAll(redirect)
    const last = further.kind === 'ends' ? internal(further.at, origin) : null
    const beyond = last === null ? undefined : landing(publishedAll, last)
    return beyond === undefined
      ? problem('REDIRECT_DEAD', { from, end: pathOf(target), known: knownOf(input) })
      : problem('REDIRECT_CHAIN', { from, to, end: beyond })
  }

  return redirects.flatMap((redirect): readonly RedirectFault[] => {
    const { from, to } = redirect
    const at = (end: 'from' | 'to', found: Problem): readonly RedirectFault[] => [{ ...found, redirect, end }]
    if (isNeedless(redirect)) return at('from', problem('REDIRECT_NEEDLESS', { from, to }))
    const earlier = first.get(keyOf(from))
    if (earlier !== undefined && earlier !== redirect)
      return at(
        'from',
        earlier.to === to
          ? problem('REDIRECT_DUPLICATE', 'same', { from, to })
          : problem('REDIRECT_DUPLICATE', 'differing', { from, first: earlier.to, second: to }),
      )
    const page = hidden(redirect)
    if (page !== undefined) return at('from', problem('REDIRECT_HIDES_PAGE', { from, page }))
    const [unsafe] = validateRedirect(redirect)
    if (unsafe !== undefined) return at('to', unsafe)
    const route = follow(redirect)
    if (route.kind === 'loop') return at('to', problem('REDIRECT_LOOP', { from, to }))
    const fault = endFault(redirect, route)
    return fault === undefined ? [] : at('to', fault)
  })
}
