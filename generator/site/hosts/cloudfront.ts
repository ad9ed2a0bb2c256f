/**
 * Amazon S3 with CloudFront: the files that a distribution needs, in the formats of the `aws` command. S3 does not support URLs without
 * `.html`, so a viewer request function finds pages and redirects; a response headers policy adds the headers.
 */
import type { Header, HostInput, Redirect } from '../model/host.ts'
import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import { controlFiles, headersOf, json, messagePaths, numberedTarget, percentEncoded, serverName, sourceRegex } from './rules.ts'

/** A function may have 10 kB including its data; larger data is stored in a key-value store of up to 5 MB. */
const mostBytes = 10_240

/** Sources of redirects with their targets; the status 301 is omitted. */
const movedOf = (redirects: readonly Redirect[]) =>
  Object.fromEntries(
    redirects
      .filter(({ pattern }) => pattern === undefined)
      .map(({ from, to, status }) => [percentEncoded(cleanPath(from)), status === 301 ? to : [to, status]]),
  )

const patternsOf = (redirects: readonly Redirect[]) =>
  redirects
    .filter(({ pattern }) => pattern !== undefined)
    .map(redirect => [`^${sourceRegex(redirect)}$`, numberedTarget(redirect), redirect.status])

/** How the function looks up a redirect: in its own code, or in the associated store. */
const places = {
  function: {
    head: (redirects: readonly Redirect[]) => `const moved = ${JSON.stringify(movedOf(redirects))}`,
    handler: 'function',
    find: '  const found = moved[clean]',
  },
  store: {
    head: () => `import cf from 'cloudfront'\n\nconst store = cf.kvs()`,
    handler: 'async function',
    find: `  let found
  try {
    found = await store.get(clean, { format: 'json' })
  } catch {
    // No redirect.
  }`,
  },
} as const

const functionIn = (place: keyof typeof places, input: HostInput): string => {
  const { redirects } = input
  const { head, handler, find } = places[place]
  const { otherName } = serverName(input.origin)
  const gone = [...messagePaths(input).notFound, ...controlFiles.map(file => `/${file}`)]
  return `// For viewer requests, runtime cloudfront-js-2.0.
${head(redirects)}
const patterns = ${JSON.stringify(patternsOf(redirects))}
const gone = ${JSON.stringify(gone)}

function go(to, status, query) {
  const asked = Object.keys(query).flatMap(name => (query[name].multiValue || [query[name]]).map(({ value }) => (value === '' ? name : name + '=' + value)))
  const location = asked.length === 0 || /[?#]/.test(to) ? to : to + '?' + asked.join('&')
  return { statusCode: status, statusDescription: status === 302 ? 'Found' : 'Moved Permanently', headers: { location: { value: location } } }
}

${handler} handler(event) {
  const request = event.request
  const path = request.uri
  const query = request.querystring
${otherName === null ? '' : `  if (request.headers.host && request.headers.host.value === ${JSON.stringify(otherName)}) return go(${JSON.stringify(input.origin)} + path, 301, query)\n`}\
  const clean = path.replace(/(?:\\.html)?\\/*$/, '') || '/'
${find}
  if (found !== undefined) return typeof found === 'string' ? go(found, 301, query) : go(found[0], found[1], query)
  for (const [source, target, status] of patterns) if (new RegExp(source).test(clean)) return go(clean.replace(new RegExp(source), target), status, query)
  if (gone.indexOf(clean) !== -1 || gone.indexOf(path) !== -1) request.uri = '/.none'
  // Only plain characters, so that nothing a visitor typed leads to another site.
  else if (!/^(?:\\/[A-Za-z0-9._-]+)*\\/*$/.test(path)) return request
  else if (/^\\/index(?:\\.html)?$/.test(path)) return go('/', 301, query)
  else if (path !== '/' && path !== clean) return go(clean, 301, query)
  else if (path === '/') request.uri = '/index.html'
  else if (path.slice(path.lastIndexOf('/')).indexOf('.') === -1) request.uri = path + '.html'
  return request
}
`
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The function, and the content of its store where it needs one. */
const functionOf = (input: HostInput) => {
  const whole = functionIn('function', input)
  if (bytesOf(whole) <= mostBytes) return { code: whole, store: null }
  const data = Object.entries(movedOf(input.redirects)).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  return { code: functionIn('store', input), store: json({ data }) }
}

/** CloudFront sets these headers only through dedicated settings. */
const securityConfig = (headers: readonly Header[]) => {
  const value = (wanted: string) => headers.find(({ name }) => name === wanted)?.value
  const policy = value('Content-Security-Policy')
  const transport = value('Strict-Transport-Security')
  const referrer = value('Referrer-Policy')
  return {
    ...(policy === undefined ? {} : { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy } }),
    ...(transport === undefined
      ? {}
      : {
          StrictTransportSecurity: {
            Override: true,
            AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0),
            IncludeSubdomains: /includeSubDomains/i.test(transport),
            Preload: /preload/i.test(transport),
          },
        }),
    ...(value('X-Content-Type-Options') === undefined ? {} : { ContentTypeOptions: { Override: true } }),
    ...(referrer === undefined ? {} : { ReferrerPolicy: { Override: true, ReferrerPolicy: referrer } }),
  }
}

const named = new Set(['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'])

/** CloudFront allows 128 characters in the name of a policy. */
const policyName = (origin: HostInput['origin']): string => {
  const { host, id } = serverName(origin)
  return host.length <= 128 ? host.replace(/[^a-z0-9]/g, '_') : id
}

const policyOf = ({ origin, headers }: HostInput) => {
  const common = headersOf(headers, 'all')
  const items = common.filter(({ name }) => !named.has(name)).map(({ name, value }) => ({ Header: name, Value: value, Override: true }))
  return {
    Name: policyName(origin),
    SecurityHeadersConfig: securityConfig(common),
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** Without the permission to list, S3 answers 403 for missing files. */
const errorsOf = ({ notFound, serverError }: HostInput) => {
  const answers = [
    { ErrorCode: 403, ResponsePagePath: `${notFound}.html`, ResponseCode: '404', ErrorCachingMinTTL: 10 },
    { ErrorCode: 404, ResponsePagePath: `${notFound}.html`, ResponseCode: '404', ErrorCachingMinTTL: 10 },
    { ErrorCode: 500, ResponsePagePath: `${serverError}.html`, ResponseCode: '500', ErrorCachingMinTTL: 0 },
  ]
  return { Quantity: answers.length, Items: answers }
}

/** Immutable files first, so that no page refers to a missing file. Old files stay, because cached pages still refer to them. */
const uploadOf = ({ headers, immutablePrefix, folder }: HostInput): string => {
  const cache = (scope: 'pages' | 'immutable') => headersOf(headers, scope).find(({ name }) => name === 'Cache-Control')?.value ?? ''
  const below = immutablePrefix.slice(1)
  const sync = (where: string, scope: 'pages' | 'immutable', types: readonly (readonly [extension: string, type: string])[]) => {
    const skipped = types.map(([extension]) => ` --exclude "*.${extension}"`).join('')
    const copies = types.map(
      ([extension, type]) =>
        `aws s3 cp "${folder}${where}" "s3://$bucket${where}" --recursive --exclude "*" --include "*.${extension}" --content-type ${type} --cache-control "${cache(scope)}"\n`,
    )
    const others = scope === 'pages' ? ` --exclude "${below}*"` : ''
    return `aws s3 sync "${folder}${where}" "s3://$bucket${where}"${others}${skipped} --cache-control "${cache(scope)}"\n${copies.join('')}`
  }
  return `#!/bin/sh
# Usage: sh upload.sh BUCKET
set -eu
bucket=$1
# Types that the aws command may not know are told.
${sync(`/${below.replace(/\/$/, '')}`, 'immutable', [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
])}${sync('', 'pages', [['webmanifest', 'application/manifest+json']])}`
}

export const cloudfront = {
  name: 'cloudfront',
  title: 'S3 with CloudFront',
  manual: [
    'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html',
    'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html',
    'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
  ],
  maxRedirects: 5000,
  redirectsBy: 'rule',
  limits: input => [
    {
      host: 'CloudFront',
      what: 'functionBytes',
      count: bytesOf(functionOf(input).code),
      most: mostBytes,
      beyond: 'functionRefused',
      isRefused: true,
    },
  ],
  print: input => {
    const { code, store } = functionOf(input)
    return {
      serverFiles: [
        { path: 'function.js', bytes: code },
        ...(store === null ? [] : [{ path: 'redirects.json', bytes: store }]),
        { path: 'headers-policy.json', bytes: json(policyOf(input)) },
        { path: 'error-responses.json', bytes: json(errorsOf(input)) },
        { path: 'upload.sh', bytes: uploadOf(input) },
      ],
    }
  },
} as const satisfies Host
