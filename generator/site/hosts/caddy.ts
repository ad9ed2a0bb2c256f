/** Caddy: `Caddyfile` is an example of a whole site; `rules.caddy` next to it is used as is, also by the tests. */
import type { Header, HostInput, Redirect } from '../model/host.ts'
import type { UrlPath } from '../model/url.ts'
import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import {
  keepsQuery,
  linesText,
  messagePaths,
  numberedTarget,
  quoted,
  serverName,
  sourceRegex,
  spellings,
  splitHeaders,
  visibleControlFiles,
} from './rules.ts'

/** Each spelling of a URL with its target and status, as lines of a `map`. */
const mapLines = (redirect: Redirect): readonly string[] => {
  if (redirect.pattern === undefined) return spellings(redirect.from).map(path => `${path} ${quoted(redirect.to)} ${redirect.status}`)
  return [`~^${sourceRegex(redirect)}/?$ ${quoted(numberedTarget(redirect))} ${redirect.status}`]
}

const map = (name: string, redirects: readonly Redirect[]): string =>
  redirects.length === 0
    ? ''
    : `map {path} {${name}_to} {${name}_status} {
${linesText(redirects.flatMap(mapLines).map(line => `\t${line}`))}	default "" ""
}
@${name} not vars {${name}_to} ""
`

const headerBlock = (headers: readonly Header[], indent = ''): string =>
  headers.length === 0
    ? ''
    : `${indent}header {\n${headers.map(({ name, value }) => `${indent}\t${name} ${quoted(value)}\n`).join('')}${indent}}\n`

const keeping = `	route @kept {
		redir @asked {kept_to}?{query} {kept_status}
		redir {kept_to} {kept_status}
	}
`

const fixed = `	redir @fixed {fixed_to} {fixed_status}
`

interface Place {
  readonly folder: UrlPath
  readonly page: UrlPath
}

/** The page for a type of error: some folders have their own. */
const messageRules = (name: string, condition: string, page: UrlPath, below: readonly Place[]): string => {
  const pathsOf = (places: readonly Place[]) => places.flatMap(({ folder }) => [folder, `${folder}/*`]).join(' ')
  const rule = (matcher: string, where: string, target: UrlPath) =>
    `\t@${matcher} {\n\t\texpression ${condition}\n\t\t${where}\n\t}\n\trewrite @${matcher} ${target}.html\n`
  if (below.length === 0) return `\t@${name} expression ${condition}\n\trewrite @${name} ${page}.html\n`
  return [
    rule(name, `not path ${pathsOf(below)}`, page),
    ...below.map((place, index) => rule(`${name}_${index + 1}`, `path ${pathsOf([place])}`, place.page)),
  ].join('')
}

const rules = (input: HostInput): string => {
  const { notFound, serverError, folderMessages, immutablePrefix } = input
  const paths = messagePaths(input)
  const below = (kind: 'notFound' | 'serverError') => folderMessages.map(({ folder, [kind]: page }) => ({ folder, page }))
  const files = (paths: readonly string[]) => paths.flatMap(path => [path, `${path}.html`]).join(' ')
  const { shared, atHome, varying } = splitHeaders(input.headers)
  const elsewhere = atHome.flatMap(({ name, others }) => (others === null ? [] : [{ name, value: others }]))
  const side = (scope: 'pages' | 'immutable') => varying.flatMap(({ name, [scope]: value }) => (value === null ? [] : [{ name, value }]))
  const keepingQuery = input.redirects.filter(({ to }) => keepsQuery(to))
  const rest = input.redirects.filter(({ to }) => !keepsQuery(to))
  const differing = (matcher: string, headers: readonly Header[]) =>
    headers.map(({ name, value }) => `header ${matcher} ${name} ${quoted(value)}\n`).join('')
  const home = input.homeFiles.map(file => cleanPath(`/${file}`)).join(' ')
  const homeRules = `@home path ${home}
${differing(
  '@home',
  atHome.map(({ name, home: value }) => ({ name, value })),
)}@elsewhere not path ${home}
${differing('@elsewhere', elsewhere)}`
  return `${headerBlock(shared)}${atHome.length === 0 ? '' : homeRules}@changing not path ${immutablePrefix}*
${differing('@changing', side('pages'))}@immutable {
	path ${immutablePrefix}*
	file
}
${differing('@immutable', side('immutable'))}${map('kept', keepingQuery)}${map('fixed', rest)}@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
@asked not vars {query} ""
# Only plain characters, so that nothing a visitor typed leads to another site.
@html path_regexp html ^((?:/[A-Za-z0-9._-]+)+)\\.html$
@slash path_regexp slash ^((?:/[A-Za-z0-9._-]+)+)/+$
@hidden {
	path */.* ${visibleControlFiles.map(file => `/${file}`).join(' ')} *.br *.gz
	not path /.well-known/*
}
@not_found path ${files(paths.notFound)}
@server_error path ${files(paths.serverError)}
@index path /index /index.html
@page file {path}.html
@folder file {path}/
# In this order: outside a route Caddy sorts directives in its own.
route {
${keepingQuery.length === 0 ? '' : keeping}${rest.length === 0 ? '' : fixed}	error @not_found 404
	error @server_error 500
	error @hidden 404
	route @index {
		rewrite * /
		redir {uri} 301
	}
	route @html {
		rewrite * {re.html.1}
		redir {uri} 301
	}
	route @slash {
		rewrite * {re.slash.1}
		redir {uri} 301
	}
	rewrite / /index.html
	rewrite @page {path}.html
	error @folder 404
	file_server {
		precompressed br gzip
	}
}
# Errors begin with no headers at all.
handle_errors {
${headerBlock([...shared, ...elsewhere, ...side('pages')], '\t')}${messageRules('missing', '{err.status_code} == 404', notFound, below('notFound'))}${messageRules('broken', '{err.status_code} != 404', serverError, below('serverError'))}	file_server {
		precompressed br gzip
	}
}
`
}

const caddyfile = (input: HostInput): string => {
  const { host, otherName, secure } = serverName(input.origin)
  return `# Copy the published folder to /var/www/${host}/ and add to /etc/caddy/Caddyfile: import <this folder>/Caddyfile
${input.origin} {
	root * /var/www/${host}
	import rules.caddy
}
${otherName === null ? '' : `${secure ? 'https' : 'http'}://${otherName} {\n\tredir ${input.origin}{uri} 301\n}\n`}`
}

export const caddy = {
  name: 'caddy',
  title: 'Caddy',
  manual: ['https://caddyserver.com/docs/caddyfile/directives/map', 'https://caddyserver.com/docs/caddyfile/directives/file_server'],
  maxRedirects: 5000,
  redirectsBy: 'rule',
  compressed: true,
  print: input => ({
    serverFiles: [
      { path: 'Caddyfile', bytes: caddyfile(input) },
      { path: 'rules.caddy', bytes: rules(input) },
    ],
  }),
} as const satisfies Host
