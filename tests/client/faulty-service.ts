/** A form service on loopback that fails on request: the first path segment selects how. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  /** Without the first segment. */
  readonly path: string
  readonly type: string
  readonly body: string
}

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void

const json =
  (status: number, body: object): Behaviour =>
  response =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const page: Behaviour = response => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Are you a robot?</title>')

const behaviours = {
  '200': json(200, { ok: true, next: '/thanks' }),
  '200-empty': response => response.writeHead(200).end(),
  '200-captcha': page,
  '200-no': json(200, { success: 'false', message: 'not activated' }),
  '302': (response, request) => response.writeHead(302, { location: `http://${request.headers.host}/landed` }).end(),
  '400': json(400, { errors: [{ field: 'phone', code: 'TYPE_PHONE', message: 'should be a phone number' }] }),
  '422': json(422, { errors: { name: ['is too short'], email: ['is not deliverable'] } }),
  '429': json(429, { error: 'Too many requests' }),
  '500': response => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>'),
  hang: () => {},
  cut: response => response.destroy(),
  'no-cors': json(200, { ok: true }),
  'far-away': json(200, { ok: true }),
  'after-2s': response => void setTimeout(() => json(200, { ok: true })(response, response.req), 2_000),
  'after-20s': response => void setTimeout(() => json(200, { ok: true })(response, response.req), 20_000).unref(),
} satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof behaviours

export interface FaultyService {
  readonly origin: string
  /** Every complete message, in order. */
  readonly received: Received[]
  readonly close: () => Promise<void>
}

export const startFaultyService = async (): Promise<FaultyService> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '/').split('/')
    if (name !== 'no-cors') {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'accept, content-type')
    }
    if (request.method === 'OPTIONS') return void setTimeout(() => response.writeHead(204).end(), name === 'far-away' ? 500 : 0)
    if (request.method === 'GET') return page(response, request)
    let body = ''
    request.setEncoding('utf8')
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ path: `/${rest.join('/')}`, type: request.headers['content-type'] ?? '', body })
      const next = new URLSearchParams(body).get('_next')
      if (request.headers.accept?.includes('json') !== true && next !== null) response.writeHead(303, { location: next }).end()
      // Looked up when the request came in.
      else behaviours[name as BehaviourName](response, request)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens on a port has an address of this kind.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
