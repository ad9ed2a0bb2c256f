/** `npm run preview` of a folder that is built again at the same time. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer, request, type Server } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServe } from '../../../generator/platform/serve/static-server.ts'
import { startServing } from '../../support/cli.ts'
import { freePort } from '../../support/free-port.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

/** The folder of a site of one page, and how its headers are set. */
const site = (): { readonly folder: string; readonly settings: (value: string) => void } => {
  const folder = temporaryFolder()
  const settings = (value: string): void =>
    writeFileSync(join(folder, 'serve.json'), JSON.stringify({ headers: [{ source: '**', headers: [{ key: 'X-Build', value }] }] }))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(folder, 'robots.txt'), '')
  settings('first')
  return { folder, settings }
}

test('sends the headers of a later build at the same URL, and stops on Ctrl-C', { timeout: 120_000 }, async () => {
  const { folder, settings } = site()
  const { child, url } = await startServing(['preview', '--out', folder, '--port', String(await freePort())])
  const build = async (): Promise<string | null> => (await fetch(url).catch(() => undefined))?.headers.get('x-build') ?? null
  expect(await build()).toBe('first')
  settings('second')
  await expect.poll(build, { timeout: 30_000 }).toBe('second')

  const ended = once(child, 'exit')
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
})

test('does not answer under another name, or with an error for a path that no file can have', { timeout: 120_000 }, async () => {
  const { folder } = site()
  const { url } = await startServing(['preview', '--out', folder, '--port', String(await freePort())])
  const { hostname, port, host } = new URL(url)
  const status = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const sent = request({ hostname, port, path, agent: false, headers: { host, ...headers } }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    return response.statusCode
  }
  expect(await status('/')).toBe(200)
  expect(await status('/', { host: `evil.example:${port}` })).toBe(403)
  expect(await status('/', { origin: 'https://evil.example' })).toBe(403)
  expect(await Promise.all(['/a%00b', 'http://[', `/${'x'.repeat(300)}.css`, `/${'x'.repeat(7_000)}`].map(path => status(path)))).toEqual([
    400, 400, 414, 414,
  ])
})

test('ends serve when it is killed itself', { ...thorough, timeout: 120_000 }, async () => {
  const { folder } = site()
  const { child, url } = await startServing(['preview', '--out', folder, '--port', String(await freePort())])
  expect((await fetch(url)).status).toBe(200)
  child.kill('SIGKILL')
  await expect.poll(() => fetch(url).then(answer => answer.status, String), { timeout: 30_000 }).toBe('TypeError: fetch failed')
})

test('restarts serve after an unreadable file ended it', { ...thorough, timeout: 120_000 }, async () => {
  const { folder } = site()
  // Like a file that a build removes during a request, but for each request: a socket exists, but cannot be opened.
  const unreadable = createServer().listen(join(folder, 'gone.html'))
  onTestFinished(() => void unreadable.close())
  const { child, url } = await startServing(['preview', '--out', folder, '--port', String(await freePort())])
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', part => (stderr += part))
  await expect(fetch(`${url}/gone`)).rejects.toThrow('fetch failed')
  await expect.poll(() => fetch(url).then(answer => answer.status, String), { timeout: 30_000 }).toBe(200)
  expect(stderr).toContain('The server exited unexpectedly. Restarting it…')
})

test('uses the next port if another process takes the port while serve starts', async () => {
  const { folder } = site()
  const port = await freePort()
  const starting = startServe(folder, { port, host: '127.0.0.1' })
  // Listens for a moment, to see that the port is free.
  const taken = async (): Promise<Server> => {
    const stranger = createHttpServer((_, response) => void response.end())
    return once(stranger.listen(port, '127.0.0.1'), 'listening').then(() => stranger, taken)
  }
  const stranger = await taken()
  onTestFinished(() => void stranger.close())
  const { url, stop } = await starting
  onTestFinished(stop)
  expect([(await fetch(url)).headers.get('x-build'), url === `http://localhost:${port}`]).toEqual(['first', false])
})
