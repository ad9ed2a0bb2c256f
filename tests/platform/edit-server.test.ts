/** Only the editor’s own page can access its server. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EditServer, startEditServer } from '../../generator/platform/serve/edit-server.ts'

const seen: string[] = []
let server: EditServer
let origin: string
let cookie: string

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
    image: async name => ({ name }),
    onError: error => seen.push(String(error)),
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
  ['another method', '/', () => ({ method: 'DELETE', headers: { cookie } }), 405],
])('%s is refused', async (_, path, sent, status) => {
  const answered = await send(path, sent()).catch((error: NodeJS.ErrnoException) => ({
    status: error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 413 : 0,
  }))
  expect(answered.status).toBe(status)
  expect(seen.filter(one => one.includes('..') || one.includes('Error'))).toEqual([])
})
