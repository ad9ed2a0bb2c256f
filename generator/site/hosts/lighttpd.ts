/**
 * lighttpd: a folder for `/etc/lighttpd/<host>/`. `site.conf` is an example of a whole site; `rules.conf` is used as is, also by the tests.
 */
import type { Header, HeaderRule, HostInput, Redirect } from '../model/host.ts'
import type { Host } from './host.ts'
import {
  headersOf,
  keepsQuery,
  messagePaths,
  numberedTarget,
  percentEncoded,
  quoted,
  segmentPattern,
  serverName,
  sourceRegex,
  visibleControlFiles,
} from './rules.ts'

/** A rule matches the URL with its query … */
const query = '(?:\\?.*)?'
/** … and lighttpd inserts the query here. */
const queryVariable = `$${'{qsa}'}`

const rule = (source: string, target: string): string => `  "^${source}${query}$" => ${quoted(target)},\n`

const redirectRule = (redirect: Redirect): string => {
  const source = sourceRegex({ ...redirect, from: percentEncoded(redirect.from) })
  return rule(`${source}(?:\\.html)?/?`, `${numberedTarget(redirect).replaceAll('%', '%%')}${keepsQuery(redirect.to) ? queryVariable : ''}`)
}

const conditionOf = (redirect: Redirect): string => sourceRegex(redirect, () => segmentPattern)

/** Characters. PCRE compiles a regular expression to at most 64 kB, which is enough for twice as many. */
const longestCondition = 30_000

/** The redirects in groups, each short enough for one condition. */
const conditions = (redirects: readonly Redirect[]): readonly (readonly Redirect[])[] => {
  const groups: Redirect[][] = []
  let length = longestCondition
  for (const redirect of redirects) {
    length += conditionOf(redirect).length + 1
    if (length > longestCondition) {
      groups.push([])
      length = conditionOf(redirect).length
    }
    groups.at(-1)?.push(redirect)
  }
  return groups
}

const page = '((?:/[A-Za-z0-9._-]+)+)'

const headerList = (headers: readonly Header[]): string => headers.map(({ name, value }) => `  "${name}" => ${quoted(value)},\n`).join('')

/** mod_setenv ignores the status, so a missing file would be cached for a year; mod_expire applies only to existing files. */
const expiry = (headers: readonly HeaderRule[]): string => {
  const seconds = /max-age=(\d+)/.exec(headersOf(headers, 'immutable').find(({ name }) => name === 'Cache-Control')?.value ?? '')?.[1]
  return seconds === undefined ? '' : `  expire.url = ( "" => "access plus ${seconds} seconds" )\n`
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
} as const

const rulesConf = (input: HostInput): string => {
  const { folderMessages, immutablePrefix, headers, redirects } = input
  const permanent = redirects.filter(({ status }) => status === 301)
  const temporary = redirects.filter(({ status }) => status === 302)
  const hidden = visibleControlFiles.map(file => file.replaceAll('.', '\\.'))
  const tidy = [
    rule('/index(?:\\.html)?', `/${queryVariable}`),
    rule(`(?!/\\.page/)${page}\\.html`, `$1${queryVariable}`),
    rule(`${page}/+`, `$1${queryVariable}`),
  ].join('')
  return `server.errorfile-prefix = var.root + "/"
server.tag = ""
index-file.names = ( "index.html" )
dir-listing.activate = "disable"
mimetype.assign = (
${Object.entries(types)
  .map(([extension, type]) => `  "${extension}" => "${type}",\n`)
  .join('')})
deflate.mimetypes = ( "text/", "application/json", "application/manifest+json", "image/svg+xml" )
deflate.allowed-encodings = ( "br", "gzip" )
setenv.set-response-header = (
${headerList(headersOf(headers, 'all', 'pages'))})
$HTTP["url"] =~ "^${immutablePrefix}" {
  setenv.set-response-header = (
${headerList(headersOf(headers, 'all'))}  )
${expiry(headers)}}
${folderMessages
  .map(
    ({ folder }) => `$HTTP["url"] =~ "^(?:/\\.page)?${folder}(?:/|$)" {
  server.errorfile-prefix = var.root + "${folder}/"
}
`,
  )
  .join('')}# Not found: files for other hosts, hidden files, compressed twins, and the page that says so under its own address.
url.rewrite-once = (
${messagePaths(input)
  .notFound.map(path => rule(`${path}(?:\\.html)?`, path.replace(/[^/]*$/, '.none')))
  .join(
    '',
  )}${rule(`/(?:\\.page/)?(?:${hidden.join('|')})`, '/.none')}${rule('/(?:.*/)?\\.(?!well-known/|page/).*', '/.none')}${rule('/.*\\.(?:br|gz)', '/.none')})
# A page may have the name of a folder. Its file is looked for below another name, or the rule against .html would never end.
alias.url = ( "/.page/" => var.root + "/" )
url.rewrite-if-not-file = ( "^(/[^?]*[^/?])${query}$" => "/.page$1.html" )
# Only plain characters, so that nothing a visitor typed leads to another site.
url.redirect-code = 301
url.redirect = (
${permanent.map(redirectRule).join('')}${tidy})
${conditions(temporary)
  .map(
    redirects => `$HTTP["url"] =~ "^(?:${redirects.map(conditionOf).join('|')})(?:\\.html)?/?$" {
  url.redirect-code = 302
  url.redirect = (
${redirects.map(redirectRule).join('')}  )
}
`,
  )
  .join('')}`
}

const siteConf = (input: HostInput): string => {
  const { secure, host, port, otherName } = serverName(input.origin)
  const escaped = (name: string) => name.replaceAll('.', '\\.')
  const away = (condition: string) => `${condition} {
  url.redirect-code = 301
  url.redirect = ( "" => "${input.origin}\${url.path}\${qsa}" )
}
`
  const names = [host, ...(otherName === null ? [] : [otherName])].map(escaped).join('|')
  return `# Copy this folder to /etc/lighttpd/${host}/ and the published folder to /var/www/${host}/, adapt the certificate,
# and add to /etc/lighttpd/lighttpd.conf: include "/etc/lighttpd/${host}/site.conf"
# Debian: apt install lighttpd lighttpd-mod-deflate${secure ? ' lighttpd-mod-openssl' : ''}
server.modules += ( "mod_setenv", "mod_rewrite", "mod_redirect", "mod_alias", "mod_expire", "mod_deflate"${secure ? ', "mod_openssl"' : ''} )
${
  secure
    ? `$SERVER["socket"] == ":${port}" {
  ssl.engine = "enable"
  ssl.pemfile = "/etc/letsencrypt/live/${host}/fullchain.pem"
  ssl.privkey = "/etc/letsencrypt/live/${host}/privkey.pem"
}
`
    : ''
}$HTTP["host"] =~ "^${escaped(host)}(?::\\d+)?$" {
  var.root = "/var/www/${host}"
  server.document-root = var.root
  include "/etc/lighttpd/${host}/rules.conf"
}
${otherName === null ? '' : away(`$HTTP["host"] =~ "^${escaped(otherName)}(?::\\d+)?$"`)}${
  secure ? away(`$HTTP["scheme"] == "http" {\n$HTTP["host"] =~ "^(?:${names})(?::\\d+)?$"`).replace(/\n}\n$/, '\n}}\n') : ''
}`
}

export const lighttpd = {
  name: 'lighttpd',
  title: 'lighttpd',
  manual: [
    'https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_ModRewrite',
    'https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_ModRedirect',
    'https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_ModSetEnv',
  ],
  // It tries every rule as a regular expression, one after the other.
  maxRedirects: 900,
  redirectsBy: 'rule',
  errorPages: { notFound: '/404', serverError: '/500' },
  print: input => ({
    serverFiles: [
      { path: 'site.conf', bytes: siteConf(input) },
      { path: 'rules.conf', bytes: rulesConf(input) },
    ],
  }),
} as const satisfies Host
