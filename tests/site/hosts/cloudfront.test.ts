/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import type { OutputFile } from '../../../generator/site/model/file.ts'
import type { HostInput, Redirect } from '../../../generator/site/model/host.ts'
import { planRedirects } from '../../../generator/site/urls/plan-redirects.ts'
import { siteOf } from '../../support/site.ts'
import { input as site } from './fixture.ts'
import { printedFor, small } from './small.ts'

test('S3 with CloudFront', () => {
  expect(printedFor('cloudfront')).toMatchInlineSnapshot(`
    {
      "copies": [],
      "published": {},
      "serverFiles": {
        "cloudfront/error-responses.json": [
          "{",
          "  "Quantity": 3,",
          "  "Items": [",
          "    {",
          "      "ErrorCode": 403,",
          "      "ResponsePagePath": "/404.html",",
          "      "ResponseCode": "404",",
          "      "ErrorCachingMinTTL": 10",
          "    },",
          "    {",
          "      "ErrorCode": 404,",
          "      "ResponsePagePath": "/404.html",",
          "      "ResponseCode": "404",",
          "      "ErrorCachingMinTTL": 10",
          "    },",
          "    {",
          "      "ErrorCode": 500,",
          "      "ResponsePagePath": "/500.html",",
          "      "ResponseCode": "500",",
          "      "ErrorCachingMinTTL": 0",
          "    }",
          "  ]",
          "}",
        ],
        "cloudfront/function.js": [
          "// For viewer requests, runtime cloudfront-js-2.0.",
          "const moved = {"/about":"/en/about","/book":["https://book.example:8443/a+b?x=1",302]}",
          "const patterns = [["^/areas/([A-Za-z0-9._~-]+)$","/services/$1",301]]",
          "const gone = ["/404","/fr/404","/_headers","/_redirects","/serve.json","/.htaccess","/.nojekyll","/CNAME","/ROUTER","/staticwebapp.config.json"]",
          "",
          "function go(to, status, query) {",
          "  const asked = Object.keys(query).flatMap(name => (query[name].multiValue || [query[name]]).map(({ value }) => (value === '' ? name : name + '=' + value)))",
          "  const location = asked.length === 0 || /[?#]/.test(to) ? to : to + '?' + asked.join('&')",
          "  return { statusCode: status, statusDescription: status === 302 ? 'Found' : 'Moved Permanently', headers: { location: { value: location } } }",
          "}",
          "",
          "function handler(event) {",
          "  const request = event.request",
          "  const path = request.uri",
          "  const query = request.querystring",
          "  if (request.headers.host && request.headers.host.value === "www.ducts.example") return go("https://ducts.example" + path, 301, query)",
          "  const clean = path.replace(/(?:\\.html)?\\/*$/, '') || '/'",
          "  const found = moved[clean]",
          "  if (found !== undefined) return typeof found === 'string' ? go(found, 301, query) : go(found[0], found[1], query)",
          "  for (const [source, target, status] of patterns) if (new RegExp(source).test(clean)) return go(clean.replace(new RegExp(source), target), status, query)",
          "  if (gone.indexOf(clean) !== -1 || gone.indexOf(path) !== -1) request.uri = '/.none'",
          "  // Only plain characters, so that nothing a visitor typed leads to another site.",
          "  else if (!/^(?:\\/[A-Za-z0-9._-]+)*\\/*$/.test(path)) return request",
          "  else if (/^\\/index(?:\\.html)?$/.test(path)) return go('/', 301, query)",
          "  else if (path !== '/' && path !== clean) return go(clean, 301, query)",
          "  else if (path === '/') request.uri = '/index.html'",
          "  else if (path.slice(path.lastIndexOf('/')).indexOf('.') === -1) request.uri = path + '.html'",
          "  return request",
          "}",
        ],
        "cloudfront/headers-policy.json": [
          "{",
          "  "Name": "ducts_example",",
          "  "SecurityHeadersConfig": {},",
          "  "CustomHeadersConfig": {",
          "    "Quantity": 1,",
          "    "Items": [",
          "      {",
          "        "Header": "Permissions-Policy",",
          "        "Value": "camera=(self \\"https://x.example\\"), usb=()",",
          "        "Override": true",
          "      }",
          "    ]",
          "  }",
          "}",
        ],
        "cloudfront/upload.sh": [
          "#!/bin/sh",
          "# Usage: sh upload.sh BUCKET",
          "set -eu",
          "bucket=$1",
          "# Types that the aws command may not know are told.",
          "aws s3 sync "dist/assets" "s3://$bucket/assets" --exclude "*.avif" --exclude "*.webp" --exclude "*.woff2" --cache-control "public, max-age=31536000, immutable"",
          "aws s3 cp "dist/assets" "s3://$bucket/assets" --recursive --exclude "*" --include "*.avif" --content-type image/avif --cache-control "public, max-age=31536000, immutable"",
          "aws s3 cp "dist/assets" "s3://$bucket/assets" --recursive --exclude "*" --include "*.webp" --content-type image/webp --cache-control "public, max-age=31536000, immutable"",
          "aws s3 cp "dist/assets" "s3://$bucket/assets" --recursive --exclude "*" --include "*.woff2" --content-type font/woff2 --cache-control "public, max-age=31536000, immutable"",
          "aws s3 sync "dist" "s3://$bucket" --exclude "assets/*" --exclude "*.webmanifest" --cache-control "public, max-age=0, must-revalidate"",
          "aws s3 cp "dist" "s3://$bucket" --recursive --exclude "*" --include "*.webmanifest" --content-type application/manifest+json --cache-control "public, max-age=0, must-revalidate"",
        ],
      },
    }
  `)
})

test('prints every header in the setting that CloudFront requires', () => {
  const policy = printHosts(['cloudfront'], site).serverFiles.find(({ path }) => path === 'cloudfront/headers-policy.json')
  expect(JSON.parse(String(policy?.bytes))).toMatchInlineSnapshot(`
    {
      "CustomHeadersConfig": {
        "Items": [
          {
            "Header": "X-Signs",
            "Override": true,
            "Value": "100% "so", it's; #1 [a] (b) <c> ~^|",
          },
          {
            "Header": "Permissions-Policy",
            "Override": true,
            "Value": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
          },
          {
            "Header": "Cross-Origin-Opener-Policy",
            "Override": true,
            "Value": "same-origin",
          },
          {
            "Header": "X-Robots-Tag",
            "Override": true,
            "Value": "noindex",
          },
        ],
        "Quantity": 4,
      },
      "Name": "www_ducts_example",
      "SecurityHeadersConfig": {
        "ContentSecurityPolicy": {
          "ContentSecurityPolicy": "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self' https://forms.example; form-action 'self' https://forms.example; frame-src https://maps.example; base-uri 'none'; frame-ancestors 'none'",
          "Override": true,
        },
        "ContentTypeOptions": {
          "Override": true,
        },
        "ReferrerPolicy": {
          "Override": true,
          "ReferrerPolicy": "strict-origin-when-cross-origin",
        },
        "StrictTransportSecurity": {
          "AccessControlMaxAgeSec": 31536000,
          "IncludeSubdomains": true,
          "Override": true,
          "Preload": false,
        },
      },
    }
  `)
})

type Query = Readonly<Record<string, { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] }>>

interface Answered {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers?: { readonly location?: { readonly value: string } }
}

interface Asked {
  readonly input?: HostInput
  readonly query?: Query
  readonly host?: string
}

/** The store as CloudFront imports it: a missing key is an error. */
const storeOf = (file: OutputFile | undefined) => {
  const content: { readonly data: readonly { readonly key: string; readonly value: string }[] } = JSON.parse(
    String(file?.bytes ?? '{"data":[]}'),
  )
  const values = new Map(content.data.map(({ key, value }) => [key, value]))
  return {
    get: async (key: string) => {
      const value = values.get(key)
      if (value === undefined) throw new Error('KeyNotFound')
      return JSON.parse(value)
    },
  }
}

/** The function’s result: the file requested from S3, or the redirect. */
const asked = async (path: string, { input = small, query = {}, host = 'ducts.example' }: Asked = {}) => {
  const files = printHosts(['cloudfront'], input).serverFiles
  const file = (name: string) => files.find(one => one.path === `cloudfront/${name}`)
  const cf = { kvs: () => storeOf(file('redirects.json')) }
  const code = String(file('function.js')?.bytes).replace("import cf from 'cloudfront'", '')
  const event = { request: { uri: path, querystring: query, headers: { host: { value: host } } } }
  // The function returns a request or a response in CloudFront’s format.
  const answer = (await runInNewContext(`${code}\nhandler(event)`, { event, cf })) as Answered
  return answer.statusCode === undefined ? answer.uri : `${answer.statusCode} ${answer.headers?.location?.value}`
}

test.each([
  ['/', '/index.html'],
  ['/services', '/services.html'],
  ['/services/air', '/services/air.html'],
  ['/services/', '301 /services'],
  ['/services.html', '301 /services'],
  ['/index.html', '301 /'],
  ['/about', '301 /en/about'],
  ['/about/', '301 /en/about'],
  ['/book', '302 https://book.example:8443/a+b?x=1'],
  ['/areas/laval', '301 /services/laval'],
  ['/assets/home.1234.js', '/assets/home.1234.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/404', '/.none'],
  ['/fr/404.html', '/.none'],
  ['/_redirects', '/.none'],
  ['/500', '/500.html'],
  ['/nope', '/nope.html'],
  ['//evil.example/', '//evil.example/'],
  ['/%5Cevil.example/', '/%5Cevil.example/'],
  ['/foo%0d%0aX-Evil:y/', '/foo%0d%0aX-Evil:y/'],
  ['/constructor', '/constructor.html'],
])('%s becomes %s', async (path, expected) => {
  expect(await asked(path)).toBe(expected)
})

test('keeps the query in redirects, unless the target has its own', async () => {
  const query = { a: { value: '1' }, b: { value: '2', multiValue: [{ value: '2' }, { value: '' }] } }
  expect(await Promise.all(['/about', '/book', '/services/'].map(path => asked(path, { query })))).toEqual([
    '301 /en/about?a=1&b=2&b',
    '302 https://book.example:8443/a+b?x=1',
    '301 /services?a=1&b=2&b',
  ])
})

test('redirects the other host name', async () => {
  expect(await asked('/en/about', { host: 'www.ducts.example' })).toBe('301 https://ducts.example/en/about')
})

test.each([
  { title: 'every redirect of the sample leads where it should', redirects: () => planRedirects(siteOf()), store: false },
  {
    title: 'so do those of a list too long for a function, from its store',
    redirects: () =>
      Array.from(
        { length: 400 },
        (_, index): Redirect => ({ from: `/old/${index}`, to: `/services/air-${index}`, status: index === 0 ? 302 : 301 }),
      ),
    store: true,
  },
])('$title', async ({ redirects, store }) => {
  const input = { ...small, redirects: redirects() }
  const answers = await Promise.all(input.redirects.map(async one => ({ one, answer: await asked(one.from, { input }) })))
  expect(answers.filter(({ one, answer }) => answer !== `${one.status} ${one.to}`)).toEqual([])
  expect(await asked('/services', { input })).toBe('/services.html')
  const { serverFiles, diagnostics } = printHosts(['cloudfront'], input)
  expect({ diagnostics, store: serverFiles.some(({ path }) => path === 'cloudfront/redirects.json') }).toEqual({ diagnostics: [], store })
})

test.each([
  ['https://www.ducts.example', 'www_ducts_example'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.ducts.example`, 'aaaaaaaaaaaaaa_yshgg6'],
] as const)('names the policy of %s within 128 characters', (origin, name) => {
  const policy = printHosts(['cloudfront'], { ...site, origin }).serverFiles.find(({ path }) => path === 'cloudfront/headers-policy.json')
  expect(JSON.parse(String(policy?.bytes)).Name).toBe(name)
})
