/**
 * Validates redirects and headers for the chosen hosts. Values that cannot be written safely in every host’s syntax are rejected: the
 * printers rely on it and escape only what passes.
 */
import { problem } from '../messages/index.ts'
import type { Diagnostic, Problem } from '../model/diagnostic.ts'
import type { HeaderRule, HostInput, Redirect } from '../model/host.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import { lazy } from '../util/memoize.ts'
import { suffixCharacter } from '../util/paths.ts'
import type { Host } from './host.ts'
import { fitRedirects, isAbsolute, pagesWithFolder, partsOf } from './rules.ts'

/** CloudFront allows 1,783 characters in one value, Cloudflare 2,000 in a line, serve 2,048. */
const longestHeader = 1700

/** Reports header values that are too long, or contain a character that is syntax for some host. */
const validateHeaders = (headers: readonly HeaderRule[]): readonly Diagnostic[] =>
  headers
    .flatMap(rule => rule.headers)
    .flatMap(({ name, value }): readonly Diagnostic[] => [
      ...(value.length <= longestHeader ? [] : [problem('HEADER_TOO_LONG', { name, length: value.length, most: longestHeader })]),
      // `$`, `{` and a backslash are syntax for nginx, Caddy or Apache, and no escape works for all of them.
      ...(/^[A-Za-z][A-Za-z0-9-]*$/.test(name) && /^[ -~]+$/.test(value) && !/[$\\{}]/.test(value)
        ? []
        : [problem('HEADER_UNSAFE', { name, value })]),
    ])

const suffix = `(?:\\?${suffixCharacter}*)?(?:#${suffixCharacter}*)?$`
const safePath = new RegExp(`^(?:/|(?:/[A-Za-z0-9._~-]+)+)${suffix}`)
/** An old URL may contain letters of any script. Hosts that match the request as sent get them percent-encoded. */
const isSafeSource = (source: string): boolean => /^(?:\/|(?:\/[\p{L}\p{M}\p{N}._~-]+)+)$/u.test(source)
/** A colon only before a port. */
const safeUrl = new RegExp(`^https?://[A-Za-z0-9.-]+(?::\\d{1,5})?(?:/(?:[A-Za-z0-9._~/@!&+,;=-]|%[0-9A-Fa-f]{2})*)?${suffix}`)

const plain = ({ pattern }: Redirect, path: string): string =>
  pattern === undefined ? path : path.replace(/(?<=\/):([A-Za-z][A-Za-z0-9]*)(?=\/|$)/g, '$1')

const isUtf8 = (url: string): boolean => {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}

const unsafe = (redirect: Redirect): Problem | undefined => {
  const { from, to, pattern } = redirect
  const source = plain(redirect, from)
  if (!isSafeSource(source)) return problem('REDIRECT_UNSAFE', 'from', { from })
  const target = plain(redirect, to)
  if (!(isAbsolute(to) ? safeUrl : safePath).test(target) || !isUtf8(target)) return problem('REDIRECT_UNSAFE', 'to', { from, to })
  if (pattern === undefined) return undefined
  const known = partsOf(from).names
  const unbound = partsOf(to).names.find(name => !known.includes(name))
  if (unbound !== undefined) return problem('REDIRECT_UNSAFE', 'unbound', { from, name: `:${unbound}` })
  return new Set(known).size < known.length ? problem('REDIRECT_UNSAFE', 'repeated', { from }) : undefined
}

/** Reports redirects with a character that is syntax for some host, or with an invalid placeholder. */
export const unsafeCharacters = (redirect: Redirect): readonly Diagnostic[] =>
  [redirect, ...(redirect.covers === undefined ? [] : expandRedirect(redirect))].flatMap(rule => unsafe(rule) ?? [])

/** Reports hosts that cannot be combined. */
const validateCombination = (hosts: readonly Host[], { redirects, pages }: HostInput): readonly Diagnostic[] => {
  const conflict = (kind: 'filesFirst' | 'twice', first: Host | undefined, second: Host): readonly Diagnostic[] =>
    first === undefined
      ? []
      : [problem('HOST_CONFLICT', kind, { first: first.name, firstTitle: first.title, second: second.name, secondTitle: second.title })]
  const stubs = redirects.length === 0 ? undefined : hosts.find(({ redirectsBy }) => redirectsBy === 'page')
  const twice = hosts.find(({ pagesTwice }) => pagesTwice)
  const isTwice = lazy(() => pagesWithFolder(pages, []).length > 0)
  return hosts.flatMap(host => [
    ...(host.filesFirst ? conflict('filesFirst', stubs, host) : []),
    ...(host.oneFilePerPage && twice !== undefined && isTwice() ? conflict('twice', twice, host) : []),
  ])
}

const validateHost = (host: Host, input: HostInput): readonly Diagnostic[] => {
  const fitted = { ...input, redirects: fitRedirects(input.redirects, host.maxRedirects) }
  const { notFound, serverError } = host.errorPages ?? {}
  const misplaced = [
    { wanted: notFound, actual: input.notFound, key: 'pages.notFound.path' },
    { wanted: serverError, actual: input.serverError, key: 'pages.error.path' },
  ].flatMap(({ wanted, actual, key }) => (wanted === undefined || wanted === actual ? [] : [{ wanted, key }]))
  const lost = host.noPlaceholders ? fitted.redirects.filter(({ pattern }) => pattern !== undefined) : []
  return [
    ...misplaced.map(({ wanted, key }) => ({ ...problem('HOST_UNSUPPORTED', 'errorPage', { host: host.title, wanted }), key })),
    ...lost.map(({ from }) => problem('HOST_UNSUPPORTED', 'placeholder', { host: host.title, from })),
    ...(host.validate?.(fitted) ?? []),
    ...(host.limits?.(fitted) ?? []).flatMap(limit =>
      limit.count <= limit.most ? [] : [problem('HOST_RULE_LIMIT', { host: host.title, ...limit })],
    ),
  ]
}

export const validateHosts = (hosts: readonly Host[], input: HostInput): readonly Diagnostic[] => [
  ...validateHeaders(input.headers),
  ...input.redirects.flatMap(unsafeCharacters),
  ...validateCombination(hosts, input),
  ...hosts.flatMap(host => validateHost(host, input)),
]
