/**
 * `vercel.json`, for the project root, written as `routes`. The shorter forms (`cleanUrls`, `redirects`, `headers`) cannot be combined with
 * routes and ignore the status: browsers would cache a missing file for a year.
 */
import type { Header, HostInput } from '../model/host.ts'
import type { Host } from './host.ts'
import { headersOf, json, messagePaths, numberedTarget, percentEncoded, sourceRegex } from './rules.ts'

/** Only plain characters, so that a typed URL never redirects to another site. */
const page = '((?:/[A-Za-z0-9._-]+)+)'

const moveTo = (src: string, to: string, status: number) => ({ src, status, headers: { Location: to } })

/** One URL per page. */
const tidy = [
  moveTo('^/index(?:\\.html)?/?$', '/', 308),
  moveTo(`^${page}/index(?:\\.html)?/?$`, '$1', 308),
  moveTo(`^${page}\\.html/?$`, '$1', 308),
  moveTo(`^${page}/+$`, '$1', 308),
]

/** A source matches the request as sent; in a target, `$` and a number refer to a placeholder. */
const redirectsOf = ({ redirects }: HostInput) =>
  redirects.map(redirect =>
    moveTo(
      `^${sourceRegex({ ...redirect, from: percentEncoded(redirect.from) })}(?:\\.html)?/?$`,
      numberedTarget(redirect),
      redirect.status,
    ),
  )

const headerRoute = (src: string, headers: readonly Header[]) =>
  headers.length === 0 ? [] : [{ src, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])), continue: true }]

const routesOf = (input: HostInput) => [
  ...headerRoute('^/.*$', headersOf(input.headers, 'all', 'pages')),
  ...redirectsOf(input),
  { src: `^(?:${messagePaths(input).notFound.join('|')})(?:\\.html)?$`, status: 404 },
  ...tidy,
  { handle: 'filesystem' },
  { src: '^/(.+)$', dest: '/$1.html', check: true },
  // Only existing files.
  { handle: 'hit' },
  ...headerRoute(`^${input.immutablePrefix}.*$`, headersOf(input.headers, 'immutable')),
  { handle: 'error' },
  ...input.folderMessages.map(({ folder, notFound }) => ({ src: `^${folder}(?:/.*)?$`, dest: `${notFound}.html`, status: 404 })),
  { src: '^/.*$', dest: `${input.notFound}.html`, status: 404 },
]

export const vercel = {
  name: 'vercel',
  title: 'Vercel',
  manual: ['https://vercel.com/docs/project-configuration', 'https://vercel.com/docs/build-output-api/configuration#routes'],
  maxRedirects: 2000,
  redirectsBy: 'rule',
  errorPages: { notFound: '/404' },
  limits: input => [{ what: 'routes', count: routesOf(input).length, most: 2048, beyond: 'refused', isRefused: true }],
  print: input => ({
    serverFiles: [{ path: 'vercel.json', bytes: json({ outputDirectory: input.folder, routes: routesOf(input) }) }],
  }),
} as const satisfies Host
