import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { editChecked, editVerified } from '../../../../generator/site/config/edit/edit-checked.ts'
import { changeData, isDeepEqual } from '../../../../generator/site/config/edit/edit-data.ts'
import type { Edit } from '../../../../generator/site/config/edit/edit-text.ts'
import { chance } from '../../../support/chance.ts'
import { randomEdit } from '../../../support/random-edits.ts'
import { sampleText } from '../../../support/sample.ts'
import { thorough } from '../../../support/thorough.ts'

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

/** Every way in which a value may be written. */
const written = lines(
  '# yaml-language-server: $schema=./site.config.schema.json',
  '',
  '# The business',
  'business:',
  "  name: 'L’Air & Co'   # as registered",
  '  slogan: { en: Look first., fr: "D’abord, voir: oui." } # both',
  '  lead:',
  '    en: >-',
  '      Folded words',
  '      in two lines.',
  '    # between the languages',
  '    fr: |',
  '      Premier paragraphe.',
  '',
  '      Second.',
  '  founded: 1998',
  '  empty:',
  '',
  '# The areas',
  'areas:',
  '  # the first',
  '  - id: laval',
  '    name: Laval # north',
  '    towns: [Vimont, "Chomedey", Auteuil]',
  '',
  '  # the second',
  '  - id: south-shore',
  '    name: South Shore',
  '    towns:',
  '      - Brossard',
  '      # an old one',
  '      - Candiac',
  '',
  '  - { id: west, name: West, towns: [] }',
  'last: "end"',
)

/** Comments on lines of their own, and behind values. */
const commentsOf = (text: string): readonly string[] =>
  text.match(/^[ \t]*# [^\n]*$|(?<=\S) # (?:both|north|as registered)$/gm)?.map(one => one.trim()) ?? []

const dataOf = (text: string): unknown => {
  const document = parseDocument(text)
  expect(document.errors).toEqual([])
  return document.toJS()
}

/** Edits one after another, with half of them undone; each is checked. @returns the text after them */
const editedAtRandom = (begin: string, count: number, seed: number): void => {
  const random = chance(seed)
  const history = [begin]
  let text = begin
  for (let step = 0; step < count; step++) {
    const data = dataOf(text)
    const edit = randomEdit(data, random)
    const made = editChecked(text, edit)
    const context = `${seed}/${step} ${JSON.stringify(edit)}\n${text}`
    expect(made, context).toBeDefined()
    if (made === undefined) return
    expect(isDeepEqual(dataOf(made), changeData(data, edit)), context).toBe(true)
    if (edit.kind !== 'remove')
      for (const comment of commentsOf(text)) expect(commentsOf(made), `${context}\n→\n${made}`).toContain(comment)
    history.push(made)
    text = random() < 0.5 ? made : (history[history.length - 2] ?? made)
    if (text !== made) history.pop()
  }
  while (history.length > 1) history.pop()
  expect(history[0]).toBe(begin)
}

test('random edits give the expected data and keep every comment', () => {
  for (let seed = 1; seed <= 8; seed++) editedAtRandom(written, 25, seed)
})

test('several random edits at once give the expected data and keep every comment', thorough, () => {
  for (let seed = 201; seed <= 230; seed++) {
    const random = chance(seed)
    const data = dataOf(written)
    const edits: Edit[] = []
    while (edits.length < 6) edits.push(randomEdit(edits.reduce(changeData, data), random))
    const made = editVerified(written, edits)
    const context = `${seed} ${JSON.stringify(edits)}\n${made}`
    expect(isDeepEqual(dataOf(made), edits.reduce(changeData, data)), context).toBe(true)
    if (edits.every(({ kind }) => kind !== 'remove'))
      expect(commentsOf(made), context).toEqual(expect.arrayContaining([...commentsOf(written)]))
  }
})

test('edits of list items and sections, together', () => {
  const edits: readonly Edit[] = [
    { kind: 'set', path: ['areas', 1, 'name'], value: 'South: shore\n\nand river' },
    { kind: 'set', path: ['business', 'slogan', 'fr'], value: '{ ville }' },
    { kind: 'append', path: ['areas'], value: { id: 'a' } },
    { kind: 'set', path: ['areas', 0, 'name'], value: '#1' },
    { kind: 'append', path: ['areas'], value: { id: 'b', name: '- x' } },
    { kind: 'append', path: ['areas'], value: { id: 'c' } },
    { kind: 'set', path: ['last'], value: '=1+1' },
  ]
  expect(dataOf(editVerified(written, edits))).toEqual(edits.reduce(changeData, dataOf(written)))
})

/** Texts that a YAML file must quote, or write in another form. */
const awkward = ['a\rb', 'a\nb\n', '\n a\n  b', ' lead', 'trail ', '- x', '# x', ': x', 'x: y', '{a', '[a]', '*a', '&a', '!a', '%a']
  .concat([
    '@a',
    '`a',
    '"a',
    "'a",
    '|',
    '>',
    '---',
    '...',
    'null',
    '~',
    'true',
    '1e3',
    '01234',
    '2026-01-01',
    '',
    ' ',
    '\t',
    'a\tb',
    'a #b',
  ])
  .concat(['<<', '? a', 'a\n#b', 'a\n---\nb', '=1+1', '\n\n', 'a\n\n\n', ' \na'])

test.each([
  'a: { b: x, c: 1 }\nd: 1\n',
  'a:\n  b: x\n  c: 1\n',
  'a:\n  b: "x" # c\n  c: 1\n',
  'a:\n  b: >-\n    x\n    y\n  c: 1\n',
  'a:\n  b: |\n    x\n  c: 1\n',
  'a: { c: 1 }\n',
  '{ a: { b: x } }\n',
  "a: { b: 'x' }\nc: 1\n",
])('any text can be written into %j', text => {
  for (const value of awkward) {
    const edits: readonly Edit[] = [
      { kind: 'set', path: ['a', 'b'], value },
      { kind: 'set', path: ['a', 'list'], value: [value, { in: value }] },
      { kind: 'append', path: ['items'], value: { id: 'i', text: value } },
    ]
    for (const edit of edits) expect(dataOf(editVerified(text, [edit])), JSON.stringify(edit)).toEqual(changeData(dataOf(text), edit))
    expect(dataOf(editVerified(text, edits)), value).toEqual(edits.reduce(changeData, dataOf(text)))
  }
})

test('an edit that would damage the file throws', () => {
  for (const value of ['\0', '\u0007', 'a\u0085b', '\u009f', '\ud800', '\u202ex'])
    expect(() => editVerified(written, [{ kind: 'set', path: ['business', 'name'], value }])).toThrow(
      expect.objectContaining({ code: 'EEDIT', path: 'business.name' }),
    )
})

test('random edits keep Windows line endings', thorough, () => {
  for (let seed = 31; seed <= 34; seed++) {
    const random = chance(seed)
    const edit = randomEdit(dataOf(written), random)
    expect(editChecked(written.replaceAll('\n', '\r\n'), edit)?.replaceAll('\r\n', '')).not.toContain('\n')
  }
})

test('500 random edits give the expected data and keep every comment', thorough, () => {
  for (let seed = 101; seed <= 120; seed++) editedAtRandom(written, 25, seed)
})

test('60 random edits of the sample give the expected data and keep every comment', thorough, () => editedAtRandom(sampleText, 60, 7))

test.each<[string, Edit, string, string]>([
  ['a text between the marks that were chosen', { kind: 'set', path: ['business', 'name'], value: 'Air' }, "'L’Air & Co'   #", "'Air'   #"],
  [
    'an item with the comment above it',
    { kind: 'move', path: ['areas', 1], to: 0 },
    '  # the second\n  - id: south-shore',
    '  # the first\n  # the second\n  - id: south-shore',
  ],
])('%s', (_, edit, before, after) => {
  expect(written).toContain(before)
  expect(editChecked(written, edit)).toContain(after)
})
