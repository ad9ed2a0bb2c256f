/**
 * The server of `npm run edit`. It listens on the loopback address only and requires the secret that it was started with. Host, origin,
 * cookie and content type of every request are checked before it is handled.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'

export interface EditAnswer {
  readonly type: string
  readonly bytes: Uint8Array | string
  /** The name contains a content hash, so browsers may cache it. */
  readonly isLasting?: boolean
}

export interface EditServerInput {
  readonly port: number
  /** The editor’s own page, script and styles, by name. */
  readonly own: (name: string) => Promise<EditAnswer | undefined>
  /** A page or file of the site, by path. */
  readonly site: (path: string) => Promise<EditAnswer | undefined>
  /**
   * Handles a call of the editor.
   * @returns the answer, sent as JSON
   */
  readonly call: (name: string, given: unknown) => Promise<unknown>
  /** The nonce of inline styles in the editor’s page. */
  readonly nonce: string
  /** Handles an uploaded image. */
  readonly image: (name: string, bytes: Uint8Array) => Promise<unknown>
  readonly onError: (error: unknown) => void
  /** Milliseconds in which a request must arrive completely; 30 seconds by default. */
  readonly patience?: number
}

export interface EditServer {
  /** The URL with the secret. */
  readonly url: string
  readonly close: () => void
}

/** The path of the editor, next to the site’s own pages. */
const editorFolder = '/__edit/'

const megabyte = 1024 * 1024
/** Maximum body sizes. A call may contain a table of all translations. */
const largest = { call: 8 * megabyte, image: 25 * megabyte }

/** A rejected request, with the reason. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Headers of every response: no caching, no sniffing, no embedding, and no referrer, since the first URL contains the secret. */
const always = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const editorPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The site’s pages are for viewing: no scripts run, and nothing is loaded from other origins. */
const pagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin"

const isSame = (given: string | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const cookieIn = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map(one => one.trim().split('='))
    .find(([key]) => key === name)?.[1]

/**
 * @returns the body
 * @throws Refusal as soon as it exceeds the limit
 */
const bodyOf = async (request: IncomingMessage, most: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refusal(413, 'too large')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    // A stream without an encoding yields buffers.
    const bytes = part as Buffer
    size += bytes.length
    if (size > most) throw new Refusal(413, 'too large')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/**
 * A decoded path of the site.
 * @throws Refusal for a path that leaves it
 */
const sitePath = (pathname: string): string => {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    throw new Refusal(400, 'no address')
  }
  if (path.includes('\0') || path.includes('\\') || path.split('/').includes('..')) throw new Refusal(400, 'no address')
  return path
}

interface Gate {
  readonly secret: string
  readonly session: string
  readonly cookie: string
  readonly hosts: readonly string[]
}

/** Rejects requests that were not sent by the editor’s own pages. */
const guard = (request: IncomingMessage, { session, cookie, hosts }: Gate): void => {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers
  if (!hosts.includes(host)) throw new Refusal(403, 'another host')
  if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, 'another origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'another origin')
  if (!isSame(cookieIn(request, cookie), session)) throw new Refusal(403, 'open the address that npm run edit printed')
}

const calls = `${editorFolder}call/`
const imageUploads = `${editorFolder}picture/`

const answerPost = async (url: URL, request: IncomingMessage, { call, image }: EditServerInput): Promise<unknown> => {
  // Browsers send an Origin header with every POST.
  if (request.headers.origin === undefined) throw new Refusal(403, 'no origin')
  if (url.pathname.startsWith(imageUploads))
    return image(sitePath(url.pathname.slice(imageUploads.length)), await bodyOf(request, largest.image))
  if (!url.pathname.startsWith(calls)) throw new Refusal(404, 'nothing here')
  if (request.headers['content-type'] !== 'application/json') throw new Refusal(415, 'no JSON')
  const body = await bodyOf(request, largest.call)
  let given: unknown
  try {
    given = JSON.parse(body.toString('utf8'))
  } catch {
    throw new Refusal(400, 'no JSON')
  }
  return call(url.pathname.slice(calls.length), given)
}

const answer = async (request: IncomingMessage, response: ServerResponse, input: EditServerInput, gate: Gate): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const key = url.pathname === editorFolder ? url.searchParams.get('key') : null
  if (key !== null && request.method === 'GET') {
    if (!gate.hosts.includes(request.headers.host ?? '') || !isSame(key, gate.secret)) throw new Refusal(403, 'another secret')
    const cookie = `${gate.cookie}=${gate.session}; HttpOnly; SameSite=Strict; Path=/`
    response.writeHead(303, { ...always, Location: editorFolder, 'Set-Cookie': cookie }).end()
    return
  }
  guard(request, gate)
  if (request.method === 'POST') {
    const body = JSON.stringify((await answerPost(url, request, input)) ?? null)
    response.writeHead(200, { ...always, 'Content-Type': 'application/json' }).end(body)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'no such method')
  const isOwn = url.pathname.startsWith(editorFolder)
  const path = sitePath(url.pathname)
  const found = isOwn ? await input.own(path.slice(editorFolder.length)) : await input.site(path)
  if (found === undefined) throw new Refusal(404, 'nothing here')
  const policy = isOwn ? editorPolicy(input.nonce) : pagePolicy
  const caching = found.isLasting === true ? { 'Cache-Control': 'private, max-age=86400' } : {}
  response.writeHead(200, { ...always, ...caching, 'Content-Type': found.type, 'Content-Security-Policy': policy }).end(found.bytes)
}

export const startEditServer = async (input: EditServerInput): Promise<EditServer> => {
  const [secret, session] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
  let gate: Gate | undefined
  const { patience = 30_000 } = input
  const times = { requestTimeout: patience, headersTimeout: patience, connectionsCheckingInterval: Math.min(1_000, patience) }
  const server = createServer(times, (request, response) => {
    if (gate === undefined) return void response.writeHead(503, always).end()
    answer(request, response, input, gate).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : undefined
      if (refusal === undefined) input.onError(error)
      if (response.headersSent) return void response.destroy()
      const text = refusal?.message ?? 'that went wrong: the terminal shows more'
      response.writeHead(refusal?.status ?? 500, { ...always, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(text)
    })
  })
  const port = await listen(server, input.port, '127.0.0.1')
  gate = { secret, session, cookie: `townsite-edit-${port}`, hosts: [`127.0.0.1:${port}`, `localhost:${port}`] }
  return {
    url: `http://127.0.0.1:${port}${editorFolder}?key=${secret}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
