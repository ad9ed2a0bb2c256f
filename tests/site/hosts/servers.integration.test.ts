/**
 * One table of requests for the real servers. Deviations of a server are listed next to the expectation, under its name.
 *
 * @module-tag thorough
 */
import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { headersOf } from '../../../generator/site/hosts/rules.ts'
import { type Answer, ask, locationOf, visit } from './ask.ts'
import { findServer, type ServerName } from './find-servers.ts'
import { input, writeSite } from './fixture.ts'
import type { Server } from './servers/child.ts'
import { startServer } from './servers/start.ts'

const names = ['serve', 'nginx', 'apache', 'caddy', 'lighttpd'] as const satisfies readonly ServerName[]

type Visit = { readonly path: string; readonly expect: string } & { readonly [Name in ServerName]?: string }

const missing = '404 not found (revalidate)'
/** serve supports only one not-found page. */
const introuvable = { expect: '404 introuvable (revalidate)', serve: missing }
/** Tests cannot cause an error on two servers, so these serve the page. */
const fault = (title: string) => ({ serve: `200 ${title} (revalidate)`, lighttpd: `200 ${title} (revalidate)` })
const ductPage = '200 page /en/services/air-duct-cleaning (revalidate)'
const montrealPage = '200 page /en/services/air-duct-cleaning/montreal (revalidate)'

const moved: readonly Visit[] = [
  { path: '/en', expect: '301 /, 200 page / (revalidate)' },
  { path: '/en/', expect: '301 /, 200 page / (revalidate)', serve: '301 /en, 301 /, 200 page / (revalidate)' },
  { path: '/en/services', expect: '301 /services, 200 page /services (revalidate)' },
  { path: '/about', expect: '301 /en/about, 200 page /en/about (revalidate)' },
  {
    path: '/about/',
    expect: '301 /en/about, 200 page /en/about (revalidate)',
    serve: '301 /about, 301 /en/about, 200 page /en/about (revalidate)',
  },
  {
    path: '/about?a=1&b=%20',
    expect: '301 /en/about?a=1&b=%20, 200 page /en/about (revalidate)',
    serve: '301 /en/about, 200 page /en/about (revalidate)',
  },
  { path: '/services/air-duct-cleaning', expect: `301 /en/services/air-duct-cleaning, ${ductPage}` },
  { path: '/en/services/nettoyage-conduits-air', expect: `301 /en/services/air-duct-cleaning, ${ductPage}` },
  { path: '/en/services/nettoyage-conduits-air/montreal', expect: `301 /en/services/air-duct-cleaning/montreal, ${montrealPage}` },
  { path: '/contact-us', expect: '301 /contact, 200 page /contact (revalidate)' },
  {
    path: '/contact-us.html',
    expect: '301 /contact, 200 page /contact (revalidate)',
    serve: '301 /contact-us, 301 /contact, 200 page /contact (revalidate)',
  },
  { path: '/promo', expect: '302 /contact, 200 page /contact (revalidate)' },
  { path: '/Contact_Us', expect: '301 /contact, 200 page /contact (revalidate)' },
  { path: '/%C3%A9quipe/caf%C3%A9', expect: '301 /en/about, 200 page /en/about (revalidate)' },
  { path: '/map', expect: '301 https://maps.example/ducts' },
  { path: '/map?z=9', expect: '301 https://maps.example/ducts?z=9', serve: '301 https://maps.example/ducts' },
  { path: '/book', expect: '302 https://book.example:8443/a+b/%C3%A9?x=1&y=2#top' },
  { path: '/book?z=9', expect: '302 https://book.example:8443/a+b/%C3%A9?x=1&y=2#top' },
  { path: '/hours', expect: '301 /en/about#hours, 200 page /en/about (revalidate)' },
  {
    path: '/hours/?z=9',
    expect: '301 /en/about#hours, 200 page /en/about (revalidate)',
    serve: '301 /hours, 301 /en/about#hours, 200 page /en/about (revalidate)',
  },
  { path: '/top', expect: '302 /#%C3%A9t%C3%A9, 200 page / (revalidate)' },
  {
    path: '/top.html',
    expect: '302 /#%C3%A9t%C3%A9, 200 page / (revalidate)',
    serve: '301 /top, 302 /#%C3%A9t%C3%A9, 200 page / (revalidate)',
  },
  {
    path: '/quote?z=9',
    expect: '301 /contact?service=a%28b%29&x=1#form, 200 page /contact (revalidate)',
    serve: '301 /contact?service=a(b)&x=1#form, 200 page /contact (revalidate)',
  },
  { path: '/areas/montreal', expect: `301 /en/services/air-duct-cleaning/montreal, ${montrealPage}` },
  {
    path: '/areas/montreal?a=1',
    expect: `301 /en/services/air-duct-cleaning/montreal?a=1, ${montrealPage}`,
    serve: `301 /en/services/air-duct-cleaning/montreal, ${montrealPage}`,
  },
  { path: '/areas/nowhere', expect: `301 /en/services/air-duct-cleaning/nowhere, ${missing}` },
]

const oneAddress: readonly Visit[] = [
  { path: '/contact/', expect: '301 /contact, 200 page /contact (revalidate)' },
  { path: '/contact.html', expect: '301 /contact, 200 page /contact (revalidate)' },
  {
    path: '/contact/?a=1',
    expect: '301 /contact?a=1, 200 page /contact (revalidate)',
    serve: '301 /contact, 200 page /contact (revalidate)',
  },
  {
    path: '/fr/services/nettoyage-conduits-air/',
    expect: '301 /fr/services/nettoyage-conduits-air, 200 page /fr/services/nettoyage-conduits-air (revalidate)',
  },
  { path: '/index', expect: '301 /, 200 page / (revalidate)' },
  { path: '/index.html', expect: '301 /, 200 page / (revalidate)', serve: '301 /index, 301 /, 200 page / (revalidate)' },
]

const nowhere: readonly Visit[] = [
  { path: '/nope', expect: missing },
  { path: '/nope/', expect: `301 /nope, ${missing}` },
  { path: '/nope.html', expect: `301 /nope, ${missing}` },
  { path: '/contact/extra', expect: missing },
  { path: '/en/services/air-duct-cleaning/nowhere', expect: missing },
  { path: '/en/services/air-duct-cleaning/montreal/extra', expect: missing },
  { path: '/404', expect: missing },
  { path: '/500', expect: '500 server error (revalidate)', ...fault('server error') },
  { path: '/assets', expect: missing },
  { path: '/assets/', expect: `301 /assets, ${missing}` },
  { path: '/fr/nope', ...introuvable },
  { path: '/fr/nope?a=1', ...introuvable },
  { path: '/fr/nope/', expect: `301 /fr/nope, ${introuvable.expect}`, serve: `301 /fr/nope, ${missing}` },
  { path: '/fr/services/nettoyage-conduits-air/nowhere', ...introuvable },
  { path: '/fr/serve.json', ...introuvable },
  { path: '/fr/404', expect: introuvable.expect, serve: '200 introuvable (revalidate)' },
  { path: '/fr/500', expect: '500 panne (revalidate)', ...fault('panne') },
  { path: '/french', expect: missing },
  { path: '/assets/none.js', expect: missing, lighttpd: '404 not found (?)' },
]

const files: readonly Visit[] = [
  { path: '/robots.txt', expect: '200 text/plain; charset=utf-8 (revalidate)' },
  { path: '/manifest.webmanifest', expect: '200 application/manifest+json (revalidate)' },
  { path: '/.well-known/security.txt', expect: '200 text/plain; charset=utf-8 (revalidate)' },
  { path: '/assets/app.4f2c.js', expect: '200 script (forever)' },
  { path: '/assets/after.77c1.avif', expect: '200 image/avif (forever)' },
  { path: '/assets/font.91ab.woff2', expect: '200 font/woff2 (forever)' },
]

/** Existing files that must not be served. */
const concealed: readonly string[] = [
  '/.env',
  '/.git/config',
  '/.htaccess',
  '/_redirects',
  '/_headers',
  '/serve.json',
  '/contact.html.br',
  '/contact.html.gz',
  '/assets/app.4f2c.js.br',
]

const decoded = ({ headers, body }: Answer): string => {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}

/** The response must not redirect to another site or contain an injected header. */
const hostile: readonly string[] = [
  '/%',
  '/%E9',
  '/..%2f',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%5Cevil.example/',
  '/foo%0d%0aX-Evil:y/',
  '/%0d%0aX-Evil:y.html',
  '//evil.example/',
  '//evil.example',
  '//contact',
  '/contact//',
  '/en//about',
  '/areas/%0d%0aX-Evil:y',
  '/areas/%2f%2fevil.example',
]

const common = Object.fromEntries(headersOf(input.headers, 'all').map(({ name, value }) => [name.toLowerCase(), value]))

/** Headers of home pages; lighttpd sends the same for all pages. */
const ofHome = Object.fromEntries(headersOf(input.headers, 'home').map(({ name, value }) => [name.toLowerCase(), value]))

const commonOf = (answer: Answer) => Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name in common))

const { published, serverFiles, diagnostics } = printHosts([...names, 'netlify', 'cloudflare'], input)

test('the fixture has no diagnostics', () => expect(diagnostics).toEqual([]))

describe.each(names)('%s', name => {
  const found = findServer(name)
  if (found.kind === 'missing') {
    test('responds as configured', context => context.skip(`${name} is ${found.reason}`))
    return
  }

  let root = ''
  let server: Server
  let origin = ''
  const go = (path: string) => visit(origin, input.origin, path)

  beforeAll(async () => {
    root = writeSite(published)
    server = await startServer(name, { program: found.program, root, host: new URL(input.origin).hostname, serverFiles })
    origin = server.origin
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  test.each(input.pages)('serves the page %s', async path => {
    expect(await go(path)).toBe(`200 page ${path} (revalidate)`)
  })

  test.each([...moved, ...oneAddress, ...nowhere, ...files])('responds to $path as expected', async row => {
    expect(await go(row.path)).toBe(row[name] ?? row.expect)
  })

  test.each(concealed)('does not serve %s', async path => {
    expect((await ask(origin, path)).status).toBe(404)
  })

  test.each(hostile)('responds safely to %s', async path => {
    const answer = await ask(origin, path)
    const location = locationOf(answer, input.origin)
    expect({
      evil: answer.headers['x-evil'],
      host: new URL(location, origin).origin,
      isImmutable: /immutable/.test(answer.headers['cache-control'] ?? ''),
    }).toEqual({
      evil: undefined,
      host: origin,
      isImmutable: false,
    })
    expect(location).not.toMatch(/[\\\r\n]/)
    expect([200, 301, 400, 404]).toContain(answer.status)
  })

  test.each(['/', '/fr'])('%s carries every header, those of home pages with their own value', async path => {
    const expected = name === 'lighttpd' ? common : { ...common, ...ofHome }
    for (const accept of ['identity', 'gzip', 'br'])
      expect(commonOf(await ask(origin, path, { headers: { 'accept-encoding': accept } }))).toEqual(expected)
  })

  test.each(['/fr/services', '/contact', '/nope', '/fr/nope', '/assets/none.js', '/assets/app.4f2c.js', '/robots.txt'])(
    '%s carries every header',
    async path => {
      expect(commonOf(await ask(origin, path))).toEqual(common)
    },
  )

  test.each(['/about', '/contact/', '/map'])('%s redirects with every header; serve sends none with a redirect', async path => {
    expect(commonOf(await ask(origin, path))).toEqual(name === 'serve' ? {} : common)
  })

  test.each([
    { path: '/contact', accept: 'br', encoding: 'br' },
    { path: '/contact', accept: 'gzip', encoding: 'gzip' },
    { path: '/contact', accept: 'gzip, deflate, br, zstd', encoding: 'br' },
    { path: '/contact', accept: 'identity', encoding: undefined },
    { path: '/', accept: 'br', encoding: 'br' },
    { path: '/en/services/air-duct-cleaning', accept: 'gzip', encoding: 'gzip' },
    { path: '/assets/app.4f2c.js', accept: 'br', encoding: 'br' },
    { path: '/nope', accept: 'br', encoding: 'br' },
  ])('$path for $accept comes as $encoding', async ({ path, accept, encoding }) => {
    const whole = await ask(origin, path, { headers: { 'accept-encoding': 'identity' } })
    const answer = await ask(origin, path, { headers: { 'accept-encoding': accept } })
    expect({
      encoding: answer.headers['content-encoding'],
      type: answer.headers['content-type'],
      status: answer.status,
      whole: decoded(answer) === whole.body.toString(),
    }).toEqual({
      encoding,
      type: whole.headers['content-type'],
      status: whole.status,
      whole: true,
    })
    expect({ smaller: answer.body.length < whole.body.length, vary: /accept-encoding/i.test(answer.headers.vary ?? '') }).toEqual(
      encoding === undefined ? { smaller: false, vary: expect.any(Boolean) } : { smaller: true, vary: true },
    )
  })

  test.each(['/contact', '/nope', '/about', '/assets/app.4f2c.js'])('responds to HEAD %s like to GET, without a body', async path => {
    const [get, head] = [await ask(origin, path), await ask(origin, path, { method: 'HEAD' })]
    expect({ status: head.status, common: commonOf(head), location: head.headers.location, body: head.body.length }).toEqual({
      status: get.status,
      common: commonOf(get),
      location: get.headers.location,
      body: 0,
    })
  })

  test.each(['/contact', '/assets/app.4f2c.js'])('does not send %s again if it is unchanged', async path => {
    const { etag = '' } = (await ask(origin, path)).headers
    expect(etag).not.toBe('')
    expect((await ask(origin, path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
