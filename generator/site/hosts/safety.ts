/** Rejects values that cannot be written safely in every host’s syntax. The printers rely on it and escape only what passes. */
import { problem } from '../messages/index.ts'
import type { Diagnostic, Problem } from '../model/diagnostic.ts'
import type { HeaderRule, Redirect } from '../model/host.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import { isAbsolute, partsOf } from './rules.ts'

/** CloudFront allows 1,783 characters in one value, Cloudflare 2,000 in a line, serve 2,048. */
const longestHeader = 1700

/** Reports header values that are too long, or contain a character that is syntax for some host. */
export const validateHeaders = (headers: readonly HeaderRule[]): readonly Diagnostic[] =>
  headers
    .flatMap(rule => rule.headers)
    .flatMap(({ name, value }): readonly Diagnostic[] => [
      ...(value.length <= longestHeader ? [] : [problem('HEADER_TOO_LONG', { name, length: value.length, most: longestHeader })]),
      // `$`, `{` and a backslash are syntax for nginx, Caddy or Apache, and no escape works for all of them.
      ...(/^[A-Za-z][A-Za-z0-9-]*$/.test(name) && /^[ -~]+$/.test(value) && !/[$\\{}]/.test(value)
        ? []
        : [problem('HEADER_UNSAFE', { name, value })]),
    ])

const safePath = /^(?:\/|(?:\/[A-Za-z0-9._~-]+)+)$/
/** An old URL may contain letters of any script. Hosts that match the request as sent get them percent-encoded. */
const isSafeSource = (source: string): boolean => /^(?:\/|(?:\/[\p{L}\p{M}\p{N}._~-]+)+)$/u.test(source)
/** No space, quote, bracket, `$` or `*`; a colon only before a port. */
const safeUrl =
  /^https?:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:\/(?:[A-Za-z0-9._~/@!&+,;=-]|%[0-9A-Fa-f]{2})*)?(?:\?(?:[A-Za-z0-9._~/@!&+,;=?-]|%[0-9A-Fa-f]{2})*)?(?:#(?:[A-Za-z0-9._~/@!&+,;=?-]|%[0-9A-Fa-f]{2})*)?$/

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
  if (isAbsolute(to) ? !(safeUrl.test(target) && isUtf8(target)) : !safePath.test(target))
    return problem('REDIRECT_UNSAFE', 'to', { from, to })
  if (pattern === undefined) return undefined
  const known = partsOf(from).names
  const unbound = partsOf(to).names.find(name => !known.includes(name))
  if (unbound !== undefined) return problem('REDIRECT_UNSAFE', 'unbound', { from, name: `:${unbound}` })
  return new Set(known).size < known.length ? problem('REDIRECT_UNSAFE', 'repeated', { from }) : undefined
}

/** Reports redirects with a character that is syntax for some host, or with an invalid placeholder. */
export const unsafeCharacters = (redirect: Redirect): readonly Diagnostic[] =>
  [redirect, ...(redirect.covers === undefined ? [] : expandRedirect(redirect))].flatMap(rule => unsafe(rule) ?? [])
