import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFast } from '../../../generator/site/config/yaml/fast/fast-reader.ts'
import { parseYaml } from '../../../generator/site/config/yaml/parse-yaml.ts'
import { sourceOf } from '../../../generator/site/config/yaml/tree.ts'
import { chance, pick } from '../../support/chance.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'
import { treeOutline } from '../../support/tree-outline.ts'

/** The tree of the fast reader, with positions. */
const fast = (text: string): unknown => {
  const tree = readFast(sourceOf({ file: 'a.yaml', text }))
  return typeof tree === 'number' ? 'not read' : treeOutline(tree)
}

/** The tree of the `yaml` package. */
const byLibrary = (text: string): unknown => {
  const parsed = parseYaml(sourceOf({ file: 'a.yaml', text }))
  return parsed.ok ? treeOutline(parsed.value) : parsed.diagnostics
}

test('gives maps, lists and scalars their positions', () => {
  const text = `a: 1 # one
b:
  - c: "x: \\"y\\""
    d: ~

  # two
  - { e: [f, 1.50], g: 'it''s' }
h: |
  two

   lines
`
  expect(fast(text)).toEqual([
    '0-104',
    [
      ['a', '0-1', ['3-4', 1]],
      [
        'b',
        '11-12',
        [
          '16-83',
          [
            [
              '18-41',
              [
                ['c', '18-19', ['21-31', 'x: "y"']],
                ['d', '36-37', ['39-40', null]],
              ],
            ],
            [
              '54-82',
              [
                [
                  'e',
                  '56-57',
                  [
                    '59-68',
                    [
                      ['60-61', 'f'],
                      ['63-67', 1.5],
                    ],
                  ],
                ],
                ['g', '70-71', ['73-80', "it's"]],
              ],
            ],
          ],
        ],
      ],
      ['h', '83-84', ['86-104', 'two\n\n lines\n']],
    ],
  ])
})

test.each([
  ['plain and quoted scalars', 'a: two words\nb: "b # b"\nc: \'it\'\'s\'\n"d": d#d\ne: "\\"\\\\\\n"\nhttp://x: 12:30\n'],
  [
    'numbers, booleans and null',
    'a: [1, -2, 1.5, 1e3, 0x1F, 0o17, .inf, -.INF, .nan, +1, 1_000, 01]\nb: [true, True, null, ~, Null, yes, no]\n1: 1\ntrue: x\n',
  ],
  ['flow maps and lists on one line', 'a: { b: c, d: [e, { f: g }], h: {} }\nb: [ a , "b, c" ]\n'],
  [
    'lists below keys, indented or not',
    'a:\n- b\n- c: 1\n  d:\n  - e\n  f: g\nh:\n    - i\n    -   j: 1\n        k: 2\n    -\n        l: m\n',
  ],
  ['empty values', 'a:\nb:   \nc:\n  d:\n\ne:\n  -\n  -  \n'],
  ['block scalars', 'a: |\n  b\n    c\n\n  d \n\ne: >-\n  f\n  g\n\n\n  h\ni:\n  - |-\n    j\n  - >\n   k\nl: |\n  m'],
  ['rare forms of block scalars', 'a: |+\n  b\n\nc: |2\n    d\ne: >\n  f\n    g\n  h\n\ni: |\n\n  j\nk: | # l\n  m\n'],
  [
    'scalars and flow collections over several lines',
    'a: b\n  c\n\n  d\ne: "f\n  g"\nh: [i,\n  j]\nk: [\n  l\n]\nm:\n  n\no:\n  - p\n    q\n',
  ],
  [
    'comments at the ends of maps',
    '# a\nb:\n  c:\n    - d: 1\n      # e\n\n       # f\n      # g\n  # h\n# i\nj:\n  k: 1 # l\n    # m\n  # n\n',
  ],
  ['comments below block scalars', 'a:\n  b: |\n    c\n   # d\n  # e\nf: 1\n'],
  ['many levels', `a:\n  ${'- '.repeat(59)}b: [[c]]\n`],
  ['anchors without aliases', 'a: &b c\n'],
  ['a key with a space before its colon', 'a : b\n? c\n: d\n'],
])('reads %s as the library does', (_, text) => {
  expect(fast(text) === 'not read' ? byLibrary(text) : fast(text)).toEqual(byLibrary(text))
})

test.each([
  ['a duplicate key', 'a: 1\na: 2\n'],
  ['an alias', 'a: &b 1\nc: *b\n'],
  ['a tab', 'a:\tb\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['a list', '- a\n'],
  ['no content', '# a\n'],
  ['a line in a wrong column', 'a:\n    b: 1\n  c: 2\n'],
  ['a string that is cut off at a comma', 'a: { b: c, d }\n'],
  ['a comment in place of a value', 'a: #b0306a\n'],
  ['a control character', 'a: b\u0007\n'],
  ['maps that are too deep', `a: ${'['.repeat(70)}${']'.repeat(70)}\n`],
  ['maps that are too deep below other levels', `${'- '.repeat(60)}a: ${'['.repeat(4)}${']'.repeat(4)}\n`],
  ['maps that are too deep within a value over several lines', `a:\n  ${'- '.repeat(60)}{ a:\n    [[b]] }\n`],
  ['a thousand levels', Array.from({ length: 1_000 }, (_, level) => `${' '.repeat(level)}a:\n`).join('')],
])('leaves %s to the library', (_, text) => {
  expect(fast(text)).toBe('not read')
})

const lines = [
  ...['a: 1', 'b: "x"', 'c:', 'd: |', 'e: >-', 'f: { a: 1 }', 'g: [1, 2]', 'h: # n', '"i": j', 'o: two', 'p: 1 # note', 'q:   '],
  ...[
    ...['- x', '- y: 1', '- z:', '- |', '- # n', '-', '- { a: b }', '- [c]', '# note', '# note', '', 'some text', 'm: "open', 'close"'],
    ...['  ]'],
  ],
  ...['n: [', '? k', ': v', '&r s', 't: *u', '---', "it's", '},', 'v: {', 'a: 1'],
]

/** Random lines in random columns, most with distinct keys. */
const randomText = (random: () => number): string => {
  let column = 0
  return Array.from({ length: 1 + Math.floor(random() * 12) }, (_, index) => {
    column = Math.max(0, Math.min(8, column + pick([-4, -2, -2, 0, 0, 0, 0, 1, 2, 2, 2, 4], random)))
    const line = pick(lines, random).replace(/^(- )?("?)[a-z](?="?:)/, (all, dash = '', mark = '') =>
      random() < 0.9 ? `${dash}${mark}k${index}` : all,
    )
    return `${' '.repeat(column)}${line}${random() < 0.97 ? '\n' : ''}`
  }).join('')
}

const changes = [
  ...[' ', '\n', '#', ' #', ':', ': ', '- ', '"', "'", '{', '}', ', ', 'x', '|', '&', '\\', '\n\n', '\n  # n\n', '\n# n\n'],
  ...['\n      # n\n'],
]

/** A section of a config with some characters inserted or removed. */
const randomMutant = (text: string, random: () => number): string => {
  const sections = [...text.matchAll(/^\w.*\n(?:(?:[ #].*)?\n)*/gm)].map(([section]) => section.slice(0, 1500))
  return Array.from({ length: Math.floor(random() * 4) }).reduce<string>(
    one => {
      const at = Math.floor(random() * one.length)
      return random() < 0.5
        ? one.slice(0, at) + pick(changes, random) + one.slice(at)
        : one.slice(0, at) + one.slice(at + Math.floor(random() * 12))
    },
    pick(sections, random),
  )
}

/** Checks the law for random texts. @returns how many of them the fast reader reads */
const countRead = (count: number, make: () => string): number =>
  Array.from({ length: count }, make).filter(text => {
    const tree = fast(text)
    if (tree !== 'not read') expect([text, tree]).toEqual([text, byLibrary(text)])
    return tree !== 'not read'
  }).length

const oddValues = [
  ...[
    ...['a: b', 'a #b', 'x # n', 'x ', 'x:', 'https://x.example/#y', 'a, [b]: #', "a'b#", ' x', '', '|', '>-', '"x" ', '"x\\n"'],
    ...["'it''s'", '"a: b"', '- y', '&a b', '!!str 1', '{ a: b }', '[1]'],
  ],
  ...['null', '~', 'true', '-1.50', '+1', '007', '0x1F', '1e3', '.5', '12345678901234567890', '-', '#', 'x\n    more', '# n\n', '\n'],
]

/** A list whose items nearly all have the same keys. */
const randomList = (random: () => number): string => {
  const [indent, inner, odds] = [pick(['', '  ', '    '], random), pick(['  ', '    '], random), pick([0, 0.004, 0.02], random)]
  const value = (usual: string): string => (random() < odds ? pick(oddValues, random) : usual)
  const line = (written: string): readonly string[] =>
    random() < odds ? pick([[], [written, ''], ['# note', written], [written, written]], random) : [written]
  const lacks = pick([0, 0.1, 0.5], random)
  const part = (lines: readonly string[]): readonly string[] => (random() < lacks ? [] : lines.flatMap(line))
  const item = (_: unknown, index: number): readonly string[] => [
    ...(random() < odds ? line(pick(oddValues, random)) : []),
    ...line(`- id: ${value(`item-${index}`)}`),
    ...part([`  name: ${value('Name')}`]),
    ...part(['  in:', `  ${inner}en: ${value('in it')}`, `  ${inner}"fr": ${value('à lui')}`]),
    ...part([`  geo:`, `  ${inner}lat: ${value('45.10')}`, `  ${inner}at:`, `  ${inner}  lng: ${value('-73')}`]),
    ...part([`  towns:`, ...Array.from({ length: Math.floor(random() * 4) }, () => `${inner}- ${value('A town')}`)]),
    ...part([`  last: ${value('"quoted"')}`]),
  ]
  const lines = Array.from({ length: 18 + Math.floor(random() * 12) }, item).flat()
  return ['a: 1', 'items:', ...lines.map(one => (one === '' ? '' : `${indent}${one}`)), 'z: 1', ''].join('\n')
}

test('leaves a line to the library that is too long for a regular expression', () => {
  expect(() => fast(`a: ${'a:b#'.repeat(2e6)}\n`)).not.toThrow()
})

const checkLists = (rounds: number, seed: number): void => {
  const random = chance(seed)
  expect(countRead(rounds, () => randomList(random))).toBeGreaterThan(rounds / 4)
}

test('reads random long lists as the library does', () => checkLists(60, 3))

test('reads many more random long lists as the library does', thorough, () => checkLists(500, 4))

const checkTexts = (rounds: number, seed: number): void => {
  const random = chance(seed)
  expect(countRead(rounds, () => randomText(random))).toBeGreaterThan(rounds / 60)
  expect(countRead(rounds / 4, () => randomMutant(sampleText, random))).toBeGreaterThan(rounds / 60)
}

test('reads random texts as the library does', () => checkTexts(600, 1))

test('reads many more random texts as the library does', thorough, () => checkTexts(8_000, 2))

const folders = ['languages', 'starters', 'tests/fixtures/sites']

test('reads all configs of the repository as the library does', thorough, () => {
  const files = folders.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.yaml'))
      .map(name => `${folder}/${name}`),
  )
  const texts = [sampleText, smallText, ...files.map(file => readFileSync(file, 'utf8'))]
  expect(countRead(texts.length, () => texts.shift() ?? '')).toBeGreaterThan(files.length - 5)
})
