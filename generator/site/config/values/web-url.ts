/** Validates the URLs of a config. This is the only place that decides which schemes, hosts and characters are valid for which purpose. */
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { parseUrl } from '../../util/paths.ts'

/**
 * What a URL is for:
 * - `link`: another site, as a link or in structured data
 * - `redirect`: the target of a redirect, which servers write to a header
 * - `form`: where forms are sent
 * - `formOrigin`: an origin that a form may pass through
 * - `siteOrigin`: the origin of the site itself
 */
export type UrlPurpose = 'link' | 'redirect' | 'form' | 'formOrigin' | 'siteOrigin'

export interface UrlProblem {
  readonly problem: Problem
  /** The invalid part of the URL. */
  readonly needle?: string
}

const rules: Readonly<Record<UrlPurpose, { readonly encrypted?: true; readonly originOnly?: true; readonly asciiHost?: true }>> = {
  link: {},
  redirect: { asciiHost: true },
  form: { encrypted: true },
  formOrigin: { encrypted: true, originOnly: true },
  siteOrigin: { originOnly: true },
}

/** Control and formatting characters, spaces, and characters that are syntax in HTML, headers or shells (RFC 3986 excludes them). */
const invalidCharacter = /[\p{C}\p{Z}"'<>\\^`{|}]/u

const host = /^(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const parse = (value: string): URL | undefined => {
  const url = parseUrl(value)
  return url !== undefined && host.test(url.hostname) ? url : undefined
}

/** The URL without spaces and invisible characters, with `\` as `/`, and other invalid characters percent-encoded. */
const withoutInvalidCharacters = (value: string): string =>
  value
    .trim()
    .replaceAll('\\', '/')
    .replaceAll(' ', '%20')
    .replace(/[\p{C}\p{Z}]/gu, '')
    .replace(/["'<>^`{|}]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** A URL that could have been meant, if it is valid for the purpose. */
const suggested = (value: string, purpose: UrlPurpose): string | undefined =>
  webUrlProblem(value, purpose) === undefined ? value : undefined

const schemeProblem = (value: string, purpose: UrlPurpose): UrlProblem | undefined => {
  const [protocol = ''] = /^[a-z][a-z0-9+.-]*:(?!\d)/i.exec(value) ?? []
  if (/^https?:$/i.test(protocol)) {
    const [, rest = ''] = /^https?:(?!\/\/[^/])\/*(.*)$/is.exec(value) ?? []
    return !/^[^/]*[^/.]\.[^/.]/.test(rest)
      ? undefined
      : { problem: problem('URL_INVALID', 'web', { value, suggestion: suggested(`${protocol}//${rest}`, purpose) }) }
  }
  if (protocol !== '' && !value.startsWith(`${protocol}//localhost`))
    return { problem: problem('URL_UNSAFE', { protocol, encrypted: rules[purpose].encrypted === true }), needle: protocol }
  // A name without a dot is not a domain: “facebook”.
  const suggestion = /^(?:\/\/)?[^/]*[^/.]\.[^/.]/.test(value) ? suggested(`https://${value.replace(/^\/\//, '')}`, purpose) : undefined
  return { problem: problem('URL_INVALID', 'web', { value, suggestion }) }
}

const originProblem = (value: string, { origin, hostname, pathname, search, hash }: URL): UrlProblem | undefined => {
  if (value === origin) return undefined
  return pathname === '/' && search === '' && hash === ''
    ? { problem: problem('URL_INVALID', 'origin', { value, origin }) }
    : { problem: problem('URL_INVALID', 'folder', { value, origin, hostname }) }
}

/** @returns why a text is not a valid URL for a purpose; `undefined` if it is */
export const webUrlProblem = (value: string, purpose: UrlPurpose): UrlProblem | undefined => {
  const [character] = invalidCharacter.exec(value) ?? []
  if (character !== undefined) {
    const suggestion = suggested(withoutInvalidCharacters(value), purpose)
    return { problem: problem('URL_INVALID', 'character', { value, character, suggestion }), needle: character }
  }
  const scheme = schemeProblem(value, purpose)
  if (scheme !== undefined) return scheme
  // Parsers accept `https:example.com` and `https:///example.com`, and read the part before `@` as a user name.
  const [, authority = ''] = /^https?:\/\/([^/?#]+)/i.exec(value) ?? []
  const [, credentials] = /^(.*@)/.exec(authority) ?? []
  if (credentials !== undefined)
    return {
      problem: problem('URL_INVALID', 'credentials', { value, suggestion: suggested(value.replace(credentials, ''), purpose) }),
      needle: credentials,
    }
  const url = authority === '' || authority.includes('%') ? undefined : parse(value)
  if (url === undefined) return { problem: problem('URL_INVALID', 'host', { value }) }
  const { encrypted, originOnly, asciiHost } = rules[purpose]
  if (encrypted === true && url.protocol === 'http:' && !loopback.has(url.hostname))
    return { problem: problem('FORM_ENDPOINT_INSECURE', { endpoint: value, secure: value.replace(/^http:/i, 'https:') }) }
  if (originOnly === true) return originProblem(value, url)
  return asciiHost === true && /[^ -~]/.test(authority)
    ? { problem: problem('URL_INVALID', 'ascii', { value, suggestion: value.replace(authority, url.host) }), needle: authority }
    : undefined
}
