import { problem } from '../messages/index.ts'
import type { HostInput, Redirect } from '../model/host.ts'
import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import { headerRule, headersOf, isAbsolute, json, visibleControlFiles } from './rules.ts'

/** serve applies `encodeURI` to a target, so it must be decoded here. */
const decoded = (target: string): string => decodeURI(target)

/** path-to-regexp would parse the port `:8443` as a placeholder, and round brackets as a group; a backslash escapes them. */
const destination = ({ to }: Redirect): string =>
  decoded(to)
    .replace(/[()\\]/g, '\\$&')
    .replace(/^(https?:\/\/[^/:]+):/, '$1\\:')

/**
 * Whether serve changes a target: an escaped separator stays escaped when decoded, and serve would escape its percent sign again. It also
 * removes `//` and `..` from a path, even from its query.
 */
const isChanged = (to: Redirect['to']): boolean =>
  decoded(to).includes('%') || (!isAbsolute(to) && /\/(?:\/|\.{1,2}(?:\/|$))/.test(decoded(to)))

/**
 * A rewrite does not hide an existing file. A redirect does, and its `type` may be any status: 404 gives an empty response, which is enough
 * for files that no page links to.
 */
const gone = (source: string) => ({ source, destination: '/404', type: 404 })

/** Files for hosts including `serve.json`, hidden files, and compressed versions, which serve would offer as downloads. */
const unseen = [...visibleControlFiles.map(file => `/${file}`), '/.!(well-known)', '/.!(well-known)/**', '/:file(.+).:twin(br|gz)']

const redirectsOf = (redirects: readonly Redirect[]) => [
  ...unseen.map(gone),
  ...redirects.map(redirect => ({
    source: cleanPath(redirect.from),
    destination: destination(redirect),
    type: redirect.status,
  })),
]

/**
 * The URL of the not-found page gets the same response as an unknown URL: status 404 with the page. serve supports only one error page, so
 * the others are served as normal pages.
 */
const rewritesOf = ({ notFound }: HostInput) => [{ source: notFound, destination: '/.none' }]

/** serve also sends the name of each file, which the URL already contains. */
const shown = { name: 'Content-Disposition', value: 'inline' }

/** Globs match the file’s path, later rules override earlier ones, and `**` does not match names that begin with a dot. */
const headersIn = ({ headers, homeFiles, immutablePrefix }: HostInput) => {
  const common = headersOf(headers, 'all', 'pages')
  return [
    ...headerRule('**', [...common, shown]),
    ...headerRule('.well-known/**', [...common, shown]),
    ...homeFiles.flatMap(file => headerRule(file, headersOf(headers, 'home'))),
    ...headerRule(`${immutablePrefix.slice(1)}**`, headersOf(headers, 'immutable')),
    // serve does not know this type, and `nosniff` keeps browsers from guessing it.
    ...headerRule('**/*.avif', [{ name: 'Content-Type', value: 'image/avif' }]),
  ]
}

export const serve = {
  name: 'serve',
  title: 'serve',
  manual: ['https://github.com/vercel/serve-handler#options'],
  // It checks every rule for each request.
  maxRedirects: 900,
  redirectsBy: 'rule',
  errorPages: { notFound: '/404', serverError: '/500' },
  validate: ({ redirects }) =>
    redirects.filter(({ to }) => isChanged(to)).map(({ to }) => problem('HOST_UNSUPPORTED', 'serveTarget', { to })),
  print: input => {
    const config = {
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      rewrites: rewritesOf(input),
      redirects: redirectsOf(input.redirects),
      headers: headersIn(input),
    }
    return { published: [{ path: 'serve.json', bytes: json(config) }] }
  },
} as const satisfies Host
