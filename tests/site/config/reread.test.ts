import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import { rereader } from '../../../generator/site/config/yaml/section-cache.ts'
import { partsOf, sectionsOf } from '../../../generator/site/config/yaml/text-sections.ts'
import { placeOf } from '../../../generator/site/config/yaml/tree.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'
import { toldTree } from '../../support/told-tree.ts'

const treeOf = (read: typeof parseConfigText, text: string): unknown => {
  const parsed = read({ file: 'a.yaml', text })
  return parsed.ok ? toldTree(parsed.value) : parsed.diagnostics
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

test('a text is cut at its sections, and at the things of its lists', () => {
  const stretches = sectionsOf(short)
  expect(partsOf(stretches ?? []).map(({ start, end }) => short.slice(start, end))).toEqual([
    'business: # the name\n  name: Air\n',
    'locations:\n  # the first\n  - name: North\n\n  # the second\n',
    '  - name: |\n      South\n       side\n    towns: [A,\n      B]\n',
    'last: { a: 1 }\n',
  ])
})

test.each([
  ['no keys', '- a\n- b\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['a key that stands twice', 'a: 1\na: 2\n'],
  ['a value that repeats another', 'a: &one { b: 1 }\nc: *one\n'],
  ['lines that end as Windows ends them', 'a: 1\r\nb: 2\r\n'],
  ['a key without a value in a list', 'a:\n  - 1\n -2\n'],
  ['a mistake', 'a: [1\nb: 2\n'],
  ['nothing', ''],
])('what has %s is read as a whole', (_, text) => {
  expect(treeOf(rereader(), text)).toEqual(treeOf(parseConfigText, text))
})

const rereadAlike = (text: string): void => {
  const read = rereader()
  const changed = text.replace(/name: /, '# a line more\n    name: ').replace(/(id: \w+)/, '$1-2')
  for (const one of [text, changed, text]) expect(treeOf(read, one)).toEqual(treeOf(parseConfigText, one))
}

test.each([
  ['the short one', short],
  ['the small one', smallText],
])('%s has the same tree, place by place, before and after a change', (_, text) => rereadAlike(text))

test('so have the samples', thorough, () => {
  rereadAlike(sampleText)
  for (const name of ['austin-groomer', 'miami-plumber', 'brussels-locksmith', 'dental-clinic'])
    rereadAlike(readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8'))
})

test('lines are counted in the whole text', () => {
  const parsed = rereader()({ file: 'a.yaml', text: short })
  const last = parsed.ok && parsed.value.kind === 'group' ? parsed.value.entries.get('last') : undefined
  expect(last && placeOf(last.value.at)).toMatchObject({ file: 'a.yaml', line: 14, column: 7 })
})
