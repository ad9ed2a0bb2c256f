/** What cannot be written safely in every dialect. The printers rely on it: they escape only what passes here. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { HeaderRule, Redirect } from '../model/host.ts'
import { isAbsolute, partsOf } from './rules.ts'

/** CloudFront takes 1,783 characters in one value, Cloudflare 2,000 in a line, serve 2,048; some are kept in reserve. */
const longestHeader = 1700

/** Header values too long, or with a character that some host reads as its own syntax. */
export const validateHeaders = (headers: readonly HeaderRule[]): readonly Diagnostic[] =>
  headers
    .flatMap(rule => rule.headers)
    .flatMap(({ name, value }): readonly Diagnostic[] => [
      ...(value.length <= longestHeader
        ? []
        : [
            {
              code: 'HEADER_TOO_LONG',
              severity: 'error',
              message: `the header ${name} is ${value.length.toLocaleString('en')} characters long; hosts drop or refuse more than ${longestHeader.toLocaleString('en')}`,
              hint: 'Use fewer form, map and captcha hosts; or serve styles from a file, which needs no hash.',
            } as const,
          ]),
      // `$`, `{` and a backslash mean something to nginx, Caddy or Apache, with no way to escape them that all share.
      ...(/^[A-Za-z][A-Za-z0-9-]*$/.test(name) && /^[ -~]+$/.test(value) && !/[$\\{}]/.test(value)
        ? []
        : [
            {
              code: 'HEADER_UNSAFE',
              severity: 'error',
              message: `the header ${name} holds a character that not every host can send: ${value}`,
              hint: 'Write addresses in plain letters, digits and punctuation.',
            } as const,
          ]),
    ])

const safePath = /^(?:\/|(?:\/[A-Za-z0-9._~-]+)+)$/
/** No blank, quote, bracket, `$` or `*`; a colon only before a port. */
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

const unsafe = (redirect: Redirect): { readonly text: string; readonly hint: string } | null => {
  const { from, to, pattern } = redirect
  if (!safePath.test(plain(redirect, from)))
    return {
      text: from,
      hint: 'An old address must have letters a-z, digits and . _ ~ - only, without a slash at its end: no two hosts read others alike.',
    }
  const target = plain(redirect, to)
  if (isAbsolute(to) ? !(safeUrl.test(target) && isUtf8(target)) : !safePath.test(target)) {
    return { text: to, hint: 'Write the target as browsers show it when copied; other characters as %20 and so on.' }
  }
  if (pattern === undefined) return null
  const known = partsOf(from).names
  const unbound = partsOf(to).names.find(name => !known.includes(name))
  if (unbound !== undefined) return { text: `:${unbound}`, hint: `Use it in “${from}” too.` }
  return new Set(known).size < known.length ? { text: from, hint: 'Give each placeholder a name of its own.' } : null
}

/** Redirects with a character that some host reads as its own syntax, or with a placeholder that nothing fills. */
export const validateRedirect = (redirect: Redirect): readonly Diagnostic[] => {
  const fault = unsafe(redirect)
  const own: readonly Diagnostic[] =
    fault === null
      ? []
      : [
          {
            code: 'REDIRECT_UNSAFE',
            severity: 'error',
            message: `the redirect from “${redirect.from}” cannot be written for every host because of “${fault.text}”`,
            hint: fault.hint,
            ...(redirect.where === undefined ? {} : { where: redirect.where }),
          },
        ]
  return [...own, ...(redirect.covers ?? []).flatMap(validateRedirect)]
}
