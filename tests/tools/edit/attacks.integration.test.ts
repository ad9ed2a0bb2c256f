/**
 * Requests with bodies and pictures that harm the editor’s server or the site. `tests/platform/edit-server.test.ts` has the requests of other
 * origins, `fuzz.integration.test.ts` the values of every call.
 */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EditServer, startEditServer } from '../../../generator/platform/serve/edit-server.ts'
import { caller, handlers } from '../../../generator/tools/edit/server/api.ts'
import { saveImage } from '../../../generator/tools/edit/server/image-library.ts'
import { startSession } from '../../../generator/tools/edit/server/session.ts'
import { silentTerminal } from '../../support/editor.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const root = temporaryFolder()
const folder = join(root, 'sites')
const images = join(folder, 'images')
let server: EditServer
let cookie = ''

interface Answered {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Does something with the request in place of ending it. */
  readonly send?: (asked: ClientRequest) => void
}

const origin = (): string => new URL(server.url).origin

const send = (path: string, { method = 'POST', headers = {}, body, send: how }: Sent): Promise<Answered> =>
  new Promise((done, fail) => {
    const { hostname, port, host } = new URL(origin())
    const asked = request({ hostname, port, path, method, headers: { host, ...headers } }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', part => {
        text += part
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, text, cookie: response.headers['set-cookie']?.[0] ?? '' }))
    })
    // A server that hangs up refuses.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? done({ status: 413, text: '', cookie: '' }) : fail(error),
    )
    if (how === undefined) asked.end(body)
    else how(asked)
  })

const good = (): Readonly<Record<string, string>> => ({ cookie, origin: origin(), 'content-type': 'application/json' })

beforeAll(async () => {
  mkdirSync(images, { recursive: true })
  writeFileSync(join(folder, 'site.config.yaml'), smallText)
  writeFileSync(join(root, 'secret.txt'), 'Private')
  symlinkSync(join(root, 'secret.txt'), join(images, 'secret.jpg'))
  const terminal = silentTerminal(folder)
  server = await startEditServer({
    nonce: 'abc',
    port: 4600,
    own: async () => undefined,
    site: async () => undefined,
    call: caller(handlers(await startSession(['site.config.yaml'], terminal), terminal)),
    image: async (name, bytes) => ({ file: saveImage(name, bytes, images) ?? null }),
    onError: () => undefined,
    language: () => 'en',
    onReuse: () => undefined,
    patience: 2_000,
  })
  const { pathname, search } = new URL(server.url)
  cookie = (await send(pathname + search, { method: 'GET' })).cookie.split(';')[0] ?? ''
})
afterAll(() => server.close())

test('rejects a request body that is too large, too slow or cut off, and answers the next request', thorough, async () => {
  const url = '/__edit/call/state'
  const huge = Buffer.alloc(9_000_000, 32)
  expect((await send(url, { headers: good(), body: huge })).status).toBe(413)
  expect((await send(url, { headers: { ...good(), 'transfer-encoding': 'chunked' }, body: huge })).status).toBe(413)
  expect((await send(url, { headers: { ...good(), 'content-length': '99999999' }, send: asked => asked.flushHeaders() })).status).toBe(413)
  const slowly = send(url, { headers: good(), send: asked => void asked.write('{') })
  expect((await send(url, { headers: good(), body: '{}' })).status).toBe(200)
  expect((await slowly).status).toBe(408)
  expect((await send(url, { headers: good(), body: '{}' })).status).toBe(200)
})

test('an uploaded picture gets a new name, replaces no link and stays inside the folder', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
  const drop = (name: string, body: Buffer = jpeg): Promise<Answered> =>
    send(`/__edit/picture/${name}`, { headers: { cookie, origin: origin() }, body })
  expect((await drop('secret.jpg')).text).toBe('{"file":"secret-2.jpg"}')
  for (const name of ['..%2f..%2fx.jpg', '%2e%2e/%2e%2e/x.jpg', '..%5cx.jpg', 'x%00.jpg'])
    expect((await drop(name)).text).toMatch(/not a valid URL|no address|nothing here|"file":"x/)
  expect((await drop('page.jpg', Buffer.from('<script>'))).text).toBe('{"file":null}')
  expect((await drop('large.jpg', Buffer.alloc(26 * 1024 * 1024))).status).toBe(413)
  expect(readFileSync(join(root, 'secret.txt'), 'utf8')).toBe('Private')
  expect(readdirSync(root).toSorted()).toEqual(['secret.txt', 'sites'])
  expect(readdirSync(images).filter(name => name.startsWith('.'))).toEqual([])
})
