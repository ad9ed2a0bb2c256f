import { describe, expect, test } from 'vitest'
import { type HostName, hostNames, hostNeeds, hosts, printHosts } from '../../../generator/site/hosts/index.ts'
import { fitRedirects } from '../../../generator/site/hosts/rules.ts'
import type { Header, HostInput, Redirect } from '../../../generator/site/model/host.ts'
import { inEnglish } from '../../support/text.ts'
import { small } from './small.ts'

const withRedirects = (...redirects: readonly Redirect[]): HostInput => ({ ...small, redirects })
const withHeaders = (...headers: readonly Header[]): HostInput => ({ ...small, headers: [{ scope: 'all', headers }] })

const findings = (names: readonly HostName[], input: HostInput) =>
  printHosts(names, input)
    .diagnostics.map(inEnglish)
    .map(({ code, severity, message }) => `${code} ${severity}: ${message}`)

const moved = (count: number): readonly Redirect[] =>
  Array.from({ length: count }, (_, index): Redirect => ({ from: `/old/${index}`, to: `/services/${index}`, status: 301 }))

test('each host is registered under its own name', () => {
  expect(Object.entries(hosts).map(([key, { name }]) => [key, name])).toEqual(Object.keys(hosts).map(key => [key, key]))
  expect(Object.keys(hosts).sort()).toEqual([...hostNames].sort())
})

test('prints several hosts, and shared files once', () => {
  const { published, serverFiles, copies, diagnostics } = printHosts(
    ['serve', 'netlify', 'cloudflare', 'nginx', 'apache', 'caddy', 'serve'],
    small,
  )
  expect({ published: published.map(({ path }) => path), serverFiles: serverFiles.map(({ path }) => path), copies, diagnostics }).toEqual({
    published: ['serve.json', '_redirects', '_headers', '.htaccess'],
    serverFiles: ['nginx/site.conf', 'nginx/http.conf', 'nginx/rules.conf', 'nginx/redirects.conf', 'caddy/Caddyfile', 'caddy/rules.caddy'],
    copies: [],
    diagnostics: [],
  })
})

test('the same input gives the same bytes', () => {
  expect(printHosts(hostNames, small)).toEqual(printHosts(hostNames, small))
})

test.each(hostNames)('%s: one language needs only the two error pages', name => {
  const { published, serverFiles } = printHosts([name], { ...small, homeFiles: ['index.html'], folderMessages: [] })
  expect([...published, ...serverFiles].filter(({ bytes }) => String(bytes).includes('/fr')).map(({ path }) => path)).toEqual([])
})

test.each<[readonly HostName[], { compressed: boolean; metaPolicy: boolean; copied: boolean }]>([
  [['serve', 'netlify'], { compressed: false, metaPolicy: false, copied: false }],
  [['netlify', 'caddy'], { compressed: true, metaPolicy: false, copied: false }],
  [['github-pages'], { compressed: false, metaPolicy: true, copied: true }],
])('%j need %j', (names, needs) => {
  expect(hostNeeds(names)).toEqual(needs)
})

describe('redirects one by one or by pattern', () => {
  const covers: readonly Redirect[] = [
    { from: '/old/air', to: '/services/air', status: 301 },
    { from: '/old/vent', to: '/services/vent', status: 301 },
  ]
  const pattern: Redirect = { from: '/old/:name', to: '/services/:name', status: 301, pattern: true, covers: ['air', 'vent'] }
  const about: Redirect = { from: '/about', to: '/en/about', status: 301 }

  test.each([
    { room: 3, printed: [...covers, about] },
    { room: 2, printed: [about, pattern] },
  ])('with a limit of $room', ({ room, printed }) => {
    expect(fitRedirects([pattern, about], room)).toEqual(printed)
  })
})

describe('reports values that cannot be printed', () => {
  test.each<{ readonly header: Header; readonly expected: string }>([
    {
      header: { name: 'Content-Security-Policy', value: 'x'.repeat(1701) },
      expected: 'HEADER_TOO_LONG error: The header Content-Security-Policy is 1,701 characters long, but hosts send at most 1,700',
    },
    {
      header: { name: 'X-A', value: 'a\r\nSet-Cookie: b' },
      expected: 'HEADER_UNSAFE error: The header X-A contains a character that some hosts cannot send: a\r\nSet-Cookie: b',
    },
    {
      header: { name: 'X-A', value: '$uri' },
      expected: 'HEADER_UNSAFE error: The header X-A contains a character that some hosts cannot send: $uri',
    },
    {
      header: { name: 'X-A', value: '{path}' },
      expected: 'HEADER_UNSAFE error: The header X-A contains a character that some hosts cannot send: {path}',
    },
    {
      header: { name: 'X-A', value: 'café' },
      expected: 'HEADER_UNSAFE error: The header X-A contains a character that some hosts cannot send: café',
    },
    {
      header: { name: 'X A', value: 'b' },
      expected: 'HEADER_UNSAFE error: The header X A contains a character that some hosts cannot send: b',
    },
    {
      header: { name: 'X-A', value: '' },
      expected: 'HEADER_UNSAFE error: The header X-A contains a character that some hosts cannot send: ',
    },
  ])('the header $header.name', ({ header, expected }) => {
    const { published, serverFiles } = printHosts(['nginx', 'netlify'], withHeaders(header))
    expect({ published, serverFiles, findings: findings(['nginx', 'netlify'], withHeaders(header)) }).toEqual({
      published: [],
      serverFiles: [],
      findings: [expected],
    })
  })

  test('a header of 1,700 characters is printed', () => {
    expect(findings(['nginx'], withHeaders({ name: 'Content-Security-Policy', value: 'x'.repeat(1700) }))).toEqual([])
  })

  test.each<{ readonly redirect: Redirect; readonly fault: string }>([
    { redirect: { from: '/a b', to: '/en/about', status: 301 }, fault: '/a b' },
    { redirect: { from: '/a;b', to: '/en/about', status: 301 }, fault: '/a;b' },
    { redirect: { from: '/a//b', to: '/en/about', status: 301 }, fault: '/a//b' },
    { redirect: { from: '/a*', to: '/en/about', status: 301 }, fault: '/a*' },
    { redirect: { from: '/:a', to: '/en/about', status: 301 }, fault: '/:a' },
    { redirect: { from: '/a', to: '/b"c', status: 301 }, fault: '/b"c' },
    { redirect: { from: '/a', to: '/b\n/c /d 301', status: 301 }, fault: '/b\n/c /d 301' },
    { redirect: { from: '/a', to: 'https://x.example/$uri', status: 301 }, fault: 'https://x.example/$uri' },
    { redirect: { from: '/a', to: 'https://x.example/{uri}', status: 301 }, fault: 'https://x.example/{uri}' },
    { redirect: { from: '/a', to: 'https://x.example/b:c', status: 301 }, fault: 'https://x.example/b:c' },
    { redirect: { from: '/a', to: 'https://x.example/%E9', status: 301 }, fault: 'https://x.example/%E9' },
    { redirect: { from: '/a', to: '/b#c d', status: 301 }, fault: '/b#c d' },
    { redirect: { from: '/a', to: '/b#c{uri}', status: 301 }, fault: '/b#c{uri}' },
    { redirect: { from: '/a', to: '/b?c=$1', status: 301 }, fault: '/b?c=$1' },
    { redirect: { from: '/a', to: '/b#c#d', status: 301 }, fault: '/b#c#d' },
    { redirect: { from: '/a', to: '/b#%E9', status: 301 }, fault: '/b#%E9' },
    { redirect: { from: '/a', to: 'https://user@x.example/', status: 301 }, fault: 'https://user@x.example/' },
    { redirect: { from: '/a/:b', to: '/c/:d', status: 301, pattern: true }, fault: ':d' },
    { redirect: { from: '/a/:b/:b', to: '/c/:b', status: 301, pattern: true }, fault: '/a/:b/:b' },
    { redirect: { from: '/a/:french-slug', to: '/c', status: 301, pattern: true }, fault: '/a/:french-slug' },
  ])('the redirect $redirect.from to $redirect.to', ({ redirect, fault }) => {
    const [found, ...others] = findings(['nginx'], withRedirects(redirect))
    expect(others).toEqual([])
    expect(found).toMatch(/^REDIRECT_UNSAFE error: /)
    expect(found).toContain(fault)
  })

  test('reports an unsafe path that a pattern covers', () => {
    const pattern: Redirect = { from: '/a/:b', to: '/c/:b', status: 301, pattern: true, covers: ['fine', 'b*'] }
    expect(findings(['nginx'], withRedirects(pattern))).toEqual([
      'REDIRECT_UNSAFE error: The path “/a/b*” contains characters that hosts read in different ways',
    ])
  })
})

describe('reports what a host does not support', () => {
  test.each<{ readonly host: HostName; readonly count: number; readonly expected: readonly string[] }>([
    { host: 'cloudflare', count: 996, expected: [] },
    {
      host: 'cloudflare',
      count: 997,
      expected: [
        'HOST_RULE_LIMIT error: Cloudflare Pages accepts 2,000 redirect rules without placeholders, but this site has 2,002: it ignores the rest without an error',
      ],
    },
    { host: 'vercel', count: 2035, expected: [] },
    {
      host: 'vercel',
      count: 2036,
      expected: ['HOST_RULE_LIMIT error: Vercel accepts 2,048 routes, but this site has 2,049: it rejects the deployment'],
    },
    {
      host: 'netlify',
      count: 5000,
      expected: ['HOST_RULE_LIMIT warning: Netlify accepts 10,000 redirect rules, but this site has 10,008: it may reject the deployment'],
    },
    {
      host: 'apache',
      count: 1001,
      expected: [
        'HOST_RULE_LIMIT warning: Apache should have at most 1,000 rules in .htaccess, but this site has 1,001: it reads all of them for each request, which slows down every page',
      ],
    },
    { host: 'nginx', count: 5000, expected: [] },
  ])('$count redirects on $host', ({ host, count, expected }) => {
    expect(findings([host], withRedirects(...moved(count)))).toEqual(expected)
  })

  test('101 patterns on Cloudflare', () => {
    const patterns = Array.from(
      { length: 51 },
      (_, index): Redirect => ({ from: `/old/${index}/:name`, to: '/services/:name', status: 301, pattern: true }),
    )
    expect(findings(['cloudflare'], withRedirects(...patterns))).toEqual([
      'HOST_RULE_LIMIT error: Cloudflare Pages accepts 100 redirect rules with placeholders, but this site has 102: it ignores the rest without an error',
    ])
  })

  test('redirects that are longer than nginx and Cloudflare read', () => {
    const redirect: Redirect = { from: '/book', to: `https://book.example/${'x'.repeat(4100)}`, status: 301 }
    expect(findings(['nginx', 'cloudflare', 'caddy'], withRedirects(redirect))).toEqual([
      'HOST_RULE_LIMIT error: nginx accepts 4,096 characters in one redirect rule, but this site has 4,170: it does not start with a longer rule',
      'HOST_RULE_LIMIT error: Cloudflare Pages accepts 1,000 characters in one redirect rule, but this site has 4,132: it ignores a longer rule',
    ])
  })

  test('targets that serve and Firebase would change', () => {
    const redirect: Redirect = { from: '/a', to: 'https://x.example/b%2Fc', status: 301 }
    expect(findings(['serve', 'firebase', 'nginx'], withRedirects(redirect))).toEqual([
      'HOST_UNSUPPORTED warning: In the local preview, the redirect to “https://x.example/b%2Fc” leads to another URL, because the server changes “%”, “//” and “..” in it',
      'HOST_UNSUPPORTED warning: Firebase Hosting may not redirect to “https://x.example/b%2Fc”: it encodes “%” again and adds the visitor’s query after “#”',
    ])
  })

  test('error pages at other paths than the host requires', () => {
    expect(findings(['serve', 'nginx'], { ...small, notFound: '/lost', serverError: '/fault' })).toEqual([
      'HOST_UNSUPPORTED error: serve shows this page only if its path is /404',
      'HOST_UNSUPPORTED error: serve shows this page only if its path is /500',
    ])
  })

  test('GitHub Pages together with hosts that its pages conflict with', () => {
    expect(findings(['netlify', 'cloudflare', 'serve', 'github-pages'], small)).toEqual([
      'HOST_CONFLICT warning: “hosting” lists github-pages and netlify, but GitHub Pages needs pages instead of redirects, and Netlify would show them',
      'HOST_CONFLICT warning: “hosting” lists github-pages and cloudflare, but GitHub Pages needs each page twice, and Cloudflare Pages redirects one to the other',
      'HOST_UNSUPPORTED warning: GitHub Pages does not support redirects with placeholders, so “/areas/:area” does not redirect there',
    ])
  })
})
