import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainTree } from '../../../generator/site/config/yaml/fast/plain.ts'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import { parseYaml } from '../../../generator/site/config/yaml/parse-yaml.ts'
import { sourceOf } from '../../../generator/site/config/yaml/source.ts'
import { dataOf, type Value } from '../../../generator/site/config/yaml/tree.ts'
import { chance, pick } from '../../support/chance.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'
import { toldTree } from '../../support/told-tree.ts'

const plain = (text: string): unknown => {
  const tree = plainTree(sourceOf({ file: 'a.yaml', text }))
  if (tree === undefined) return 'not plain'
  // Before anybody asks for a place.
  const data = dataOf(tree)
  const told = toldTree(tree)
  const parsed = parseYaml(sourceOf({ file: 'a.yaml', text }))
  if (parsed.ok) expect([text, data]).toEqual([text, dataOf(parsed.value)])
  return told
}

const whole = (text: string): unknown => {
  const parsed = parseYaml(sourceOf({ file: 'a.yaml', text }))
  return parsed.ok ? toldTree(parsed.value) : parsed.diagnostics
}

test('groups, lists and single values have their places', () => {
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
  expect(plain(text)).toEqual([
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
  ['texts with and without marks', 'a: two words\nb: "b # b"\nc: \'it\'\'s\'\n"d": d#d\ne: "\\"\\\\\\n"\nhttp://x: 12:30\n'],
  [
    'what is no text',
    'a: [1, -2, 1.5, 1e3, 0x1F, 0o17, .inf, -.INF, .nan, +1, 1_000, 01]\nb: [true, True, null, ~, Null, yes, no]\n1: 1\ntrue: x\n',
  ],
  ['groups and lists on one line', 'a: { b: c, d: [e, { f: g }], h: {} }\nb: [ a , "b, c" ]\n'],
  [
    'lists below keys, deeper and not',
    'a:\n- b\n- c: 1\n  d:\n  - e\n  f: g\nh:\n    - i\n    -   j: 1\n        k: 2\n    -\n        l: m\n',
  ],
  ['nothing', 'a:\nb:   \nc:\n  d:\n\ne:\n  -\n  -  \n'],
  ['texts in lines', 'a: |\n  b\n    c\n\n  d \n\ne: >-\n  f\n  g\n\n\n  h\ni:\n  - |-\n    j\n  - >\n   k\nl: |\n  m'],
  ['rarer texts in lines', 'a: |+\n  b\n\nc: |2\n    d\ne: >\n  f\n    g\n  h\n\ni: |\n\n  j\nk: | # l\n  m\n'],
  ['what goes on over lines', 'a: b\n  c\n\n  d\ne: "f\n  g"\nh: [i,\n  j]\nk: [\n  l\n]\nm:\n  n\no:\n  - p\n    q\n'],
  [
    'notes at the ends of groups',
    '# a\nb:\n  c:\n    - d: 1\n      # e\n\n       # f\n      # g\n  # h\n# i\nj:\n  k: 1 # l\n    # m\n  # n\n',
  ],
  ['notes below texts in lines', 'a:\n  b: |\n    c\n   # d\n  # e\nf: 1\n'],
  ['very many levels', `a:\n  ${'- '.repeat(59)}b: [[c]]\n`],
  ['anchors without aliases', 'a: &b c\n'],
  ['a key with a space before its colon', 'a : b\n? c\n: d\n'],
])('%s are read as YAML reads them', (_, text) => {
  expect(plain(text) === 'not plain' ? whole(text) : plain(text)).toEqual(whole(text))
})

test.each([
  ['a key that stands twice', 'a: 1\na: 2\n'],
  ['an alias', 'a: &b 1\nc: *b\n'],
  ['a tab', 'a:\tb\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['a list', '- a\n'],
  ['nothing', '# a\n'],
  ['a line in a wrong column', 'a:\n    b: 1\n  c: 2\n'],
  ['a text that is lost', 'a: { b: c, d }\n'],
  ['a note for a value', 'a: #b0306a\n'],
  ['a strange character', 'a: b\u0007\n'],
  ['groups too deep', `a: ${'['.repeat(70)}${']'.repeat(70)}\n`],
  ['groups too deep below levels', `${'- '.repeat(60)}a: ${'['.repeat(4)}${']'.repeat(4)}\n`],
  ['groups too deep within a text over lines', `a:\n  ${'- '.repeat(60)}{ a:\n    [[b]] }\n`],
  ['levels without end', Array.from({ length: 1_000 }, (_, level) => `${' '.repeat(level)}a:\n`).join('')],
])('what has %s is not read here', (_, text) => {
  expect(plain(text)).toBe('not plain')
})

const lines = [
  ...['a: 1', 'b: "x"', 'c:', 'd: |', 'e: >-', 'f: { a: 1 }', 'g: [1, 2]', 'h: # n', '"i": j', 'o: two', 'p: 1 # note', 'q:   '],
  ...[
    '- x',
    '- y: 1',
    '- z:',
    '- |',
    '- # n',
    '-',
    '- { a: b }',
    '- [c]',
    '# note',
    '# note',
    '',
    'some text',
    'm: "open',
    'close"',
    '  ]',
  ],
  ...['n: [', '? k', ': v', '&r s', 't: *u', '---', "it's", '},', 'v: {', 'a: 1'],
]

/** Lines in columns as if by chance, most with keys of their own. */
const randomText = (random: () => number): string => {
  let column = 0
  return Array.from({ length: 1 + Math.floor(random() * 12) }, (_, index) => {
    column = Math.max(0, Math.min(8, column + pick([-4, -2, -2, 0, 0, 0, 0, 1, 2, 2, 2, 4], random)))
    const line = pick(lines, random).replace(/^(- )?("?)[a-z](?="?:)/, (all, item = '', mark = '') =>
      random() < 0.9 ? `${item}${mark}k${index}` : all,
    )
    return `${' '.repeat(column)}${line}${random() < 0.97 ? '\n' : ''}`
  }).join('')
}

const changes = [
  ' ',
  '\n',
  '#',
  ' #',
  ':',
  ': ',
  '- ',
  '"',
  "'",
  '{',
  '}',
  ', ',
  'x',
  '|',
  '&',
  '\\',
  '\n\n',
  '\n  # n\n',
  '\n# n\n',
  '\n      # n\n',
]

/** Lines of a config, with some characters more or fewer. */
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

/** How many of so many texts are plain; each of these has the tree that YAML gives. */
const plainOf = (count: number, make: () => string): number =>
  Array.from({ length: count }, make).filter(text => {
    const tree = plain(text)
    if (tree !== 'not plain') expect([text, tree]).toEqual([text, whole(text)])
    return tree !== 'not plain'
  }).length

const oddValues = [
  ...[
    'a: b',
    'a #b',
    'x # n',
    'x ',
    'x:',
    'https://x.example/#y',
    'a, [b]: #',
    "a'b#",
    ' x',
    '',
    '|',
    '>-',
    '"x" ',
    '"x\\n"',
    "'it''s'",
    '"a: b"',
    '- y',
    '&a b',
    '!!str 1',
    '{ a: b }',
    '[1]',
  ],
  ...['null', '~', 'true', '-1.50', '+1', '007', '0x1F', '1e3', '.5', '12345678901234567890', '-', '#', 'x\n    more', '# n\n', '\n'],
]

/** Things of one list, nearly all of them written alike. */
const randomThings = (random: () => number): string => {
  const [indent, inner, odds] = [pick(['', '  ', '    '], random), pick(['  ', '    '], random), pick([0, 0.004, 0.02], random)]
  const value = (usual: string): string => (random() < odds ? pick(oddValues, random) : usual)
  const line = (written: string): readonly string[] =>
    random() < odds ? pick([[], [written, ''], ['# note', written], [written, written]], random) : [written]
  const lacks = pick([0, 0.1, 0.5], random)
  const part = (lines: readonly string[]): readonly string[] => (random() < lacks ? [] : lines.flatMap(line))
  const thing = (_: unknown, index: number): readonly string[] => [
    ...(random() < odds ? line(pick(oddValues, random)) : []),
    ...line(`- id: ${value(`thing-${index}`)}`),
    ...part([`  name: ${value('Name')}`]),
    ...part(['  in:', `  ${inner}en: ${value('in it')}`, `  ${inner}"fr": ${value('à lui')}`]),
    ...part([`  geo:`, `  ${inner}lat: ${value('45.10')}`, `  ${inner}at:`, `  ${inner}  lng: ${value('-73')}`]),
    ...part([`  towns:`, ...Array.from({ length: Math.floor(random() * 4) }, () => `${inner}- ${value('A town')}`)]),
    ...part([`  last: ${value('"quoted"')}`]),
  ]
  const lines = Array.from({ length: 18 + Math.floor(random() * 12) }, thing).flat()
  return ['a: 1', 'things:', ...lines.map(one => (one === '' ? '' : `${indent}${one}`)), 'z: 1', ''].join('\n')
}

/** The list of things in a tree. */
const thingsIn = (tree: Value | undefined): Value | undefined => (tree?.kind === 'group' ? tree.entries.get('things')?.value : undefined)

test('things of a long list that are written alike are read as data, and have their places when somebody asks', () => {
  const things = Array.from(
    { length: 40 },
    (_, index) => `  - id: ${index}\n${index % 3 === 0 ? '' : '    name:\n      en: "x"\n'}    b: c\n`,
  )
  const text = `things:\n${things.join('')}`
  const list = thingsIn(plainTree(sourceOf({ file: 'a.yaml', text })))
  expect(list && Object.getOwnPropertyDescriptor(list, 'items')?.get).toBeDefined()
  expect(plain(text)).toEqual(whole(text))
})

test('a value that is longer than any, in such a list', () => {
  const long = 'a:b#'.repeat(2e6)
  const things = Array.from({ length: 40 }, (_, index) => `  - id: ${index === 30 ? long : index}\n`)
  const tree = plainTree(sourceOf({ file: 'a.yaml', text: `things:\n${things.join('')}` }))
  expect(tree && dataOf(tree)).toEqual({ things: Array.from({ length: 40 }, (_, index) => ({ id: index === 30 ? long : index })) })
})

const thingsAlike = (rounds: number, seed: number): void => {
  const random = chance(seed)
  expect(plainOf(rounds, () => randomThings(random))).toBeGreaterThan(rounds / 4)
}

test('long lists made by chance are read as YAML reads them', () => thingsAlike(60, 3))

test('and many more of these', thorough, () => thingsAlike(500, 4))

const alike = (rounds: number, seed: number): void => {
  const random = chance(seed)
  expect(plainOf(rounds, () => randomText(random))).toBeGreaterThan(rounds / 60)
  expect(plainOf(rounds / 4, () => randomMutant(sampleText, random))).toBeGreaterThan(rounds / 60)
}

test('texts made by chance are read as YAML reads them', () => alike(600, 1))

test('and many more of them', thorough, () => alike(8_000, 2))

const folders = ['languages', 'starters', 'tests/fixtures/sites']

test('so are all configs that there are, most of them as plain texts', thorough, () => {
  const files = folders.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.yaml'))
      .map(name => `${folder}/${name}`),
  )
  const texts = [sampleText, smallText, ...files.map(file => readFileSync(file, 'utf8'))]
  expect(plainOf(texts.length, () => texts.shift() ?? '')).toBeGreaterThan(files.length - 5)
})

test('it takes a fraction of the time', () => {
  const text = Array.from({ length: 400 }, (_, index) => `k${index}:\n  - id: a\n    name: { en: Air, fr: "L’air" }\n`).join('')
  const took = (read: () => unknown): number => {
    const begun = process.cpuUsage()
    for (let round = 0; round < 4; round++) read()
    return process.cpuUsage(begun).user
  }
  expect(took(() => parseConfigText({ file: 'a.yaml', text }))).toBeLessThan(took(() => whole(text)) / 2)
})
