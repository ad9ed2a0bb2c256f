import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { cleanedValue } from '../../../generator/site/config/yaml/look-alikes.ts'
import { inEnglish } from '../../support/text.ts'

describe('removes characters that have no meaning in a value of this form', () => {
  test.each<readonly [string, unknown]>([
    // Copied from contacts and messengers.
    ['\u202a450-555-0123\u202c', '450-555-0123'],
    ['450-555-0123\u202c', '450-555-0123'],
    ['\u202d+1 450 555 0123\u202c', '+1 450 555 0123'],
    ['\u2066(450) 555-0123 ext. 204\u2069', '(450) 555-0123 ext. 204'],
    // Spaces at the ends, byte order marks, soft hyphens.
    ['\u00a0450-555-0123\u00a0', '450-555-0123'],
    ['\ufeffH7A 1A1\u200b', 'H7A 1A1'],
    ['info\u00ad@pipe\u200bworks.example', 'info@pipeworks.example'],
    ['https://www.pipe\u200bworks.example/\u200e', 'https://www.pipeworks.example/'],
    ['/old\u200b-page', '/old-page'],
    ['dra\u200bins', 'drains'],
    ['08:00\u200b-18:00', '08:00-18:00'],
    // Digits of other scripts.
    ['４５０－５５５－０１２３', '450-555-0123'],
    ['٠٨:٠٠-١٨:٠٠', '08:00-18:00'],
    ['۱۴۵۰', '1450'],
    // Quotation marks around the value.
    ['“info@pipeworks.example”', 'info@pipeworks.example'],
    ['« 450-555-0123 »', '450-555-0123'],
    // A number without quotation marks.
    ['2001\u202c', 2001],
    ['\u200b45.6', 45.6],
  ])('%j → %j', (written, value) => {
    expect(cleanedValue(written, true)).toBe(value)
    expect(cleanedValue(written, false)).toBe(String(value))
  })

  test.each([
    'Réparation\u00a0: 24\u00a0h',
    '5\u00a0000',
    'Donau\u00addampf\u00adschiff fahren',
    '“Pipeworks”',
    '“We open drains.”',
    'ＡＢＣ水道',
    '東京',
    'می\u200cخواهم',
    '👩\u200d🔧',
    'סניף \u200fתל אביב',
  ])('leaves the text %j', text => {
    expect(cleanedValue(text, true)).toBe(text)
  })
})

const config = `site: { origin: "https://www.pipeworks.example", languages: [en] }
business:
  name: Pipeworks
  type: Plumber
  founded: 2001
  email: info@pipeworks.example
  address: { street: 12 Rue Sans-Nom, city: Laval, region: QC, postalCode: H7A 1A1, country: CA }
phones: { book: { main: 450-555-0123 } }
services:
  - { id: drains, name: Drain cleaning, summary: We open drains. }
locations:
  - { id: laval, name: Laval }
`

/** The messages of the config after changes. */
const messagesOf = (from: string, to: string) => {
  expect(config).toContain(from)
  return loadConfig('site.config.yaml', '.', config.replace(from, to))
    .diagnostics.map(inEnglish)
    .map(({ severity, message, hint }) => [severity, message, hint])
}

test.each([
  ['450-555-0123', '450-555-0123\u202c'],
  ['450-555-0123', '"\u202a450-555-0123\u202c"'],
  ['2001', '2001\u200b'],
  ['H7A 1A1', 'H7A\u00a01A1'],
  ['CA', 'CA\u200e'],
  ['info@', '\ufeffinfo@'],
  ['drains,', 'drains\u200b,'],
])('builds without a message after %j became %j', (from, to) => {
  expect(messagesOf(from, to)).toEqual([])
})

describe('names the character', () => {
  test('in an unknown key, and suggests the key', () => {
    expect(messagesOf('founded:', 'foun\u200bded:')).toEqual([
      [
        'error',
        'Unknown key “foun\u200bded” in “business”',
        expect.stringMatching(
          /^Did you mean “founded”\? .*It contains U\+200B \(zero-width space\) after “foun”\. Type it instead of copying it\.$/,
        ),
      ],
    ])
  })
  test('in a missing key that Townsite would complete', () => {
    expect(messagesOf('id: drains,', 'id: drains, sl\u00adug: drain,')[0]?.[2]).toMatch(
      /^Did you mean “slug”\?.*It contains U\+00AD \(soft hyphen\) after “sl”/,
    )
  })
  test.each([
    ['info@', 'in\u00a0fo@', 'U+00A0 (no-break space) after “in”'],
    ['id: drains', 'id: “drains”', 'U+201C (typographic quotation mark) at the start'],
    ['id: drains', 'id: dr\u0430ins', 'U+0430 (Cyrillic letter) after “dr”'],
    ['450-555-0123', '450\u200b555\u200b012', undefined],
  ])('in an invalid value: %s → %j', (from, to, name) => {
    const [, , hint = ''] = messagesOf(from, to).find(([severity]) => severity === 'error') ?? []
    expect([hint]).toEqual([
      name === undefined ? expect.not.stringContaining('U+') : expect.stringContaining(`It contains ${name}. Type it`),
    ])
  })
})

describe('warns about a text', () => {
  test.each([
    ['We open drains.', 'We open\u200b drains.', 'The text contains U+200B (zero-width space) after “We open”', 'We open drains.'],
    [
      'Drain cleaning',
      'Drain cleaning\u202c',
      'The text contains U+202C (pop directional formatting) after “Drain cleaning”',
      'Drain cleaning',
    ],
    ['12 Rue', '\ufeff12 Rue', 'The text contains U+FEFF (byte order mark) at the beginning', '12 Rue Sans-Nom'],
  ])('with an invisible character: %j → %j', (from, to, message, text) => {
    expect(messagesOf(from, to)).toEqual([
      ['warning', message, `The character is invisible, but it becomes part of the page. Type the text again: ${text}`],
    ])
  })

  test.each([
    ['Pipeworks', '“Pipeworks”'],
    ['Pipeworks', '« Pipeworks »'],
    ['Pipeworks', '„Pipeworks“'],
    ['Drain cleaning', '‘Drain cleaning’'],
  ])('that typographic quotation marks enclose: %s → %s', (from, to) => {
    expect(messagesOf(`name: ${from}`, `name: ${to}`)).toEqual([
      [
        'warning',
        `The curly quotation marks in ${to} would be shown on the page: YAML only reads straight ones, " or '`,
        `Write "${from}". To show the quotation marks on the page, write "${to}"`,
      ],
    ])
    expect(messagesOf(`name: ${from}`, `name: "${to}"`)).toEqual([])
  })

  test.each([
    ['Drain cleaning', '<b>Drain</b> cleaning', '<b>', 'Drain cleaning'],
    ['Pipeworks', 'Pipes &amp; Co<br/>', '&amp;', 'Pipes & Co'],
    ['Drain cleaning', 'D&#233;bouchage &eacute;clair', '&#233;', 'Débouchage éclair'],
  ])('that contains HTML: %s → %s', (from, to, html, text) => {
    expect(messagesOf(from, `'${to}'`)).toEqual([
      [
        'warning',
        `Visitors would see “${html}” in this text: texts are shown as written, without HTML`,
        `Write the text without HTML: ${text}`,
      ],
    ])
  })

  test.each(['1 < 2 & 3 > 2', 'Pipes & Co; drains', '<3 pipes', '’R&D; since 1998'])('not with %j, which is not HTML', text => {
    expect(messagesOf('Drain cleaning', `'${text}'`)).toEqual([])
  })

  test.each(['Réparation\u00a0: 24\u00a0h', 'Fernwärme\u00adanschluss', 'บริการ\u200bซ่อม', '“Yes” and “no”', 'L’équipe'])(
    'not with %j',
    text => {
      expect(messagesOf('We open drains.', JSON.stringify(text))).toEqual([])
    },
  )
})
