/**
 * `_redirects` and `_headers`, which Netlify and Cloudflare Pages share. What is printed is the part of the syntax that both read alike:
 * `from to status` without `!`, without a comment behind it; sources to the letter; no header twice for one address.
 */
import type { Header, HostInput, HostOutput, Redirect } from '../model/host.ts'
import { controlFiles } from './control-files.ts'
import { asSent, fitted, headersOf, messagePaths, spellings } from './rules.ts'

/** Cloudflare reads 2,000 rules without placeholders; each address takes two, and a few lines hide files. */
export const room = 900

/** Answered with the not-found page where a rule goes before a file; both hosts hide their own two by themselves. */
const hidden = (input: HostInput): readonly string[] => [
  ...messagePaths(input).notFound,
  ...controlFiles.filter(file => !file.startsWith('_')).map(file => `/${file}`),
]

/** The lines of `_redirects`: those without placeholders first, as Cloudflare counts every line after the first placeholder as one with. */
export const redirectLines = (
  input: HostInput,
  printed: readonly Redirect[],
): { readonly exact: readonly string[]; readonly patterns: readonly string[] } => {
  const lines = (redirects: readonly Redirect[]) =>
    redirects.flatMap(({ from, to, status }) => spellings(from).map(spelling => `${asSent(spelling)} ${to} ${status}`))
  return {
    exact: [...lines(printed.filter(({ pattern }) => pattern === undefined)), ...hidden(input).map(path => `${path} /.none 200`)],
    patterns: lines(printed.filter(({ pattern }) => pattern !== undefined)),
  }
}

/**
 * For Netlify, which knows one not-found page. Cloudflare Pages takes the nearest up the tree by itself and passes by a line with this
 * status (https://docs.netlify.com/routing/redirects/redirect-options/#custom-404-page-handling).
 */
const nearestMessages = ({ folderMessages }: HostInput): readonly string[] =>
  folderMessages.map(({ folder, notFound }) => `${folder}/* ${notFound}.html 404`)

const headerLines = ({ headers, immutablePrefix }: HostInput): readonly string[] => {
  const immutable = headersOf(headers, 'immutable')
  const taken = new Set(immutable.map(({ name }) => name.toLowerCase()))
  // Cloudflare joins the values of all matching rules with a comma, so `/*` leaves out what the immutable files have their own of:
  // Cache-Control, which both hosts send for pages as `public, max-age=0, must-revalidate` anyway.
  const common = headersOf(headers, 'all', 'pages').filter(({ name }) => !taken.has(name.toLowerCase()))
  const block = (path: string, list: readonly Header[]) =>
    list.length === 0 ? [] : [path, ...list.map(({ name, value }) => `  ${name}: ${value}`)]
  return [...block('/*', common), ...block(`${immutablePrefix}*`, immutable)]
}

const text = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

export const printUnderscore = (input: HostInput): HostOutput => {
  const { exact, patterns } = redirectLines(input, fitted(input.redirects, room))
  return {
    published: [
      { path: '_redirects', bytes: text([...exact, ...patterns, ...nearestMessages(input)]) },
      { path: '_headers', bytes: text(headerLines(input)) },
    ],
    serverFiles: [],
  }
}
