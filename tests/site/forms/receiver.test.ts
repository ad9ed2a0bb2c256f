import { once } from 'node:events'
import { request } from 'node:http'
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
    ['to its own start without a sender', '/quick?return=%2Fthanks', { origin: 'null' }, 'http://localhost:3000/'],
  ])('sends a plain POST back %s', async (_, path, headers, location) => {
    const answer = await post(path, { ...urlencoded, ...headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(messages.map(({ by, fields }) => [by, fields])).toEqual([['browser', [{ name: 'name', value: 'Zoé' }]]])
  })

  test.each([
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    '%5C%5Cevil.example',
    '/%09/evil.example',
    '%0A//evil.example',
    'https:evil.example',
    'https://evil.example',
    'http://localhost:8080@evil.example',
    'javascript:alert(1)',
  ])('sends a plain POST back to its own start instead of %s', async target => {
    const answer = await post(`/quick?return=${target}`, { ...urlencoded, origin: 'http://localhost:8080' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost:3000/'])
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

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another site that is not secure', { origin: 'http://evil.example' }],
    ['a page in a file of another computer', { origin: 'http://203.0.113.9' }],
  ])('rejects a message of %s', async (_, headers) => {
    const answer = await post('/quick', { ...urlencoded, ...headers })
    expect([answer.status, await answer.text(), messages]).toEqual([403, 'The forms of other sites are not accepted.', []])
  })

  test('rejects a message that names another host', async () => {
    const { port } = new URL(receiver.url)
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/quick',
      headers: { ...urlencoded, host: `evil.example:${port}` },
    })
    sent.end('name=x')
    const [answer] = await once(sent, 'response')
    expect([answer.statusCode, messages]).toEqual([403, []])
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
    expect(summaryOf(message, 'en')).toBe(
      [
        'Form “contact”, sent with JavaScript as application/json:',
        '  name     Zoé',
        '  message  Two dogs.',
        '           One cat.',
        '  note',
      ].join('\n'),
    )
  })

  test('prints characters that control a terminal as dots', () => {
    const [clear, title, rtl] = ['\u001b[2J', '\u009d0;title\u0007', '\u202e']
    const fields = [
      { name: `na${clear}\r\nme`, value: `Zo${title}\r\u0008é${rtl}\r\nTwo\tdogs.` },
      { name: 'note', value: '\u0000' },
    ]
    expect(summaryOf({ form: clear, inbox: `la${clear}\nval`, by: 'script', type: `text/${title}`, fields }, 'en')).toBe(
      [
        'Form “·[2J”, sent with JavaScript as text/·0;title·, to the inbox of la·[2J val:',
        '  na·[2J me  Zo·0;title···é·',
        '             Two dogs.',
        '  note       ·',
      ].join('\n'),
    )
  })

  test('prints a limited part of a huge message', () => {
    const huge = { name: 'n'.repeat(500_000), value: '\n'.repeat(500_000) }
    const fields = [huge, ...Array.from({ length: 300_000 }, () => ({ name: 'a', value: '' }))]
    const lines = summaryOf({ ...message, fields }, 'en').split('\n')
    expect([lines[1]?.trimEnd(), lines.length, lines.at(-1)]).toEqual([
      `  ${'n'.repeat(60)}… (499940 more characters)`,
      1 + 5_001 + 99 + 1,
      '  … and 299901 more fields',
    ])
    expect(lines[5_001]?.trim()).toBe('… (495000 more characters)')
  })

  test('prints the inbox', () => {
    expect(summaryOf({ ...message, inbox: 'laval', by: 'browser', type: 'application/x-www-form-urlencoded', fields: [] }, 'en')).toBe(
      'Form “contact”, sent without JavaScript as application/x-www-form-urlencoded, to the inbox of laval:',
    )
  })

  test('prints in French, with no-break spaces shown as _', () => {
    const fields = [{ name: 'note', value: 'n'.repeat(5_002) }, ...Array.from({ length: 101 }, () => ({ name: 'a', value: '' }))]
    const lines = summaryOf({ ...message, inbox: 'laval', fields }, 'fr')
      .replaceAll('\u00a0', '_')
      .split('\n')
    expect([lines[0], lines[1]?.slice(-25), lines.at(-1)]).toEqual([
      'Formulaire «_contact_», envoyé avec JavaScript en application/json, à la boîte de réception «_laval_»_:',
      'n… (2 caractères de plus)',
      '  … et 2 champs de plus',
    ])
  })
})
