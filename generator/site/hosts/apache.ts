/**
 * Apache reads `.htaccess` from the published folder, also on shared hosting. It requires `AllowOverride All`, mod_rewrite and mod_headers.
 */
import type { Header, HostInput, Redirect } from '../model/host.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import type { Host } from './host.ts'
import {
  isAbsolute,
  keepsQuery,
  linesText,
  messagePaths,
  numberedTarget,
  quoted,
  serverName,
  sourceRegex,
  splitHeaders,
  visibleControlFiles,
} from './rules.ts'

/** `%` begins a format in a header's value. */
const headerValue = (value: string): string => quoted(value.replaceAll('%', '%%'))

const escaped = (text: string): string => text.replaceAll('.', '\\.')

/** A query in the target replaces the visitor’s; before a fragment it must be discarded. `NE`: Apache would encode `#` and `%`. */
const flags = ({ to, status }: Redirect): string =>
  [`R=${status}`, 'L', ...(isAbsolute(to) || !keepsQuery(to) ? ['NE'] : []), ...(to.includes('#') ? ['QSD'] : [])].join(',')

/** The target contains the origin, since behind a proxy Apache would redirect to `http://`. */
const redirectLine =
  (origin: string) =>
  (redirect: Redirect): string => {
    const path = sourceRegex(redirect).slice(1)
    const target = numberedTarget(redirect)
    return `RewriteRule ^${path}${path === '' ? '' : '(?:\\.html)?/?'}$ ${isAbsolute(redirect.to) ? '' : origin}${target.replaceAll('%', '\\%')} [${flags(redirect)}]`
  }

const always = ({ name, value }: Header): string => `Header always set ${name} ${headerValue(value)}`

const headerLines = ({ headers, homeFiles, immutablePrefix }: HostInput): readonly string[] => {
  const { shared, atHome, varying } = splitHeaders(headers)
  // At this point the URL is that of the file, or of its compressed version.
  const home = `"expr=%{REQUEST_URI} =~ m#^/(?:${homeFiles.map(escaped).join('|')})(?:$|\\.)#"`
  const immutable = `"expr=%{REQUEST_URI} =~ m#^${immutablePrefix}# && %{REQUEST_STATUS} in {'200','206','304'}"`
  return [
    ...shared.map(always),
    ...atHome.flatMap(({ name, home: value, others }) => [
      ...(others === null ? [] : [always({ name, value: others })]),
      `${always({ name, value })} ${home}`,
    ]),
    ...varying.flatMap(({ name, pages, immutable: value }) => [
      ...(pages === null ? [] : [`Header set ${name} ${headerValue(pages)}`]),
      value === null ? `Header unset ${name} ${immutable}` : `Header set ${name} ${headerValue(value)} ${immutable}`,
    ]),
  ]
}

const compressedRule = (encoding: string, extension: string): string => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{DOCUMENT_ROOT}/$1.${extension} -f
RewriteRule ^/?(.+\\.(?:html|css|js|svg|xml|txt|json|webmanifest))$ /$1.${extension} [E=no-gzip:1,E=no-brotli:1,END]
`

/**
 * Redirects to one host name and to HTTPS, also behind a proxy that terminates TLS. Requests to localhost and ACME challenges are not
 * redirected.
 */
const oneOrigin = (origin: AbsoluteUrl): string => {
  const { secure, host, port } = serverName(origin)
  const standard = secure ? 443 : 80
  const asked = `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP_HOST} !^(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?$
`
  const lead = `RewriteRule ^(?!\\.well-known/acme-challenge/) ${origin}%{REQUEST_URI} [R=301,L]
`
  const encrypted = `${asked}RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
${lead}`
  const name = `${escaped(host)}${port === standard ? `(?::${standard})?` : `:${port}`}`
  return `${asked}RewriteCond %{HTTP_HOST} !^${name}$ [NC]
${lead}${secure ? encrypted : ''}`
}

const errorDocuments = ({
  notFound,
  serverError,
}: Pick<HostInput, 'notFound' | 'serverError'>): string => `ErrorDocument 404 ${notFound}.html
ErrorDocument 403 ${notFound}.html
ErrorDocument 500 ${serverError}.html
`

const print = (input: HostInput): string => {
  const { notFound, serverError, folderMessages } = input
  const paths = messagePaths(input)
  const anyOf = (paths: readonly string[]) => paths.map(path => escaped(path.slice(1))).join('|')
  return `Options -Indexes -MultiViews
# Without this line a page that has the name of a folder redirects to the folder.
DirectorySlash Off
DirectoryIndex index.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .svg .xml .txt .json .webmanifest
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
${errorDocuments({ notFound, serverError })}${folderMessages
  .map(
    messages => `<If "%{REQUEST_URI} =~ m#^${escaped(messages.folder)}(?:/|$)#">
${errorDocuments(messages)}</If>
`,
  )
  .join('')}
RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase /

# One name for the site.
${oneOrigin(input.origin)}
# Files for other hosts, hidden files, compressed twins, and the error pages under their own address.
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^(?:${visibleControlFiles.map(escaped).join('|')})$ - [R=404,L]
RewriteCond %{THE_REQUEST} \\.(?:br|gz)[\\s?]
RewriteRule \\.(?:br|gz)$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:${anyOf(paths.notFound)})(?:\\.html)?$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:${anyOf(paths.serverError)})(?:\\.html)?$ - [R=500,L]

# Moved addresses.
${linesText(input.redirects.map(redirectLine(input.origin)))}
# One address a page. THE_REQUEST is what the visitor sent: the rules below rewrite to .html.
RewriteCond %{THE_REQUEST} \\s/index(?:\\.html)?[\\s?]
RewriteRule ^index(?:\\.html)?$ ${input.origin}/ [R=301,L]
RewriteCond %{THE_REQUEST} \\.html[\\s?]
RewriteRule ^((?:[A-Za-z0-9._-]+/)*[A-Za-z0-9._-]+)\\.html$ ${input.origin}/$1 [R=301,L]
RewriteCond %{THE_REQUEST} /[\\s?]
RewriteRule ^((?:[A-Za-z0-9._-]+/)*[A-Za-z0-9._-]+)/+$ ${input.origin}/$1 [R=301,L]

# Pages.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^([A-Za-z0-9/._-]+)$ /$1.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteRule ^$ /index.html

# Compressed twins.
${compressedRule('br', 'br')}${compressedRule('gzip', 'gz')}RemoveLanguage .br
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz

<IfModule mod_headers.c>
<FilesMatch "\\.(?:br|gz)$">
Header append Vary Accept-Encoding
</FilesMatch>
${linesText(headerLines(input))}</IfModule>
`
}

export const apache = {
  name: 'apache',
  title: 'Apache',
  manual: ['https://httpd.apache.org/docs/2.4/howto/htaccess.html', 'https://httpd.apache.org/docs/2.4/rewrite/flags.html'],
  // It parses `.htaccess` for each request: 1,000 rules add about 14 ms.
  maxRedirects: 300,
  redirectsBy: 'rule',
  compressed: true,
  limits: ({ redirects }) => [{ what: 'htaccessRules', count: redirects.length, most: 1000, beyond: 'slow', isRefused: false }],
  print: input => ({ published: [{ path: '.htaccess', bytes: print(input) }] }),
} as const satisfies Host
