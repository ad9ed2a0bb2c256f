/** Local servers answer their own pages only: not other sites, and not under names that others let point to this computer. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { guarded, isOwnName, serverUrl } from '../../../generator/platform/serve/guard.ts'
import { canListen, listen } from '../../../generator/platform/serve/listen.ts'

/** Sends a request as it is written, unlike `fetch`. @returns status and body */
const answerTo = async (path: string, headers: Readonly<Record<string, string>>): Promise<readonly [number, string]> => {
  const server = createServer(guarded('127.0.0.1', (_, response) => response.end('a page')))
  const port = await listen(server, 4100, '127.0.0.1')
  onTestFinished(() => void server.close())
  const own = (text: string): string => text.replaceAll('PORT', String(port))
  const entries = Object.entries(headers).map(([name, value]) => [name, own(value)])
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    headers: { host: own('localhost:PORT'), ...Object.fromEntries(entries) },
  })
  sent.end()
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  return [response.statusCode, text]
}

const foreignPage = 'The server rejects requests from pages of other sites.'
const otherName = (name: string, host = name): string =>
  `The server rejects requests for “${name}”. Use localhost, or start the server with: --host ${host}`

describe('guarded', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['under localhost', {}],
    ['under an address of this computer', { host: '127.0.0.1:PORT' }],
    ['under its IPv6 address', { host: '[::1]' }],
    ['its own page', { origin: 'http://localhost:PORT', 'sec-fetch-site': 'same-origin' }],
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('answers %s', async (_, headers) => {
    expect(await answerTo('/', headers)).toEqual([200, 'a page'])
  })

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['another name', { host: 'evil.example' }, otherName('evil.example')],
    [
      'a name that begins like its own',
      { host: 'localhost.evil.example:80' },
      otherName('localhost.evil.example:80', 'localhost.evil.example'),
    ],
    ['a name with a user', { host: 'localhost@evil.example' }, otherName('localhost@evil.example', 'NAME')],
    ['another address', { host: '203.0.113.9' }, otherName('203.0.113.9')],
    ['a page of another site', { origin: 'https://evil.example' }, foreignPage],
    ['a page of another port', { origin: 'http://localhost:1' }, foreignPage],
    ['a page without an origin', { origin: 'null' }, foreignPage],
    ['a script element of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, foreignPage],
  ])('refuses %s', async (_, headers, message) => {
    expect(await answerTo('/', headers)).toEqual([403, message])
  })

  const tooLong = 'This URL is too long: a path has at most 800 bytes, and each part of it 250.'
  test.each([
    ['/a%00b', 400, 'This is not a valid URL.'],
    ['/%', 400, 'This is not a valid URL.'],
    ['http://[', 400, 'This is not a valid URL.'],
    ['http://evil.example/', 400, 'This is not a valid URL.'],
    ['*', 400, 'This is not a valid URL.'],
    ['//', 200, 'a page'],
    [`/${'x'.repeat(7_000)}`, 414, tooLong],
    [`/${'x'.repeat(251)}`, 414, tooLong],
    [`/${'é'.repeat(126)}.css`.replaceAll('é', '%C3%A9'), 414, tooLong],
    [`/${'folder/'.repeat(120)}`, 414, tooLong],
    [`/${'x'.repeat(250)}/${'y'.repeat(250)}`, 200, 'a page'],
  ])('answers %.40s with %d', async (path, status, text) => {
    expect(await answerTo(path, {})).toEqual([status, text])
  })
})

test.each([
  ['devbox', 'devbox:3000', true],
  ['devbox', 'localhost:3000', true],
  ['devbox', 'other:3000', false],
  ['192.168.1.5', '192.168.1.5:3000', true],
  ['192.168.1.5', '192.168.1.6', false],
  ['0.0.0.0', '192.168.1.5:3000', true],
  ['0.0.0.0', '[fe80::1]:3000', true],
  ['0.0.0.0', 'evil.example', false],
  ['::', '192.168.1.5', true],
  ['::1', '[::1]:3000', true],
])('on %s, the name %s is its own: %s', (host, name, isOwn) => {
  expect(isOwnName(name, host)).toBe(isOwn)
})

test.each([
  ['127.0.0.1', 'http://localhost:3000', true],
  ['localhost', 'http://localhost:3000', true],
  ['127.1', 'http://localhost:3000', true],
  ['0.0.0.0', 'http://localhost:3000', true],
  ['nonsense.invalid', 'http://nonsense.invalid:3000', false],
  ['203.0.113.9', 'http://203.0.113.9:3000', false],
  ['::1', 'http://[::1]:3000', undefined],
  ['::', 'http://localhost:3000', undefined],
  ['', undefined, false],
  ['a b', undefined, false],
  ['::1%lo', undefined, false],
  ['localhost/x', undefined, false],
  ['localhost:80', 'http://localhost:3000', false],
])('the URL of a server on “%s” is %s', async (host, url, isPossible) => {
  expect(serverUrl(host, 3000)).toBe(url)
  // Some machines have no IPv6.
  if (isPossible !== undefined) expect(await canListen(host)).toBe(isPossible)
})

test('listens on the next port if the first is taken, and fails after the last', async () => {
  const [first, second, third] = [createServer(), createServer(), createServer()]
  onTestFinished(() => [first, second, third].forEach(server => void server.close()))
  const port = await listen(first, 65_535, '127.0.0.1')
  await expect(listen(second, port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', address: '127.0.0.1' })
  const free = await listen(second, 4100, '127.0.0.1')
  expect(await listen(third, free, '127.0.0.1')).toBeGreaterThan(free)
  // A server that listens on a port has an address of this type.
  expect((third.address() as AddressInfo).port).toBeGreaterThan(free)
})
