/** Functions that the host printers share. */
import type { FileCopy, Header, HeaderRule, HeaderScope, HostInput, Redirect } from '../model/host.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { expandRedirect } from '../util/expand-redirect.ts'
import { cleanPath, foldersAround } from '../util/paths.ts'

/** A path segment that a placeholder may match. No slash and no percent sign, so that a typed URL never redirects to another site. */
export const segmentPattern = '[A-Za-z0-9._~-]+'

/** All spellings of a redirect’s source, for hosts with exact matching: `/x`, `/x/` and, if it was written so, `/x.html`. */
export const spellings = (from: UrlPath): readonly UrlPath[] => {
  const path = cleanPath(from)
  if (path === '/') return ['/']
  return [path, `${path}/`, ...(from.endsWith('.html') ? [from] : [])]
}

/** A path in percent-encoding, for hosts that match the request as sent: `/caf%C3%A9`. */
export const percentEncoded = (path: UrlPath): UrlPath =>
  // A leading slash stays.
  encodeURI(path) as UrlPath

/** Expands patterns if the host has room for all redirects. Patterns come last, so that they do not take priority over other rules. */
export const fitRedirects = (redirects: readonly Redirect[], maxRedirects: number): readonly Redirect[] => {
  const singles = redirects.reduce((count, { covers }) => count + (covers?.length ?? 1), 0)
  const chosen = singles <= maxRedirects ? redirects.flatMap(expandRedirect) : redirects
  return [...chosen.filter(({ pattern }) => pattern === undefined), ...chosen.filter(({ pattern }) => pattern !== undefined)]
}

/** Literal texts and placeholder names, alternating: `/a/:b` is `['/a/']` and `['b']`. */
export const partsOf = (path: string): { readonly texts: readonly string[]; readonly names: readonly string[] } => {
  const parts = path.split(/(?<=\/):([A-Za-z][A-Za-z0-9]*)/)
  return { texts: parts.filter((_, index) => index % 2 === 0), names: parts.filter((_, index) => index % 2 === 1) }
}

/** Replaces each `:name`. */
export const fillNames = (path: string, fill: (name: string) => string): string => {
  const { texts, names } = partsOf(path)
  return texts.map((text, index) => `${text}${index < names.length ? fill(names[index] ?? '') : ''}`).join('')
}

/** The source as a regular expression: literal parts escaped, placeholders replaced by `group`. */
export const sourceRegex = ({ from, pattern }: Redirect, group: (name: string) => string = () => `(${segmentPattern})`): string => {
  const literal = (text: string) => text.replaceAll('.', '\\.')
  const path = cleanPath(from)
  if (pattern === undefined) return literal(path)
  const { texts, names } = partsOf(path)
  return texts.map((text, index) => `${literal(text)}${index < names.length ? group(names[index] ?? '') : ''}`).join('')
}

/** The target for hosts with regular expressions: `$1`, `$2` … in place of the placeholders, in the order of the source. */
export const numberedTarget = ({ from, to, pattern }: Redirect): string => {
  if (pattern === undefined) return to
  const { names } = partsOf(from)
  return fillNames(to, name => `$${names.indexOf(name) + 1}`)
}

/** Pages that have the name of a folder, with the path inside the folder, for hosts that look for the folder first. */
export const pagesWithFolder = (pages: readonly UrlPath[], others: readonly UrlPath[]): readonly FileCopy[] => {
  const folders = foldersAround([...pages, ...others])
  return pages.filter(page => folders.has(page)).map(page => ({ from: `${page.slice(1)}.html`, to: `${page.slice(1)}/index.html` }))
}

export const isAbsolute = (target: UrlPath | AbsoluteUrl): target is AbsoluteUrl => !target.startsWith('/')

/** A target with its own query or fragment is used as is; any other keeps the visitor’s query. */
export const keepsQuery = (target: string): boolean => !/[?#]/.test(target)

/** All headers of these scopes, in order. */
export const headersOf = (rules: readonly HeaderRule[], ...scopes: readonly HeaderScope[]): readonly Header[] =>
  rules.filter(({ scope }) => scopes.includes(scope)).flatMap(({ headers }) => headers)

/**
 * Groups the headers for hosts that need one value per response: shared ones, ones with a separate value for home pages, and ones that
 * differ between immutable files and pages (`null` on the side that lacks it).
 */
export const splitHeaders = (
  rules: readonly HeaderRule[],
): {
  readonly shared: readonly Header[]
  readonly atHome: readonly { readonly name: string; readonly home: string; readonly others: string | null }[]
  readonly varying: readonly { readonly name: string; readonly pages: string | null; readonly immutable: string | null }[]
} => {
  const sides = { all: headersOf(rules, 'all'), pages: headersOf(rules, 'pages'), immutable: headersOf(rules, 'immutable') }
  const own = headersOf(rules, 'home')
  const names = [...new Set([...sides.pages, ...sides.immutable].map(({ name }) => name))]
  const value = (headers: readonly Header[], wanted: string) => headers.find(({ name }) => name === wanted)?.value ?? null
  return {
    shared: sides.all.filter(({ name }) => value(own, name) === null),
    atHome: own.map(({ name, value: home }) => ({ name, home, others: value(sides.all, name) })),
    varying: names.map(name => ({ name, pages: value(sides.pages, name), immutable: value(sides.immutable, name) })),
  }
}

/** Paths of the not-found and server error pages, in all folders. */
export const messagePaths = ({ notFound, serverError, folderMessages }: HostInput) => ({
  notFound: [notFound, ...folderMessages.map(messages => messages.notFound)],
  serverError: [serverError, ...folderMessages.map(messages => messages.serverError)],
})

/** A text in double quotes, for nginx, Apache and Caddy. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/**
 * Files of the published folder that one host reads and hides, but every other host would serve. They contain no secrets. Each host that
 * can answers 404 for all of them.
 */
export const controlFiles = [
  '_headers',
  '_redirects',
  'serve.json',
  '.htaccess',
  '.nojekyll',
  'CNAME',
  'ROUTER',
  'staticwebapp.config.json',
] as const

/** Those without hidden files, which most hosts hide with a rule of their own. */
export const visibleControlFiles: readonly string[] = controlFiles.filter(file => !file.startsWith('.'))

/** A text of lines, each with its line break. */
export const linesText = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

/** The length of the longest line. Not with `Math.max(...)`, which takes a limited number of arguments. */
export const longestOf = (lines: readonly string[]): number => lines.reduce((longest, { length }) => Math.max(longest, length), 0)

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Headers for the URLs that `source` matches; no rule without headers, which schemas reject. */
export const headerRule = (source: string, headers: readonly Header[]) =>
  headers.length === 0 ? [] : [{ source, headers: headers.map(({ name, value }) => ({ key: name, value })) }]

/** Host names for the configuration files of servers. */
export interface ServerName {
  readonly secure: boolean
  readonly host: string
  readonly port: number
  /** The same name with or without `www.`, which the business probably owns as well. */
  readonly otherName: string | null
  /** A name of at most 22 characters that differs for every host, for variables, so that several sites can share a server. */
  readonly id: string
}

/** Removes `www.`, or adds it to a name directly below a top-level domain. */
const otherNameOf = (host: string): string | null => {
  if (host.startsWith('www.')) return host.slice(4)
  return host.split('.').length === 2 ? `www.${host}` : null
}

/** FNV-1a (32 bits), in base 36: at most 7 characters. */
const shortHash = (text: string): string => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

export const serverName = (origin: AbsoluteUrl): ServerName => {
  const { protocol, hostname, port } = new URL(origin)
  const secure = protocol === 'https:'
  return {
    secure,
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    otherName: otherNameOf(hostname),
    id: `${hostname.slice(0, 14).replace(/[^a-z0-9]/g, '_')}_${shortHash(hostname)}`,
  }
}
