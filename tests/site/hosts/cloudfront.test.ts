/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import type { OutputFile } from '../../../generator/site/model/file.ts'
import type { HostInput, Redirect } from '../../../generator/site/model/host.ts'
import { planRedirects } from '../../../generator/site/urls/plan-redirects.ts'
import { siteOf } from '../../support/site.ts'
import { thorough } from '../../support/thorough.ts'
import { input as site } from './fixture.ts'
import { small } from './small.ts'

test('prints every header in the setting that CloudFront requires', () => {
  const policy = printHosts(['cloudfront'], site).serverFiles.find(({ path }) => path === 'cloudfront/headers-policy.json')
  expect(JSON.parse(String(policy?.bytes))).toMatchSnapshot()
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
])('$title', thorough, async ({ redirects, store }) => {
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
