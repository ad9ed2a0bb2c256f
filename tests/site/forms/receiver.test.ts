import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ReceivedMessage, type Receiver, startReceiver, summaryOf } from '../../../generator/platform/serve/receiver.ts'

describe('startReceiver', () => {
  let receiver: Receiver
  let messages: ReceivedMessage[]

  beforeEach(async () => {
    messages = []
    receiver = await startReceiver({ onMessage: message => messages.push(message), returnTo: 'http://localhost:3000/' })
  })

  afterEach(() => receiver.close())

  test('responds to the script like a form service, from any local page', async () => {
    const answer = await fetch(`${receiver.url}/quick?return=%2Fthanks`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"name":"Zoé","phone":"514-555-0123","tries":2}',
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin'), await answer.json()]).toEqual([
      200,
      '*',
      { ok: true, success: true },
    ])
    expect(messages).toEqual([
      {
        form: 'quick',
        inbox: null,
        by: 'script',
        type: 'application/json',
        fields: [
          { name: 'name', value: 'Zoé' },
          { name: 'phone', value: '514-555-0123' },
          { name: 'tries', value: '2' },
        ],
      },
    ])
  })

  test('allows the preflight request', async () => {
    const answer = await fetch(`${receiver.url}/quick`, { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('access-control-allow-headers'), messages]).toEqual([204, 'accept, content-type', []])
  })

  const post = (path: string, headers: Record<string, string>, body: string | FormData = 'name=Zo%C3%A9'): Promise<Response> =>
    fetch(`${receiver.url}${path}`, { method: 'POST', redirect: 'manual', headers, body })
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    [
      'to the page of thanks of the site that sent it',
      '/quick?return=%2Ffr%2Fmerci',
      { origin: 'http://localhost:8080' },
      'http://localhost:8080/fr/merci',
    ],
    ['to its own start without a page of thanks', '/quick', { origin: 'http://localhost:8080' }, 'http://localhost:3000/'],
    ['to no other site', '/quick?return=%2F%2Fevil.example', { origin: 'http://localhost:8080' }, 'http://localhost:3000/'],
    ['to its own start without a sender', '/quick?return=%2Fthanks', { origin: 'null' }, 'http://localhost:3000/'],
  ])('sends a plain POST back %s', async (_, path, headers, location) => {
    const answer = await post(path, { ...urlencoded, ...headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(messages.map(({ by, fields }) => [by, fields])).toEqual([['browser', [{ name: 'name', value: 'Zoé' }]]])
  })

  test('parses multipart forms', async () => {
    const body = new FormData()
    body.append('name', 'Zoé')
    body.append('photo', new File(['x'], 'chimney.jpg'))
    await post('/contact?inbox=laval', {}, body)
    expect(messages).toEqual([
      {
        form: 'contact',
        inbox: 'laval',
        by: 'browser',
        type: 'multipart/form-data',
        fields: [
          { name: 'name', value: 'Zoé' },
          { name: 'photo', value: 'chimney.jpg' },
        ],
      },
    ])
  })

  test.each([
    ['an invalid message', 400, { 'content-type': 'application/json' }, '{"name":'],
    ['a message without fields', 400, { 'content-type': 'application/json' }, 'null'],
    ['an unknown kind', 400, { 'content-type': 'text/plain' }, 'name=x'],
    ['more than any form sends', 413, urlencoded, `message=${'x'.repeat(1024 * 1024)}`],
  ])('rejects %s', async (_, status, headers, body) => {
    expect([(await post('/quick', headers, body)).status, messages]).toEqual([status, []])
  })

  test('rejects GET requests', async () => {
    expect((await fetch(receiver.url)).status).toBe(405)
  })
})

describe('summaryOf', () => {
  const message: ReceivedMessage = {
    form: 'contact',
    inbox: null,
    by: 'script',
    type: 'application/json',
    fields: [
      { name: 'name', value: 'Zoé' },
      { name: 'message', value: 'Two dogs.\r\nOne cat.' },
      { name: 'note', value: '' },
    ],
  }

  test('prints a line for each field', () => {
    expect(summaryOf(message)).toBe(
      [
        'The form “contact” would send this by the script, as application/json:',
        '  name     Zoé',
        '  message  Two dogs.',
        '           One cat.',
        '  note',
      ].join('\n'),
    )
  })

  test('prints the inbox', () => {
    expect(summaryOf({ ...message, inbox: 'laval', by: 'browser', type: 'application/x-www-form-urlencoded', fields: [] })).toBe(
      'The form “contact” would send this as a plain POST, as application/x-www-form-urlencoded, to the inbox of laval:',
    )
  })
})
