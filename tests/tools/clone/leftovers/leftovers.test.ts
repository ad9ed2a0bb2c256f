import { expect, test } from 'vitest'
import { composeChain } from '../../../../generator/site/config/overlay/config-chain.ts'
import { finder } from '../../../../generator/tools/clone/leftovers/find.ts'
import { configLeftovers, pageLeftovers } from '../../../../generator/tools/clone/leftovers/leftovers.ts'
import { digitsMark, nameMark } from '../../../../generator/tools/clone/leftovers/mark.ts'
import { textsOf } from '../../../../generator/tools/clone/leftovers/page-texts.ts'
import { configLines, countsOf, pageLines } from '../../../../generator/tools/clone/leftovers/print.ts'

const find = finder([nameMark('place', 'Montreal'), digitsMark('phone', '514-555-0123', '5145550123')], [])
const mark = (text: string): string => `[${text}]`

test('searches texts, attributes, data and comments, and joins numbers split between elements', () => {
  expect(
    textsOf(
      'index.html',
      `<!doctype html><title>A &amp; B</title><p>Call <b>514</b>-<span>555</span>-0123<br>now</p><img alt="Montr&eacute;al" width=514>
      <a href="/carte?q=Montr%C3%A9al">x</a><svg><path d="M5 1 4"/></svg><!-- note --><script type="application/ld+json">{"a":{"b":["c",1]}}</script>`,
    ).map(({ text, of }) => (of === null ? text : `${of}: ${text}`)),
  ).toEqual([
    'A & B',
    'Call 514-555-0123',
    'now',
    'alt: Montréal',
    'href: /carte?q=Montréal',
    'x',
    'comment: note',
    'type: application/ld+json',
    'script: a',
    'script: b',
    'script: c',
    'script: 1',
  ])
})

test('searches the titles and texts of drawings, but not their coordinates', () => {
  const drawing = '<svg viewBox="0 0 514 9"><title>Montreal</title><circle cx="514" cy="1" r="2"/><text x="514" y="1">514 Duct</text></svg>'
  expect(textsOf('assets/scene.svg', drawing)).toEqual([
    { text: 'Montreal', of: null },
    { text: '514 Duct', of: null },
  ])
})

test('searches the merged config, and reports each find in its source file', () => {
  const { document } = composeChain([
    { file: 'new.yaml', text: 'extends: montreal.yaml\nname: Ottawa Ducts\nphone: 613-555-0123\n' },
    {
      file: 'montreal.yaml',
      text: 'name: Montreal Ducts\nphone: 514-555-0123\ntext: >-\n  One line,\n  then Montreal, and (514) 555-0123.\nmontreal: 1\n',
    },
  ])
  if (document === undefined) throw new Error('sound')
  expect(configLines(configLeftovers(document, find), mark)).toEqual([
    '  montreal.yaml:5:8  text\n      One line, then [Montreal], and ([514) 555-0123].',
    '  montreal.yaml:6:1  montreal\n      [montreal]',
  ])
})

test('ignores texts of language packs', () => {
  const { document } = composeChain([
    { file: 'own.yaml', text: 'site: { languages: [ { code: en, locale: en-CA } ] }\nname: Montreal' },
    { file: 'languages/en.yaml', text: 'words: The court of Montreal', isPack: true },
  ])
  if (document === undefined) throw new Error('sound')
  expect(document.data).toMatchObject({ words: { en: 'The court of Montreal' } })
  expect(configLines(configLeftovers(document, find), mark)).toEqual(['  own.yaml:2:7  name\n      [Montreal]'])
})

test('lists a repeated text once, with its number of files', () => {
  const page = (words: string): string => `<a href="/en/x">Home</a><a href="tel:+15145550123">call</a><p>${words}</p>`
  const found = pageLeftovers(
    [
      { path: 'index.html', text: () => page('Chimneys in Montreal.') },
      { path: 'en/about.html', text: () => page('Chimneys in Montreal.') },
      { path: 'sitemap.xml', text: () => '<loc>https://a.example/montreal</loc><loc>https://a.example/montreal/b</loc>' },
      { path: 'fr.html', text: () => page(`${'x '.repeat(60)}Montréal ${'y '.repeat(60)}`) },
    ],
    find,
  )
  expect(pageLines(found, mark, 'en')).toEqual([
    '  / and 2 more  (href)\n      tel:+1[5145550123]',
    '  / and 1 more\n      Chimneys in [Montreal].',
    '  sitemap.xml\n      https://a.example/[montreal]',
    `  /fr\n      …${'x '.repeat(18)}[Montréal]${' y'.repeat(18)}…`,
  ])
  expect(countsOf(found)).toBe('Montreal 3, 514-555-0123 1')
})
