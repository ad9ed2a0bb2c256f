/**
 * `vercel.json`, for the project root, written as `routes`. The shorter forms (`cleanUrls`, `redirects`, `headers`) cannot be combined with
 * routes and ignore the status: browsers would cache a missing file for a year.
 */
import type { Header, HostInput } from '../model/host.ts'
import type { Host } from './host.ts'
import { overLimit } from './limit.ts'
import { fitRedirects, headersOf, json, messagePaths, percentEncoded, segmentPattern, sourceRegex } from './rules.ts'

const maxRedirects = 2000

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
  fitRedirects(redirects, maxRedirects).map(redirect => {
    const names: string[] = []
    const src = sourceRegex({ ...redirect, from: percentEncoded(redirect.from) }, name => {
      names.push(name)
      return `(${segmentPattern})`
    })
    const to =
      redirect.pattern === undefined
        ? redirect.to
        : names.reduce<string>((all, name, index) => all.replace(`:${name}`, `$${index + 1}`), redirect.to)
    return moveTo(`^${src}(?:\\.html)?/?$`, to, redirect.status)
  })

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
  maxRedirects,
  redirectsBy: 'rule',
  errorPages: { notFound: '/404' },
  validate: (input, printed) =>
    overLimit({
      host: 'Vercel',
      what: 'routes',
      count: routesOf({ ...input, redirects: printed }).length,
      most: 2048,
      severity: 'error',
      beyond: 'refused',
    }),
  print: input => ({
    published: [],
    serverFiles: [{ path: 'vercel.json', bytes: json({ outputDirectory: input.folder, routes: routesOf(input) }) }],
  }),
} as const satisfies Host
