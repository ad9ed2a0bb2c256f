import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import { sectionCache } from '../../../generator/site/config/yaml/section-cache.ts'
import { partsOf, sectionsOf } from '../../../generator/site/config/yaml/text-sections.ts'
import { placeOf } from '../../../generator/site/config/yaml/tree.ts'
import { chance } from '../../support/chance.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'
import { treeOutline } from '../../support/tree-outline.ts'

const treeOf = (parse: typeof parseConfigText, text: string): unknown => {
  const parsed = parse({ file: 'a.yaml', text })
  return parsed.ok ? treeOutline(parsed.value) : parsed.diagnostics
}

const short = `# Ours
business: # the name
  name: Air
locations:
  # the first
  - name: North

  # the second
  - name: |
      South
       side
    towns: [A,
      B]
last: { a: 1 }
`

test('splits a text into sections and the items of lists', () => {
  const sections = sectionsOf(short)
  expect(partsOf(sections ?? []).map(({ start, end }) => short.slice(start, end))).toEqual([
    'business: # the name\n  name: Air\n',
    'locations:\n  # the first\n  - name: North\n\n  # the second\n',
    '  - name: |\n      South\n       side\n    towns: [A,\n      B]\n',
    'last: { a: 1 }\n',
  ])
})

test.each([
  ['no keys', '- a\n- b\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['a duplicate key', 'a: 1\na: 2\n'],
  ['an alias', 'a: &one { b: 1 }\nc: *one\n'],
  ['Windows line ends', 'a: 1\r\nb: 2\r\n'],
  ['a key without a value in a list', 'a:\n  - 1\n -2\n'],
  ['a syntax error', 'a: [1\nb: 2\n'],
  ['no content', ''],
])('parses a text with %s as a whole', (_, text) => {
  expect(treeOf(sectionCache(), text)).toEqual(treeOf(parseConfigText, text))
})

/** The text with random lines removed or doubled. */
const randomChanges = (text: string): readonly string[] => {
  const random = chance(7)
  return Array.from({ length: 20 }, () => {
    const lines = text.split('\n')
    const at = Math.floor(random() * lines.length)
    return (random() < 0.5 ? lines.toSpliced(at, 1) : lines.toSpliced(at, 0, lines[at] ?? '')).join('\n')
  })
}

const checkChanges = (text: string): void => {
  const parse = sectionCache()
  const changed = text.replace(/name: /, '# a line more\n    name: ').replace(/(id: \w+)/, '$1-2')
  const broken = text.replace(/name: /, 'name: "')
  for (const one of [text, changed, broken, text, ...randomChanges(text)]) expect(treeOf(parse, one)).toEqual(treeOf(parseConfigText, one))
}

test.each([
  ['a short text', short],
  ['the small config', smallText],
])('gives %s the same tree as parsing it whole, before and after a change', (_, text) => checkChanges(text))

test('gives the samples the same tree as parsing them whole, before and after a change', thorough, () => {
  checkChanges(sampleText)
  for (const name of ['austin-groomer', 'miami-plumber', 'brussels-locksmith', 'dental-clinic'])
    checkChanges(readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8'))
})

test('positions of reused items count from the start of the new text', () => {
  const parse = sectionCache()
  parse({ file: 'a.yaml', text: `# one line more\n${short}` })
  const parsed = parse({ file: 'a.yaml', text: short })
  const last = parsed.ok && parsed.value.kind === 'group' ? parsed.value.entries.get('last') : undefined
  expect(last && placeOf(last.value.at)).toMatchObject({ file: 'a.yaml', line: 14, column: 7 })
})
