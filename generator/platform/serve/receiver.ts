/**
 * A local form service, to try the forms without an account: it prints each message and stores none. It listens on the loopback address
 * only.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visible } from '../../site/diagnostics/format.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { parseUrl } from '../../site/util/paths.ts'
import { isOwnName, Refusal, refuse, requestUrl } from './guard.ts'

export interface ReceivedMessage {
  /** The form: the last path segment of the URL. */
  readonly form: string
  /** The inbox of the location that the visitor chose, if any. */
  readonly inbox: string | null
  /** `script`: by fetch; `browser`: by a plain POST. */
  readonly by: 'script' | 'browser'
  /** Media type without parameters. */
  readonly type: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

/** Without characters that control a terminal. A message may come from any page of the web. */
const linesIn = (text: string): readonly string[] => visible(text.replace(/\r\n/g, '\n')).split('\n')
const lineOf = (text: string): string => linesIn(text).join(' ')

/** What is printed of a message at most: fields, characters of a name and of a value. */
const shownLimits = { fields: 100, name: 60, value: 5_000 }

const cut = (text: string, length: number, language: MessageLanguage): string => {
  const more = text.length - length
  return more > 0 ? `${text.slice(0, length)}… (${{ en: `${more} more characters`, fr: `${more} caractères de plus` }[language]})` : text
}

/** The message as shown in the terminal: one line per field. */
export const summaryOf = ({ form, inbox, by, type, fields }: ReceivedMessage, language: MessageLanguage): string => {
  const shown = fields.slice(0, shownLimits.fields).map(({ name, value }) => ({
    name: lineOf(cut(name, shownLimits.name, language)),
    lines: linesIn(cut(value, shownLimits.value, language)),
  }))
  const width = Math.max(...shown.map(({ name }) => name.length))
  const more = fields.length - shown.length
  const isScript = by === 'script'
  const [name, media, to] = [lineOf(form), lineOf(type), inbox === null ? undefined : lineOf(inbox)]
  return [
    {
      en: `Form “${name}”, sent ${isScript ? 'with' : 'without'} JavaScript as ${media}${to === undefined ? '' : `, to the inbox of ${to}`}:`,
      fr: `Formulaire « ${name} », envoyé ${isScript ? 'avec' : 'sans'} JavaScript en ${media}${to === undefined ? '' : `, à la boîte de réception « ${to} »`} :`,
    }[language],
    ...shown.map(({ name, lines }) => `  ${name.padEnd(width)}  ${lines.join(`\n${' '.repeat(width + 4)}`)}`.trimEnd()),
    ...(more > 0 ? [{ en: `  … and ${more} more fields`, fr: `  … et ${more} champs de plus` }[language]] : []),
  ].join('\n')
}

export interface ReceiverOptions {
  /** Any free port by default. */
  readonly port?: number
  readonly onMessage: (message: ReceivedMessage) => void
  /** Where a plain POST is redirected to if its URL does not say so. */
  readonly returnTo?: string
  /** The host that the site is served at, if it is not this computer only. */
  readonly host?: string
}

export interface Receiver {
  /** `http://127.0.0.1:41234`. */
  readonly url: `http://${string}`
  readonly close: () => Promise<void>
}

const largest = 1024 * 1024

/** The body; `undefined` if it is larger than the limit. */
const read = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  // A request without an encoding yields buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
  }
  return size <= largest ? new Uint8Array(Buffer.concat(chunks)) : undefined
}

/** Parses a message in any encoding that forms and form services use. */
const fieldsOf = async (body: Uint8Array<ArrayBuffer>, type: string): Promise<ReceivedMessage['fields']> => {
  if (type.includes('json')) {
    const data: unknown = JSON.parse(new TextDecoder().decode(body))
    if (typeof data !== 'object' || data === null) throw new TypeError('no object')
    return Object.entries(data).map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) }))
  }
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return [...form].map(([name, value]) => ({ name, value: typeof value === 'string' ? value : value.name }))
}

/** A URL on the site of the page that sent the form. URLs are compared as browsers parse them: `/\x` and `/<tab>/x` name another host. */
const returnUrl = (query: URLSearchParams, { headers }: IncomingMessage, fallback: string | undefined): string | undefined => {
  const [path, page] = [query.get('return'), headers.origin ?? headers.referer]
  const url = path === null || page === undefined ? undefined : parseUrl(path, page)
  if (url === undefined) return fallback
  const { protocol, origin } = new URL(page ?? '')
  return protocol === 'http:' && url.origin === origin ? url.href : fallback
}

const answer = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** @throws Refusal for pages of other sites. `null` is the origin of pages that do not send it. */
const checkSender = ({ headers: { host = '', origin = 'null' } }: IncomingMessage, siteHost: string): void => {
  const sender = /^http:\/\/(.*)$/.exec(origin)?.[1]
  if (!isOwnName(host, '127.0.0.1') || (origin !== 'null' && (sender === undefined || !isOwnName(sender, siteHost))))
    throw new Refusal(403, 'The forms of other sites are not accepted.')
}

const receive = async (
  request: IncomingMessage,
  response: ServerResponse,
  { onMessage, returnTo, host = '127.0.0.1' }: ReceiverOptions,
): Promise<void> => {
  checkSender(request, host)
  const { pathname, searchParams } = requestUrl(request)
  // Any local page may post here, as any site may post to a form service.
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'OPTIONS') {
    response
      .writeHead(204, {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'accept, content-type',
        'access-control-allow-private-network': 'true',
      })
      .end()
    return
  }
  if (request.method !== 'POST') return answer(response, 405, { error: 'Forms must be sent with POST.' }, { allow: 'POST, OPTIONS' })

  const type = request.headers['content-type'] ?? ''
  const body = await read(request)
  if (body === undefined) return answer(response, 413, { error: 'The message is larger than 1 MB.' })
  let fields: ReceivedMessage['fields']
  try {
    fields = await fieldsOf(body, type)
  } catch {
    return answer(response, 400, { error: `The message could not be read${type === '' ? '' : ` as ${type}`}.` })
  }

  const by = request.headers.accept?.includes('json') ? 'script' : 'browser'
  onMessage({ form: pathname.slice(1), inbox: searchParams.get('inbox'), by, type: type.replace(/;.*/, ''), fields })
  const location = returnUrl(searchParams, request, returnTo)
  if (by === 'browser' && location !== undefined) response.writeHead(303, { location }).end()
  else answer(response, 200, { ok: true, success: true })
}

/** Starts the receiver; resolves when it listens. */
export const startReceiver = async (options: ReceiverOptions): Promise<Receiver> => {
  const server = createServer((request, response) => {
    receive(request, response, options).catch((error: unknown) => {
      if (error instanceof Refusal) refuse(response, error)
      else response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
