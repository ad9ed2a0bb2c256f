/** The server of `npm run dev`: the built folder as `serve` would show it, with a small script that reloads the page. */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import handler from 'serve-handler'
import { freePort } from './static-server.ts'

/** A page listens here; it is told to reload, or shown what is wrong. */
const eventsPath = '/__townsite/events'
const scriptPath = '/__townsite/dev.js'

/** Runs in the browser. A mistake lies over the last good page until it is mended. */
const script = `const events = new EventSource(${JSON.stringify(eventsPath)})
let last
const clear = () => document.getElementById('townsite-mistake')?.remove()
events.onmessage = ({ data }) => {
  const { version, mistake } = JSON.parse(data)
  clear()
  if (mistake) {
    const box = document.createElement('dialog')
    box.id = 'townsite-mistake'
    const text = document.createElement('pre')
    text.textContent = mistake
    text.style.whiteSpace = 'pre-wrap'
    box.append(text)
    document.body.append(box)
    box.showModal()
  } else if (last !== undefined && last !== version) location.reload()
  last = version
}
`

export interface DevServer {
  readonly url: string
  /** Browsers reload. */
  readonly reload: () => void
  /** Browsers show this text over the last good page. */
  readonly showMistake: (text: string) => void
  readonly close: () => void
}

/** The script’s element at the end of an HTML answer, whose length is therefore no longer known beforehand. */
const appendScript = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  let isHtml = false
  response.writeHead = ((status: number, headers?: Record<string, string>) => {
    isHtml = String(headers?.['Content-Type'] ?? '').startsWith('text/html')
    const kept = Object.fromEntries(
      Object.entries(headers ?? {}).filter(([name]) => !isHtml || !/^(content-length|etag|cache-control)$/i.test(name)),
    )
    return writeHead(status, isHtml ? { ...kept, 'Cache-Control': 'no-store' } : kept)
  }) as ServerResponse['writeHead']
  response.end = ((...args: Parameters<ServerResponse['end']>) => {
    if (isHtml) response.write(`<script type="module" src="${scriptPath}"></script>`)
    return end(...args)
  }) as ServerResponse['end']
}

/** @param folder a built site, with its `serve.json` */
export const startDevServer = async (
  folder: string,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<DevServer> => {
  const listeners = new Set<ServerResponse>()
  let version = 0
  let mistake = ''
  const news = (): string => `data: ${JSON.stringify({ version, mistake })}\n\n`
  const broadcast = (): void => {
    for (const listener of listeners) listener.write(news())
  }

  const server = createServer((request, response) => {
    if (request.url === eventsPath) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(news())
      listeners.add(response)
      request.once('close', () => listeners.delete(response))
      return
    }
    if (request.url === scriptPath) {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }).end(script)
      return
    }
    appendScript(response)
    const settings = JSON.parse(readFileSync(join(folder, 'serve.json'), 'utf8')) as Parameters<typeof handler>[2]
    void handler(request, response, { ...settings, public: folder, etag: false })
  })
  const free = await freePort(port, host)
  await new Promise<void>(done => server.listen(free, host, done))
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${free}`,
    reload: () => {
      version++
      mistake = ''
      broadcast()
    },
    showMistake: text => {
      mistake = text
      broadcast()
    },
    close: () => {
      for (const listener of listeners) listener.end()
      server.close()
    },
  }
}
