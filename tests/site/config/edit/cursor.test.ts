import { expect, test } from 'vitest'
import { cursorAt } from '../../../../generator/site/config/edit/text-cursor.ts'

/** The cursor is at the bar. */
const at = (text: string) => cursorAt(text.replace('|', ''), text.indexOf('|'))

test.each([
  ['a key at the top', 'site:\n  origin: x\nbus|', { path: [], at: 'key', typed: 'bus' }],
  ['a key of a group', 'business:\n  name: A\n\n  # who\n  ema|', { path: ['business'], at: 'key', typed: 'ema' }],
  ['the value of a key', 'theme:\n  style: pi|', { path: ['theme', 'style'], at: 'value', typed: 'pi' }],
  [
    'a key in the second thing of a list',
    'services:\n  - id: a\n    name: A\n  - id: b\n    sl|',
    { path: ['services', 1], at: 'key', typed: 'sl' },
  ],
  ['a key behind its dash', 'services:\n  - id: a\n  - na|', { path: ['services', 1], at: 'key', typed: 'na' }],
  ['a list in the column of its key', 'hosting:\n- serve\n- net|', { path: ['hosting', 1], at: 'key', typed: 'net' }],
  ['within brackets, a key', 'name: { en: A, f|', { path: ['name'], at: 'key', typed: 'f' }],
  [
    'within brackets, a value',
    'site: { languages: [{ code: "en", locale: en-|',
    { path: ['site', 'languages', 0, 'locale'], at: 'value', typed: 'en-' },
  ],
  ['a list within brackets', 'hosting: [serve, net|', { path: ['hosting', 1], at: 'value', typed: 'net' }],
  ['text that only looks like a key', 'a:\n  b: >-\n    one: two\n  c|', { path: ['a'], at: 'key', typed: 'c' }],
  [
    'lists in lists',
    'pages:\n  home:\n    points:\n      - en: x\n        fr: y\n      - e|',
    { path: ['pages', 'home', 'points', 1], at: 'key', typed: 'e' },
  ],
  ['a comment', 'a: 1 # b|', undefined],
] as const)('%s', (_, text, expected) => expect(at(text)).toEqual(expected))
