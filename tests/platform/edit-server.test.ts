/** Only the editor’s own page can access its server. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EditServer, startEditServer } from '../../generator/platform/serve/edit-server.ts'
import { thorough } from '../support/thorough.ts'

const seen: string[] = []
let server: EditServer
let origin: string
let cookie: string
let reused = 0
let language: 'en' | 'fr' = 'en'

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Sends a request with any Host header and path, unlike `fetch`. @returns status, cookie and body */
const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<{ readonly status: number; readonly cookie: string; readonly text: string }>((done, fail) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, method, headers: { host: new URL(origin).host, ...headers } }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', part => {
        text += part
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, cookie: response.headers['set-cookie']?.[0] ?? '', text }))
    })
    sent.on('error', fail)
    sent.end(body)
  })

beforeAll(async () => {
  server = await startEditServer({
    nonce: 'abc',
    port: 4300,
    own: async name => (name === '' ? { type: 'text/html', bytes: 'editor' } : undefined),
    site: async path => {
      seen.push(path)
      return path === '/' ? { type: 'text/html', bytes: 'page' } : undefined
    },
    call: async (name, given) => ({ name, given }),
    image: async name => {
      if (name === 'full.jpg') throw Object.assign(new Error('no space'), { code: 'ENOSPC', path: 'assets/images/full.jpg' })
      return { name }
    },
    language: () => language,
    onError: error => seen.push(String(error)),
    onReuse: () => reused++,
  })
  origin = new URL(server.url).origin
  cookie = (await send(new URL(server.url).pathname + new URL(server.url).search)).cookie.split(';')[0] ?? ''
})
afterAll(() => server.close())

const json = (): Readonly<Record<string, string>> => ({ cookie, origin, 'content-type': 'application/json' })

test('accepts the secret once, then the cookie', async () => {
  const whole = (await send(new URL(server.url).pathname + new URL(server.url).search)).cookie
  expect(whole).toMatch(/^townsite-edit-\d+=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/$/)
  expect(await send('/__edit/', { headers: { cookie } })).toMatchObject({ status: 200, text: 'editor' })
  expect(await send('/', { headers: { cookie } })).toMatchObject({ status: 200, text: 'page' })
  expect(await send('/__edit/call/state', { method: 'POST', headers: json(), body: '{"a":1}' })).toMatchObject({
    status: 200,
    text: '{"name":"state","given":{"a":1}}',
  })
})

test('accepts the link for the browser once, and ends its access when it is used again', async () => {
  const { pathname, search } = new URL(server.openUrl)
  expect(search).not.toContain(new URL(server.url).searchParams.get('key'))
  const first = await send(pathname + search)
  const opened = first.cookie.split(';')[0] ?? ''
  expect([first.status, opened === cookie]).toEqual([303, false])
  expect(await send('/__edit/', { headers: { cookie: opened } })).toMatchObject({ status: 200, text: 'editor' })
  expect([reused, await send(pathname + search), reused]).toEqual([
    0,
    { status: 403, cookie: '', text: 'This link works only once. Open the URL that npm run edit printed.' },
    1,
  ])
  expect((await send('/__edit/', { headers: { cookie: opened } })).status).toBe(403)
  expect((await send('/__edit/', { headers: { cookie } })).status).toBe(200)
})

test('reports a full disk during an upload', async () => {
  const sent = await send('/__edit/picture/full.jpg', { method: 'POST', headers: json(), body: 'x' })
  expect(sent).toEqual({
    status: 409,
    cookie: '',
    text: 'assets/images/full.jpg: the disk is full (ENOSPC). Free some space and run the command again.',
  })
  expect(seen).not.toContain('Error: no space')
})

test('reports system errors in the language of the editor', async () => {
  language = 'fr'
  const sent = await send('/__edit/picture/full.jpg', { method: 'POST', headers: json(), body: 'x' })
  language = 'en'
  expect(sent.text).toBe('assets/images/full.jpg\u00a0: le disque est plein (ENOSPC). Libérez de l’espace et relancez la commande.')
})

/** JSON text of a value below that many lists. */
const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`

test.each([
  ['lists', nested(20_000)],
  ['groups of keys', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['lists in a value', `{"change":{"kind":"set","path":["business","name"],"value":${nested(64)}},"level":0}`],
  ['lists, as large as a body may be', nested(4_000_000)],
])('refuses %s that are nested too deeply', thorough, async (_, body) => {
  expect(await send('/__edit/call/change', { method: 'POST', headers: json(), body })).toEqual({
    status: 400,
    cookie: '',
    text: 'A value can have at most 64 levels of lists and objects.',
  })
  expect((await send('/__edit/call/change', { method: 'POST', headers: json(), body: nested(64) })).status).toBe(200)
})

test.each<[string, string, () => Sent, number]>([
  ['no secret', '/__edit/', () => ({}), 403],
  ['another secret', '/__edit/?key=guess', () => ({ headers: { cookie } }), 403],
  ['another cookie', '/', () => ({ headers: { cookie: `${cookie.split('=')[0]}=guess` } }), 403],
  ['another Host', '/', () => ({ headers: { cookie, host: 'evil.example' } }), 403],
  ['another Host, that leads here', '/__edit/', () => ({ headers: { cookie, host: `evil.example:${new URL(origin).port}` } }), 403],
  [
    'another origin',
    '/__edit/call/state',
    () => ({ method: 'POST', headers: { ...json(), origin: 'https://evil.example' }, body: '{}' }),
    403,
  ],
  [
    'another port of this computer',
    '/__edit/call/state',
    () => ({ method: 'POST', headers: { ...json(), origin: 'http://localhost:1' }, body: '{}' }),
    403,
  ],
  ['no origin', '/__edit/call/state', () => ({ method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: '{}' }), 403],
  ['a page of another site that embeds ours', '/', () => ({ headers: { cookie, 'sec-fetch-site': 'cross-site' } }), 403],
  ['a form', '/__edit/call/state', () => ({ method: 'POST', headers: { ...json(), 'content-type': 'text/plain' }, body: '{}' }), 415],
  ['no JSON', '/__edit/call/state', () => ({ method: 'POST', headers: json(), body: '{' }), 400],
  ['a huge body', '/__edit/call/state', () => ({ method: 'POST', headers: json(), body: Buffer.alloc(9_000_000, 32) }), 413],
  ['a folder above', '/..%2f..%2fetc/passwd', () => ({ headers: { cookie } }), 400],
  ['a folder above, in a name', '/__edit/picture/..%2fx.jpg', () => ({ method: 'POST', headers: json(), body: 'x' }), 400],
  ['a path of two slashes', '//', () => ({ headers: { cookie } }), 404],
  ['a URL without a host', 'http://[', () => ({ headers: { cookie } }), 400],
  ['a NUL byte', '/a%00b', () => ({ headers: { cookie } }), 400],
  ['a path of 7,000 characters', `/${'x'.repeat(7_000)}`, () => ({ headers: { cookie } }), 414],
  ['a link with another ticket', '/__edit/?open=guess', () => ({ headers: { cookie } }), 403],
  ['another method', '/', () => ({ method: 'DELETE', headers: { cookie } }), 405],
])('%s is refused', async (_, path, sent, status) => {
  const answered = await send(path, sent()).catch((error: NodeJS.ErrnoException) => ({
    status: error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 413 : 0,
  }))
  expect(answered.status).toBe(status)
  expect(seen.filter(one => one.includes('..') || one.includes('Error'))).toEqual([])
})
