/**
 * Checks every request to a local server before it is handled. Pages of other sites cannot read its answers: requests from another origin
 * are rejected (Origin, Sec-Fetch-Site), and so are requests under a name that someone else points to this computer (Host; DNS rebinding).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** A rejected request, with the reason. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** File systems cannot hold longer paths and names. In bytes; macOS has the lowest limit for whole paths. */
const longest = { path: 800, name: 250 }

/** The hostname as browsers send it: IPv6 addresses in brackets, other forms of IPv4 addresses as four numbers. `undefined` if it is invalid. */
const hostname = (host: string): string | undefined => {
  const text = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(text.slice('http://'.length)) && URL.canParse(text) ? new URL(text).hostname : undefined
}

const isEveryAddress = (name: string | undefined): boolean => name === '0.0.0.0' || name === '[::]'

/** The URL of a server that listens on `host`; `undefined` if no URL can name it. */
export const serverUrl = (host: string, port: number): string | undefined => {
  const name = hostname(host)
  return name && `http://${name === '127.0.0.1' || isEveryAddress(name) ? 'localhost' : name}:${port}`
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name)

/** URLs of a server that listens on every address, for other devices in the network. */
export const networkUrls = (host: string, port: number): readonly string[] =>
  isEveryAddress(hostname(host))
    ? Object.values(networkInterfaces())
        .flat()
        .flatMap(one => (one === undefined || one.internal || one.family !== 'IPv4' ? [] : [`http://${one.address}:${port}`]))
    : []

/**
 * Whether a name can only mean this server.
 * @param name from a Host or Origin header, with or without a port
 * @param host that the server listens on. If that is every address, any IP address is accepted, because only names can be rebound.
 */
export const isOwnName = (name: string, host: string): boolean => {
  const [given, own] = [hostname(name), hostname(host)]
  if (given === undefined) return false
  return isLoopback(given) || given === own || (isEveryAddress(own) && isIP(given.replace(/^\[(.*)\]$/, '$1')) !== 0)
}

/** @throws Refusal if the target of the request is not a path that a file can have */
export const requestUrl = ({ url: target = '/' }: IncomingMessage): URL => {
  // As a relative URL, `//x` would name a host.
  const text = `http://localhost${target}`
  let path: string
  try {
    path = decodeURIComponent(new URL(text).pathname)
  } catch {
    throw new Refusal(400, 'This is not a valid URL.')
  }
  if (!target.startsWith('/') || path.includes('\0')) throw new Refusal(400, 'This is not a valid URL.')
  if (Buffer.byteLength(path) > longest.path || path.split('/').some(name => Buffer.byteLength(name) > longest.name))
    throw new Refusal(414, `This URL is too long: a path has at most ${longest.path} bytes, and each part of it ${longest.name}.`)
  return new URL(text)
}

const checkSender = ({ headers }: IncomingMessage, host: string): void => {
  const { host: name = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  if (!isOwnName(name, host))
    throw new Refusal(
      403,
      `The server rejects requests for “${name}”. Use localhost, or start the server with: --host ${hostname(name) ?? 'NAME'}`,
    )
  if (origin !== undefined && origin !== `http://${name}`) throw new Refusal(403, 'The server rejects requests from pages of other sites.')
  // Links on other sites may lead here.
  if (site === 'cross-site' && mode !== 'navigate') throw new Refusal(403, 'The server rejects requests from pages of other sites.')
}

/** Answers a rejected request. The connection is closed, because its body may not have been read. */
export const refuse = (response: ServerResponse, { status, message }: Refusal, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers, Connection: 'close' }).end(message)
}

/** A listener that handles only requests that the server’s own pages, or the user, can have sent. @param host that the server listens on */
export const guarded =
  (host: string, handle: RequestListener): RequestListener =>
  (request, response) => {
    try {
      checkSender(request, host)
      requestUrl(request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(response, error, { 'X-Content-Type-Options': 'nosniff' })
      return
    }
    handle(request, response)
  }
