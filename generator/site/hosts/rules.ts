/** What the printers share in reading the neutral lists. */
import {
  expandRedirect,
  type FileCopy,
  type Header,
  type HeaderRule,
  type HeaderScope,
  type HostInput,
  type Redirect,
} from '../model/host.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'
import { cleanPath, foldersAround } from '../util/paths.ts'

/** One part of an address that a placeholder may stand for. No slash, no percent sign: what a visitor typed never leads to another site. */
export const segmentPattern = '[A-Za-z0-9._~-]+'

/** Every form under which a host meets the moved address, for hosts that match to the letter: `/x`, `/x/` and, if it was written so, `/x.html`. */
export const spellings = (from: UrlPath): readonly UrlPath[] => {
  const path = cleanPath(from)
  if (path === '/') return ['/']
  return [path, `${path}/`, ...(from.endsWith('.html') ? [from] : [])]
}

/** An address as it is sent, for hosts that compare it with that: `/caf%C3%A9`. */
export const asSent = (path: UrlPath): UrlPath =>
  // A slash stays a slash.
  encodeURI(path) as UrlPath

/** Redirects one by one where the host has room for them; else with patterns. Patterns come last: no rule without one hides behind them. */
export const fitted = (redirects: readonly Redirect[], room: number): readonly Redirect[] => {
  const singles = redirects.reduce((count, { covers }) => count + (covers?.length ?? 1), 0)
  const chosen = singles <= room ? redirects.flatMap(expandRedirect) : redirects
  return [...chosen.filter(({ pattern }) => pattern === undefined), ...chosen.filter(({ pattern }) => pattern !== undefined)]
}

/** Pairs of literal text and placeholder names, in order: `/a/:b` is `['/a/']` and `['b']`. */
export const partsOf = (path: string): { readonly texts: readonly string[]; readonly names: readonly string[] } => {
  const parts = path.split(/(?<=\/):([A-Za-z][A-Za-z0-9]*)/)
  return { texts: parts.filter((_, index) => index % 2 === 0), names: parts.filter((_, index) => index % 2 === 1) }
}

/** Puts what `fill` says in the place of each `:name`. */
export const fillNames = (path: string, fill: (name: string) => string): string => {
  const { texts, names } = partsOf(path)
  return texts.map((text, index) => `${text}${index < names.length ? fill(names[index] ?? '') : ''}`).join('')
}

/** The source as a regular expression, each literal part escaped, each placeholder as `group` makes it. */
export const sourceRegex = ({ from, pattern }: Redirect, group: (name: string) => string): string => {
  const literal = (text: string) => text.replaceAll('.', '\\.')
  const path = cleanPath(from)
  if (pattern === undefined) return literal(path)
  const { texts, names } = partsOf(path)
  return texts.map((text, index) => `${literal(text)}${index < names.length ? group(names[index] ?? '') : ''}`).join('')
}

/** Pages that have the name of a folder, which `others` lie in too, and where they must lie for hosts that look for the folder first. */
export const pagesWithFolder = (pages: readonly UrlPath[], others: readonly UrlPath[]): readonly FileCopy[] => {
  const folders = foldersAround([...pages, ...others])
  return pages.filter(page => folders.has(page)).map(page => ({ from: `${page.slice(1)}.html`, to: `${page.slice(1)}/index.html` }))
}

export const isAbsolute = (target: UrlPath | AbsoluteUrl): target is AbsoluteUrl => !target.startsWith('/')

/** A target with a query or fragment of its own stands as it is; any other keeps the visitor’s query. */
export const keepsQuery = (target: string): boolean => !/[?#]/.test(target)

/** All headers of these scopes, in order. */
export const headersOf = (rules: readonly HeaderRule[], ...scopes: readonly HeaderScope[]): readonly Header[] =>
  rules.filter(({ scope }) => scopes.includes(scope)).flatMap(({ headers }) => headers)

/**
 * The headers sorted for hosts where one value must be chosen per answer: what all answers share, what home pages have a value of
 * their own of, and what differs between immutable files and the rest (`null` on the side that lacks it).
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

/** Addresses of the not-found pages and of those for server faults, in all folders. */
export const messagePaths = ({ notFound, serverError, folderMessages }: HostInput) => ({
  notFound: [notFound, ...folderMessages.map(messages => messages.notFound)],
  serverError: [serverError, ...folderMessages.map(messages => messages.serverError)],
})

/** Text in double quotes as nginx, Apache and Caddy read it. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
