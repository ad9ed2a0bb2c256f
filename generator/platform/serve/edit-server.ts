/**
 * The server of `npm run edit`. It listens on the loopback address only and requires a cookie, which a browser gets for a secret in a URL.
 * Host, origin, cookie and content type of every request are checked before it is handled.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { limits } from '../../site/config/limits.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import { withCommands } from '../program/site-commands.ts'
import { systemErrorText } from '../system-reason.ts'
import { Refusal, refuse, requestUrl } from './guard.ts'
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
  /** The language of the editor, for errors that it shows. */
  readonly language: () => MessageLanguage
  readonly onError: (error: unknown) => void
  /** Called when `openUrl` is used a second time: another user may have seen it in the list of processes. */
  readonly onReuse: () => void
  /** Milliseconds in which a request must arrive completely; 30 seconds by default. */
  readonly patience?: number
}

export interface EditServer {
  /** The URL with the secret, for the terminal. */
  readonly url: string
  /** A URL that works once. The arguments of processes, such as that of the browser, are visible to other users of the computer. */
  readonly openUrl: string
  readonly close: () => void
}

/** The path of the editor, next to the site’s own pages. */
const editorFolder = '/__edit/'

const megabyte = 1024 * 1024
/** Maximum body sizes. A call may contain a table of all translations. */
const largest = { call: 8 * megabyte, image: 25 * megabyte }

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
  const [givenBytes, secretBytes] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return givenBytes.length === secretBytes.length && timingSafeEqual(givenBytes, secretBytes)
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
const bodyOf = async (request: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal(413, 'too large')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    // A stream without an encoding yields buffers.
    const bytes = part as Buffer
    size += bytes.length
    if (size > maxBytes) throw new Refusal(413, 'too large')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/**
 * A decoded path of the site.
 * @param pathname of a valid URL
 * @throws Refusal for a path that leaves it
 */
const sitePath = (pathname: string): string => {
  const path = decodeURIComponent(pathname)
  if (path.includes('\\') || path.split('/').includes('..')) throw new Refusal(400, 'no address')
  return path
}

interface Gate {
  readonly secret: string
  readonly ticket: string
  /** Values of the cookie that are accepted, by the parameter that they are given for. `open` is missing before and after its use. */
  readonly sessions: Map<'key' | 'open', string>
  readonly cookie: string
  readonly hosts: readonly string[]
  isTicketUsed: boolean
}

const randomText = (): string => randomBytes(24).toString('base64url')

/** Rejects requests that were not sent by the editor’s own pages. */
const guard = (request: IncomingMessage, { sessions, cookie, hosts }: Gate): void => {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers
  if (!hosts.includes(host)) throw new Refusal(403, 'another host')
  if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, 'another origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'another origin')
  const given = cookieIn(request, cookie)
  if (![...sessions.values()].some(session => isSame(given, session)))
    throw new Refusal(403, withCommands('open the URL that npm run edit printed'))
}

/**
 * Exchanges the secret, or the ticket, for a session.
 * @returns the value of the cookie; `undefined` if the URL has neither
 * @throws Refusal if it is wrong, or the ticket was used before
 */
const sessionFor = (url: URL, { headers }: IncomingMessage, gate: Gate, onReuse: () => void): string | undefined => {
  const [key, ticket] = [url.searchParams.get('key'), url.searchParams.get('open')]
  if (url.pathname !== editorFolder || (key === null && ticket === null)) return undefined
  if (!gate.hosts.includes(headers.host ?? '')) throw new Refusal(403, 'another host')
  if (key !== null && isSame(key, gate.secret)) return gate.sessions.get('key')
  if (ticket === null || !isSame(ticket, gate.ticket)) throw new Refusal(403, 'another secret')
  if (gate.isTicketUsed) {
    // One of the two users of the ticket is a stranger, perhaps the first.
    gate.sessions.delete('open')
    onReuse()
    throw new Refusal(403, withCommands('This link works only once. Open the URL that npm run edit printed.'))
  }
  gate.isTicketUsed = true
  const session = randomText()
  gate.sessions.set('open', session)
  return session
}

/** Whether a value has more levels of lists and objects. No config has as many, and functions that walk such a value would fail. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))

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
  if (isDeeper(given, limits.depth)) throw new Refusal(400, `A value can have at most ${limits.depth} levels of lists and objects.`)
  return call(url.pathname.slice(calls.length), given)
}

const answer = async (request: IncomingMessage, response: ServerResponse, input: EditServerInput, gate: Gate): Promise<void> => {
  const url = requestUrl(request)
  const session = request.method === 'GET' ? sessionFor(url, request, gate, input.onReuse) : undefined
  if (session !== undefined) {
    const cookie = `${gate.cookie}=${session}; HttpOnly; SameSite=Strict; Path=/`
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

const failed: Translated<string> = {
  en: 'Something went wrong. See the terminal for details.',
  fr: 'Une erreur est survenue. Le terminal en donne les détails.',
}

/** System errors, such as a full disk during an upload, are reported to the user and are not bugs. */
const refusalOf = (error: unknown, language: MessageLanguage): Refusal | undefined => {
  if (error instanceof Refusal) return error
  const reason = systemErrorText(error)
  return reason === undefined ? undefined : new Refusal(409, reason[language])
}

export const startEditServer = async (input: EditServerInput): Promise<EditServer> => {
  const [secret, ticket] = [randomText(), randomText()]
  let gate: Gate | undefined
  const { patience = 30_000 } = input
  const times = { requestTimeout: patience, headersTimeout: patience, connectionsCheckingInterval: Math.min(1_000, patience) }
  const server = createServer(times, (request, response) => {
    if (gate === undefined) return void response.writeHead(503, always).end()
    answer(request, response, input, gate).catch((error: unknown) => {
      const language = input.language()
      const refusal = refusalOf(error, language)
      if (refusal === undefined) input.onError(error)
      if (response.headersSent) return void response.destroy()
      refuse(response, refusal ?? new Refusal(500, failed[language]), always)
    })
  })
  const port = await listen(server, input.port, '127.0.0.1')
  const sessions = new Map([['key', randomText()] as const])
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  gate = { secret, ticket, sessions, isTicketUsed: false, cookie: `townsite-edit-${port}`, hosts }
  const editor = `http://127.0.0.1:${port}${editorFolder}`
  return {
    url: `${editor}?key=${secret}`,
    openUrl: `${editor}?open=${ticket}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
