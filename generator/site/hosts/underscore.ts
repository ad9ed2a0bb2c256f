/**
 * `_redirects` and `_headers`, which Netlify and Cloudflare Pages share. Only the common part of the syntax is used: `from to status`
 * without `!` or comments, exact sources, and no header twice for one URL.
 */
import type { Header, HostInput, HostOutput, Redirect } from '../model/host.ts'
import { controlFiles, headersOf, linesText, messagePaths, percentEncoded, spellings } from './rules.ts'

/** Cloudflare reads 2,000 rules without placeholders; each redirect needs two, and a few lines hide files. */
export const maxRedirects = 900

/** Answered with the not-found page where rules have priority over files; both hosts hide their own two files. */
const hidden = (input: HostInput): readonly string[] => [
  ...messagePaths(input).notFound,
  ...controlFiles.filter(file => !file.startsWith('_')).map(file => `/${file}`),
]

/**
 * The lines of `_redirects`. Lines without placeholders come first, since Cloudflare counts every line after the first placeholder as a
 * dynamic one.
 */
export const redirectLines = (input: HostInput): { readonly exact: readonly string[]; readonly patterns: readonly string[] } => {
  const lines = (redirects: readonly Redirect[]) =>
    redirects.flatMap(({ from, to, status }) => spellings(from).map(spelling => `${percentEncoded(spelling)} ${to} ${status}`))
  return {
    exact: [...lines(input.redirects.filter(({ pattern }) => pattern === undefined)), ...hidden(input).map(path => `${path} /.none 200`)],
    patterns: lines(input.redirects.filter(({ pattern }) => pattern !== undefined)),
  }
}

/**
 * For Netlify, which supports one not-found page. Cloudflare Pages uses the nearest one up the tree and ignores a line with this status
 * (https://docs.netlify.com/routing/redirects/redirect-options/#custom-404-page-handling).
 */
const nearestMessages = ({ folderMessages }: HostInput): readonly string[] =>
  folderMessages.map(({ folder, notFound }) => `${folder}/* ${notFound}.html 404`)

const headerLines = ({ headers, immutablePrefix }: HostInput): readonly string[] => {
  const immutable = headersOf(headers, 'immutable')
  const taken = new Set(immutable.map(({ name }) => name.toLowerCase()))
  // Cloudflare joins the values of all matching rules with a comma, so `/*` leaves out headers that immutable files override:
  // Cache-Control, which both hosts send for pages as `public, max-age=0, must-revalidate` by default.
  const common = headersOf(headers, 'all', 'pages').filter(({ name }) => !taken.has(name.toLowerCase()))
  const block = (path: string, list: readonly Header[]) =>
    list.length === 0 ? [] : [path, ...list.map(({ name, value }) => `  ${name}: ${value}`)]
  return [...block('/*', common), ...block(`${immutablePrefix}*`, immutable)]
}

export const redirectsFile = (input: HostInput): string => {
  const { exact, patterns } = redirectLines(input)
  return linesText([...exact, ...patterns, ...nearestMessages(input)])
}

export const printUnderscore = (input: HostInput): HostOutput => ({
  published: [
    { path: '_redirects', bytes: redirectsFile(input) },
    { path: '_headers', bytes: linesText(headerLines(input)) },
  ],
})
