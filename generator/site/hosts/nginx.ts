/**
 * nginx: a folder for `/etc/nginx/<host>/`. `site.conf` is an example of whole servers; the files that it includes are used as is, also by
 * the tests.
 */
import type { HostInput, Redirect } from '../model/host.ts'
import type { Host } from './host.ts'
import {
  fillNames,
  keepsQuery,
  linesText,
  longestOf,
  messagePaths,
  partsOf,
  quoted,
  segmentPattern,
  serverName,
  sourceRegex,
  spellings,
  splitHeaders,
  visibleControlFiles,
} from './rules.ts'

/**
 * The longest key that fits into nginx's hash tables for variables, map keys and server names, whose buckets have 64 bytes by default. Only
 * the administrator can enlarge them, and only once for the whole server.
 */
const longestKey = 46

/** A name that is compared as a whole: a longer one as a regular expression, which is in no hash table. */
const exactName = (name: string): string => (name.length <= longestKey ? name : `"~^${name.replaceAll('.', '\\.')}$"`)

/** The headers; those that differ by file refer to a variable. */
const headersOf = ({ headers, origin }: HostInput) => {
  const { shared, atHome, varying } = splitHeaders(headers)
  const named = <Split extends { readonly name: string }>(split: Split) => ({
    ...split,
    variable: `$${split.name.toLowerCase().replaceAll('-', '_')}_${serverName(origin).id}`,
  })
  return { shared, atHome: atHome.map(named), varying: varying.map(named) }
}

/** The file of an error page, or the variable with its name if it differs by folder. */
const messageFile = ({ origin, folderMessages, ...input }: HostInput, kind: 'notFound' | 'serverError') =>
  folderMessages.length === 0 ? `${input[kind]}.html` : `$${kind === 'notFound' ? 'not_found' : 'server_error'}_${serverName(origin).id}`

/**
 * For the `http` level: headers that differ by file, and error pages that differ by folder. An error below the prefix is treated as a page.
 */
const httpConf = (input: HostInput): string => {
  const { atHome, varying } = headersOf(input)
  return [
    ...atHome.map(
      ({ variable, home, others }) => `map $uri ${variable} {
  default ${quoted(others ?? '')};
${input.homeFiles.map(file => `  ${exactName(`/${file}`)} ${quoted(home)};\n`).join('')}}
`,
    ),
    ...varying.map(
      ({ variable, pages, immutable }) => `map "$status$uri" ${variable} {
  default ${quoted(pages ?? '')};
  "~^(?:200|206|304)${input.immutablePrefix}" ${quoted(immutable ?? '')};
}
`,
    ),
    ...(input.folderMessages.length === 0 ? [] : (['notFound', 'serverError'] as const)).map(
      kind => `map $request_uri ${messageFile(input, kind)} {
  default ${input[kind]}.html;
${input.folderMessages.map(messages => `  "~^${messages.folder}(?:[/?]|$)" ${messages[kind]}.html;\n`).join('')}}
`,
    ),
  ].join('')
}

const redirectLines = (redirect: Redirect): readonly string[] => {
  // By number: nginx reserves names such as `uri`, and limits the length of names.
  const { names } = partsOf(redirect.from)
  const variable = (name: string) => `moved_${names.indexOf(name) + 1}`
  const to = redirect.pattern === undefined ? redirect.to : fillNames(redirect.to, name => `$${variable(name)}`)
  const answer = `{ return ${redirect.status} ${quoted(`${to}${keepsQuery(redirect.to) ? '$is_args$args' : ''}`)}; }`
  if (redirect.pattern === undefined) return spellings(redirect.from).map(path => `location = ${path} ${answer}`)
  return [`location ~ ^${sourceRegex(redirect, name => `(?<${variable(name)}>${segmentPattern})`)}/?$ ${answer}`]
}

const hidden = visibleControlFiles.map(file => file.replaceAll('.', '\\.'))

const rulesConf = (input: HostInput): string => {
  const { notFound, serverError } = messagePaths(input)
  const { shared, atHome, varying } = headersOf(input)
  const headers = [
    ...shared.map(({ name, value }) => ({ name, value: quoted(value) })),
    ...[...atHome, ...varying].map(({ name, variable }) => ({ name, value: variable })),
  ]
  return `charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
include ${serverName(input.origin).host}/brotli*.conf;
error_page 404 ${messageFile(input, 'notFound')};
error_page 403 =404 ${messageFile(input, 'notFound')};
error_page 500 502 503 504 ${messageFile(input, 'serverError')};

# All at this level: a single add_header inside a location would drop the rest there.
${headers.map(({ name, value }) => `add_header ${name} ${value} always;\n`).join('')}
location = / { try_files /index.html =404; }
# The rule for .html below would turn every error into a redirect.
${[...notFound, ...serverError].map(path => `location = ${path}.html { internal; }\n`).join('')}${notFound.map(path => `location = ${path} { return 404; }\n`).join('')}${serverError.map(path => `location = ${path} { return 500; }\n`).join('')}location = /index { return 301 /$is_args$args; }
location = /index.html { return 301 /$is_args$args; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/(?:${hidden.join('|')})$ { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }
include ${serverName(input.origin).host}/redirects.conf;
# Only plain characters, so that no decoded line break or backslash reaches the Location header.
location ~ .\\.html$ { rewrite ^((?:/[A-Za-z0-9._-]+)+)\\.html$ $1 permanent; return 404; }
location ~ ./$ { rewrite ^((?:/[A-Za-z0-9._-]+)+)/+$ $1 permanent; return 404; }
location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
# Never "$uri/": a page may have the name of a folder.
location / { try_files $uri.html $uri =404; }
`
}

const certificates = (host: string): string => `  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
`

const siteConf = (input: HostInput): string => {
  const { secure, host, port, otherName } = serverName(input.origin)
  const listen = (on: number, flags: string) => `  listen ${on}${flags};\n  listen [::]:${on}${flags};\n`
  const away = (names: readonly string[], on: number, tls: boolean) =>
    names.length === 0
      ? ''
      : `server {
${listen(on, tls ? ' ssl http2' : '')}  server_name ${names.map(exactName).join(' ')};
${tls ? certificates(host) : ''}  return 301 ${input.origin}$request_uri;
}
`
  const otherNames = otherName === null ? [] : [otherName]
  return `# Copy this folder to /etc/nginx/${host}/ and the published folder to /var/www/${host}/, adapt the certificates,
# and add inside http { }: include ${host}/site.conf;
# To send the .br files too, if this nginx has the Brotli module (Debian: apt install libnginx-mod-http-brotli-static):
#   { nginx -V; nginx -T; } 2>&1 | grep -qE '^(load_module|configure arguments:).*brotli' && echo 'brotli_static on;' > /etc/nginx/${host}/brotli.conf
# nginx has no “if” for a module, so it reads that file where it is, and goes without where it is not.
include ${host}/http.conf;
server {
${listen(port, secure ? ' ssl http2' : '')}  server_name ${exactName(host)};
${secure ? certificates(host) : ''}  root /var/www/${host};
  include ${host}/rules.conf;
}
${away(otherNames, port, secure)}${secure ? away([host, ...otherNames], 80, false) : ''}`
}

export const nginx = {
  name: 'nginx',
  title: 'nginx',
  manual: [
    'https://nginx.org/en/docs/http/ngx_http_core_module.html#location',
    'https://nginx.org/en/docs/http/ngx_http_headers_module.html',
  ],
  // Each redirect needs two locations, about 8 kB of memory.
  maxRedirects: 2000,
  redirectsBy: 'rule',
  compressed: true,
  limits: ({ redirects }) => [
    {
      what: 'redirectCharacters',
      count: longestOf(redirects.flatMap(redirectLines)),
      // The size of the buffer that nginx reads a value into.
      most: 4096,
      beyond: 'configRefused',
      isRefused: true,
    },
  ],
  print: input => ({
    serverFiles: [
      { path: 'site.conf', bytes: siteConf(input) },
      { path: 'http.conf', bytes: httpConf(input) },
      { path: 'rules.conf', bytes: rulesConf(input) },
      { path: 'redirects.conf', bytes: linesText(input.redirects.flatMap(redirectLines)) },
    ],
  }),
} as const satisfies Host
