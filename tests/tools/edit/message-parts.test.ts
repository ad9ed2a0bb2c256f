import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import {
  hasSyntax,
  literalSource,
  partsOf,
  plainText,
  readableText,
  withCase,
} from '../../../generator/tools/edit/app/message/message-parts.ts'

test('a text is split into words, placeholders and choices, each with its source', () => {
  expect(
    partsOf("It''s {business}, {services, plural, one {a service} other {# services}}{fits, select, yes { in {city}} other {}}."),
  ).toEqual([
    { kind: 'text', source: "It''s ", text: "It's " },
    { kind: 'value', source: '{business}', name: 'business' },
    { kind: 'text', source: ', ', text: ', ' },
    {
      kind: 'choice',
      source: '{services, plural, one {a service} other {# services}}',
      name: 'services',
      isPlural: true,
      cases: [
        { key: 'one', source: 'a service', start: 24 },
        { key: 'other', source: '# services', start: 42 },
      ],
    },
    {
      kind: 'choice',
      source: '{fits, select, yes { in {city}} other {}}',
      name: 'fits',
      isPlural: false,
      cases: [
        { key: 'yes', source: ' in {city}', start: 20 },
        { key: 'other', source: '', start: 39 },
      ],
    },
    { kind: 'text', source: '.', text: '.' },
  ])
  expect(partsOf('# services', true)).toEqual([
    { kind: 'value', source: '#', name: '' },
    { kind: 'text', source: ' services', text: ' services' },
  ])
  expect(['Call {phone', '{services, plural}'].map(text => partsOf(text))).toEqual([undefined, undefined])
})

test('only the edited case of a choice changes', () => {
  const [choice] = partsOf('{services, plural,\n  one {a service}\n  other {# services}\n}') ?? []
  if (choice?.kind !== 'choice') throw new Error('no choice')
  expect(withCase(choice, 'one', 'one thing we do')).toBe('{services, plural,\n  one {one thing we do}\n  other {# services}\n}')
  expect(withCase(choice, 'other', '# services')).toBe(choice.source)
})

test('typed words keep their braces and quotes when the text is formatted', () => {
  const piece = fc.constantFrom("'", '{', '}', '#', 'a', ' ', "''", '<b>', 'é')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), words => {
      const text = words.join('')
      const message = (source: string): unknown =>
        new IntlMessageFormat(source, 'en', undefined, { ignoreTag: true }).format({ n: 2, x: 'X' })
      expect(message(`${literalSource(text)}{x}${literalSource(text)}`)).toBe(`${text}X${text}`)
      expect(message(`{n, plural, other {${literalSource(text, true)}{x}}}`)).toBe(`${text}X`)
    }),
  )
})

/** Every text with a placeholder in the language packs, the trade templates and the sample. */
const writtenTexts = (): readonly string[] =>
  ['languages', 'starters', '.']
    .flatMap(folder => readdirSync(folder).flatMap(file => (/^(?!package).*\.yaml$/.test(file) ? [`${folder}/${file}`] : [])))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/^\s*(?:- )?[\w-]+: "(.*\{.*)"$/gm)].flatMap(([, text = '']) => [text]))

test('every text of the packs, templates and the sample is shown without its syntax, and has the same source', () => {
  const texts = writtenTexts()
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(text => (partsOf(text) ?? []).map(({ source }) => source).join('') !== text)).toEqual([])
  expect(texts.map(text => plainText(text, name => name)).filter(text => /[{}]|, (?:select|plural)/.test(text))).toEqual([])
})

test('a text reads as its values choose', () => {
  const values: Readonly<Record<string, string>> = { services: '3', phone: 'none', city: 'Laval' }
  const shown = (source: string): string =>
    readableText(
      partsOf(source) ?? [],
      name => values[name],
      name => `[${name}]`,
      'en',
    )
  expect(
    [
      '{services, plural, one {What we do} other {Our # services}} in {city}',
      '{phone, select, none {Write to {email}} other {Call {phone}}}.',
      'Ducts{fits, select, yes { | {business}} other {}}',
    ].map(shown),
  ).toEqual(['Our 3 services in Laval', 'Write to [email].', 'Ducts | [business]'])
  expect([plainText("It's 5 o'clock", String), plainText('{service} in {city}', name => name), hasSyntax("It's")]).toEqual([
    "It's 5 o'clock",
    '[service] in [city]',
    false,
  ])
})
