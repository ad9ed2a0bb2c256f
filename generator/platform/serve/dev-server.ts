/**
 * The server of `npm run dev`: serves files from memory, and an event stream to each open page. It uses serve-handler, the library of
 * `serve`, so that it follows the same rules as `npm start`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import handler from 'serve-handler'
import { guarded, requestUrl, serverUrl } from './guard.ts'
import { listen } from './listen.ts'

export interface Answer {
  readonly bytes: Uint8Array | string
  /** The answer is an error page. */
  readonly isMissing?: true
}

export interface DevServerInput {
  readonly port: number
  readonly host: string
  /** The site’s `serve.json`; `undefined` before the first valid site. */
  readonly settings: () => Promise<string | undefined>
  /** @param path of a published file */
  readonly answer: (path: string) => Promise<Answer | undefined>
  readonly isFolder: (path: string) => boolean
  /** The page before the first valid site. */
  readonly holding: () => string
  /** Called with an unexpected error while a request was handled. */
  readonly onError: (error: unknown) => void
  /** The script of `dev` in each page. */
  readonly script: () => Promise<string>
  /** The data of an event for the page with this key, as one line. */
  readonly update: (key: string) => string
  /** Styles of the page with this key. */
  readonly styles: (key: string) => { readonly text: string; readonly name: string } | undefined
}

export interface DevServer {
  readonly url: string
  /** Sends an event to every open page. */
  readonly notifyAll: () => void
  readonly close: () => void
}

/** A virtual folder: the files are in memory. */
const root = `${sep}townsite`

const missing = (path: string): Error => Object.assign(new Error(`no ${path}`), { code: 'ENOENT' })

/** The file system functions that serve-handler uses. Content is read once per request, so that size and bytes match. */
const memoryFiles = ({ answer, isFolder }: DevServerInput, response: ServerResponse) => {
  const read = new Map<string, Buffer>()
  const pathOf = (absolute: string): string => relative(root, absolute).split(sep).join('/')
  const bytesOf = async (absolute: string): Promise<Buffer> => {
    const path = pathOf(absolute)
    const known = read.get(path)
    if (known !== undefined) return known
    const found = await answer(path)
    if (found === undefined) throw missing(path)
    if (found.isMissing) response.statusCode = 500
    const bytes = Buffer.from(found.bytes)
    read.set(path, bytes)
    return bytes
  }
  const stats = (size: number, isDirectory: boolean) => ({
    size,
    mtime: new Date(),
    isDirectory: () => isDirectory,
    isSymbolicLink: () => false,
  })
  return {
    lstat: async (absolute: string) => {
      const path = pathOf(absolute)
      return path === '' || isFolder(path) ? stats(0, true) : stats((await bytesOf(absolute)).length, false)
    },
    createReadStream: async (absolute: string, range?: { readonly start?: number; readonly end?: number }) =>
      Readable.from([(await bytesOf(absolute)).subarray(range?.start ?? 0, range?.end === undefined ? undefined : range.end + 1)]),
    readdir: async () => [],
  }
}

const fresh = { 'Cache-Control': 'no-store' }

export const startDevServer = async (input: DevServerInput): Promise<DevServer> => {
  const listeners = new Map<ServerResponse, string>()
  const send = (response: ServerResponse, key: string): void => {
    response.write(`data: ${input.update(key)}\n\n`)
  }

  const respondToDevClient = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = url.searchParams.get('key') ?? ''
    switch (url.pathname) {
      case '/__townsite/events':
        response.writeHead(200, { 'Content-Type': 'text/event-stream', ...fresh })
        listeners.set(response, key)
        request.once('close', () => listeners.delete(response))
        return send(response, key)
      case '/__townsite/dev.js':
        response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', ...fresh }).end(await input.script())
        return
      case '/__townsite/styles': {
        const styles = input.styles(key)
        if (styles === undefined) response.writeHead(404, fresh).end()
        else
          response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Townsite-Styles': styles.name, ...fresh }).end(styles.text)
        return
      }
      default:
        response.writeHead(404, fresh).end()
    }
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request)
    if (url.pathname.startsWith('/__townsite/')) return respondToDevClient(url, request, response)
    const settings = await input.settings()
    if (settings === undefined) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', ...fresh }).end(input.holding())
      return
    }
    // Printed by the host “serve”. The types of the package only allow functions of `node:fs`.
    const options = { ...(JSON.parse(settings) as object), public: root, etag: false } as Parameters<typeof handler>[2]
    await handler(request, response, options, memoryFiles(input, response) as unknown as Parameters<typeof handler>[3])
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch(error => {
      input.onError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', ...fresh }).end(input.holding())
    })
  }
  const server = createServer(guarded(input.host, handle))
  // Browsers reuse the connection after a pause.
  server.keepAliveTimeout = 120_000
  const port = await listen(server, input.port, input.host)
  return {
    url: serverUrl(input.host, port) ?? '',
    notifyAll: () => {
      for (const [response, key] of listeners) send(response, key)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
