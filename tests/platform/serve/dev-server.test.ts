/** The server of `dev` answers its own pages only, also for the event stream and the files of its script. */
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startDevServer } from '../../../generator/platform/serve/dev-server.ts'
import { freePort } from '../../support/free-port.ts'

const start = async (): Promise<URL> => {
  const server = await startDevServer({
    port: await freePort(),
    host: '127.0.0.1',
    settings: async () => '{ "cleanUrls": true }',
    answer: async path => (path === 'index.html' ? { bytes: 'a page' } : undefined),
    isFolder: () => false,
    holding: () => 'not yet',
    onError: error => {
      throw error
    },
    script: async () => 'script()',
    update: key => `update of ${key}`,
    styles: () => ({ text: 'a {}', name: 'styles' }),
  })
  onTestFinished(server.close)
  return new URL(server.url)
}

/** @returns the status, and the first part of the body; an event stream has no end */
const first = async ({ port }: URL, path: string, headers: Readonly<Record<string, string>>): Promise<readonly [number, string]> => {
  const sent = request({ host: '127.0.0.1', port, path, agent: false, headers: { host: `localhost:${port}`, ...headers } })
  sent.end()
  const [response] = await once(sent, 'response')
  const [part] = await once(response.setEncoding('utf8'), 'data')
  response.destroy()
  return [response.statusCode, part]
}

const paths = [
  ['/', 'a page'],
  ['/__townsite/events?key=home', 'data: update of home\n\n'],
  ['/__townsite/dev.js', 'script()'],
  ['/__townsite/styles?key=home', 'a {}'],
] as const

test.each(paths)('answers %s to its own pages only', async (path, text) => {
  const url = await start()
  const answer = (headers: Readonly<Record<string, string>>) => first(url, path, headers)
  expect(await answer({})).toEqual([200, text])
  expect(await answer({ origin: `http://localhost:${url.port}`, 'sec-fetch-site': 'same-origin' })).toEqual([200, text])
  const foreign = [403, 'The server rejects requests from pages of other sites.']
  expect(await answer({ origin: 'https://evil.example' })).toEqual(foreign)
  expect(await answer({ origin: 'null' })).toEqual(foreign)
  expect(await answer({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toEqual(foreign)
  expect(await answer({ host: `evil.example:${url.port}` })).toEqual([403, expect.stringContaining('rejects requests for “evil.example')])
})
