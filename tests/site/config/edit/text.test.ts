import { describe, expect, test } from 'vitest'
import { editText } from '../../../../generator/site/config/edit/edit-text.ts'

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

describe('sets a value', () => {
  test.each([
    [
      'in place, with its comment kept',
      lines('a:', '  city: Laval # for now', '  b: 1'),
      ['a', 'city'],
      'Ottawa',
      lines('a:', '  city: Ottawa # for now', '  b: 1'),
    ],
    ['in quotation marks where it needs them', lines('{ a: x, b: y }'), ['a'], 'one, two: three', lines('{ a: "one, two: three", b: y }')],
    [
      'folded where it was folded',
      lines('a:', '  en: >-', '    Some words', '    in lines.', '  # kept', '  fr: x'),
      ['a', 'en'],
      'Other words.',
      lines('a:', '  en: >-', '    Other words.', '  # kept', '  fr: x'),
    ],
    [
      'with its paragraphs',
      lines('a:', '  en: |', '    One', '', '    Two', '', 'b: 1'),
      ['a', 'en'],
      'Three\n\nFour\n',
      lines('a:', '  en: |', '    Three', '', '    Four', '', 'b: 1'),
    ],
    ['in a language that was missing', lines('a: { en: x } # kept'), ['a', 'fr'], 'y', lines('a: { en: x, fr: y } # kept')],
    ['as a new key', lines('a:', '  b: 1 # one', '', 'c: 2'), ['a', 'd'], 'x', lines('a:', '  b: 1 # one', '  d: x', '', 'c: 2')],
    ['with the maps around it', lines('a: 1'), ['b', 'c', 'd'], 'x', lines('a: 1', 'b:', '  c: { d: x }')],
    ['in a list that is not there, by the place of its thing', lines('a: 1'), ['b', 1, 'c'], 'x', lines('a: 1', 'b:', '  "2": { c: x }')],
    [
      'in a thing that a group over a list names by its place',
      lines('b: { 2: { c: x } }'),
      ['b', 1, 'c'],
      'y',
      lines('b: { 2: { c: y } }'),
    ],
    ['instead of a map', lines('a:', '  b: { c: 1 }', '  e: 2'), ['a', 'b'], 'x', lines('a:', '  b: x', '  e: 2')],
    [
      'as an item of a list',
      lines('a:', '  - one', '  # kept', '  - two'),
      ['a', 1],
      'three',
      lines('a:', '  - one', '  # kept', '  - three'),
    ],
    ['where the file does not end its last line', 'a: 1', ['b'], 'x', lines('a: 1', 'b: x')],
    [
      'as a group of which some keys stay, with their comments',
      lines('a:', '  # all', '  mon-fri: x # usual', '  # weekend', '  sat: y # short', 'b: 1'),
      ['a'],
      { 'mon-thu': 'x', fri: 'z', sat: 'y', sun: 'w' },
      lines('a:', '  # all', '  mon-thu: x', '  fri: z # usual', '  # weekend', '  sat: y # short', '  sun: w', 'b: 1'),
    ],
    [
      'as a group in a list, with a key before and one less',
      lines('- from: x # one', '  hours: y', '  # why', '  to: z'),
      [0],
      { name: 'n', from: 'x', hours: 'w' },
      lines('- name: n', '  from: x # one', '  hours: w', '  # why'),
    ],
  ] as const)('%s', (_, text, path, value, after) => {
    expect(editText(text, [{ kind: 'set', path, value }])).toBe(after)
  })
})

describe('removes a value', () => {
  test.each([
    [
      'with its lines',
      lines('a:', '  b: 1', '  c:', '    d: 2', '  # kept', '  e: 3'),
      ['a', 'c'],
      lines('a:', '  b: 1', '  # kept', '  e: 3'),
    ],
    ['from between brackets', lines('a: { b: 1, c: 2 }'), ['a', 'b'], lines('a: { c: 2 }')],
    ['as the last between brackets', lines('a: { b: 1, c: 2 }'), ['a', 'c'], lines('a: { b: 1 }')],
    ['as the only one', lines('a:', '  b: 1', 'c: 2'), ['a', 'b'], lines('a:', '  {}', 'c: 2')],
    ['as an item', lines('a:', '  - id: x', '    n: 1', '', '  - id: y'), ['a', 0], lines('a:', '  - id: y')],
    [
      'from behind the dash of its item',
      lines('a:', '  - id: x', '    # kept', '    n: 1'),
      ['a', 0, 'id'],
      lines('a:', '  - # kept', '    n: 1'),
    ],
    ['when it is not there: nothing changes', lines('a: 1'), ['b'], lines('a: 1')],
  ] as const)('%s', (_, text, path, after) => {
    expect(editText(text, [{ kind: 'remove', path }])).toBe(after)
  })
})

test('appends an item in the column of its list', () => {
  const value = { id: 'z', name: { en: 'Z', fr: 'Z' } }
  expect(editText(lines('a:', '    - id: x', 'b: 1'), [{ kind: 'append', path: ['a'], value }])).toBe(
    lines('a:', '    - id: x', '    - id: z', '      name: { en: Z, fr: Z }', 'b: 1'),
  )
  expect(editText(lines('a: [x, y]'), [{ kind: 'append', path: ['a'], value: 'z' }])).toBe(lines('a: [x, y, z]'))
})

test('applies several edits in order', () => {
  const text = lines('# top', 'a:', '  - id: x', '  - id: y', 'b: { en: One, fr: Un }')
  expect(
    editText(text, [
      { kind: 'append', path: ['a'], value: { id: 'z' } },
      { kind: 'remove', path: ['a', 1] },
      { kind: 'remove', path: ['a', 0] },
      { kind: 'set', path: ['b', 'en'], value: 'Two' },
      { kind: 'set', path: ['b', 'fr'], value: 'Deux' },
    ]),
  ).toBe(lines('# top', 'a:', '  - { id: z }', 'b: { en: Two, fr: Deux }'))
})
