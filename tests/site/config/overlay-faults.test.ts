import { expect, test } from 'vitest'
import { overlaid } from '../../support/overlays.ts'

const base = [
  'list:',
  '  - { id: laval, n: 1 }',
  '  - { id: montreal }',
  'slogan: x',
  'week: { mon-fri: 24h }',
  'places: [{ id: a, name: A }, { id: b, name: B }]',
  'fields: [{ name: tel }, { name: mail }]',
  'steps: [{ title: one }, { title: two }, { title: three }]',
  '',
].join('\n')

/** Invalid overlays of `base`. */
const faults: readonly (readonly [name: string, over: string])[] = [
  ['an unknown thing to remove', 'list: [{ id: lavall, remove: true }]'],
  ['an item to remove from a list that does not exist', 'lists: [{ id: laval, remove: true }]'],
  ['remove: false', 'list: [{ id: laval, remove: false }]'],
  ['removed and changed at once', 'list: [{ id: laval, remove: true, n: 2 }]'],
  ['an item without its id', 'list: [{ n: 2 }]'],
  ['names in place of items', 'list: [laval, montreal]'],
  ['a name as the key of an item', 'list: [{ laval: null }]'],
  ['an item twice', 'list:\n  - { id: laval }\n  - { id: laval, n: 2 }'],
  ['an empty list over things', 'list: []'],
  ['an invalid place', 'list: [{ id: laval, place: behind montreal }]'],
  ['a position next to a missing item', 'list: [{ id: laval, place: after montral }]'],
  ['a position next to itself', 'list: [{ id: laval, place: after laval }]'],
  ['a key to clear that does not exist', 'slogann: null'],
  ['a key of a new thing', 'list:\n  - id: laval\n    n: { m: null }'],
  ['a day to clear that has no hours', 'week: { sun: null }'],
  ['a change of a thing that the base has not any more', 'places: [{ id: c, phone: x }]'],
  ['an item to keep that does not exist', 'places: { only: [a, lavalle] }'],
  ['a change of a thing that is not kept', 'places: { only: [a], b: { phone: x } }'],
  ['a field without its name', 'fields: [{ required: true }]'],
  ['a step past the last', 'steps: { 4: { title: x } }'],
  ['a step by a name', 'steps: { first: { title: x } }'],
  ['a new thing among the changes', 'places: { c: { name: C } }'],
  ['things dropped by a list', 'steps: [{ title: x }]'],
  ['only without a list', 'places: { only: a }'],
]

test('reports each invalid overlay once, with its line and that of the base', async () => {
  const report = faults.map(([name, over]) => {
    const { diagnostics } = overlaid(base, over)
    expect([name, diagnostics.length]).toEqual([name, 1])
    return [`── ${name}`, over, '', ...diagnostics, ''].join('\n')
  })
  await expect(report.join('\n')).toMatchFileSnapshot('overlay-faults.txt')
})

test('reports all of them at once, and applies the valid changes', () => {
  const { data, diagnostics } = overlaid(
    base,
    ['list:', '  - { id: nowhere, remove: true }', '  - { id: montreal, n: 2, place: up }', '  - { n: 3 }', 'x: null', 'y: 1', ''].join(
      '\n',
    ),
  )
  expect(diagnostics.map(line => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'over-1.yaml:4 OVERLAY_ID_MISSING',
    'over-1.yaml:2 OVERLAY_ID_UNKNOWN',
    'over-1.yaml:3 OVERLAY_PLACE',
    'over-1.yaml:5 OVERLAY_NOTHING_TO_CLEAR',
  ])
  expect(data).toEqual({
    list: [
      { id: 'laval', n: 1 },
      { id: 'montreal', n: 2 },
    ],
    slogan: 'x',
    week: { 'mon-fri': '24h' },
    places: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    fields: [{ name: 'tel' }, { name: 'mail' }],
    steps: [{ title: 'one' }, { title: 'two' }, { title: 'three' }],
    y: 1,
  })
})

test('reports a base that is not a map and files that are not YAML at once', () => {
  expect(overlaid('- a\n- b\n', 'a: 1').diagnostics).toEqual([
    'base.yaml:1 TYPE_WRONG A config must be a group of keys, not a list → Check that this is the right file. To create a config, run “npm run new”. base.yaml is the base of over-1.yaml.',
  ])
  expect(overlaid('a: 1\na: 2\n', '\tb: 1\n').diagnostics).toEqual([
    'over-1.yaml:1 YAML_SYNTAX This line is indented with a tab, but YAML allows only spaces → Replace the tab with as many spaces as the lines next to it have.',
    'base.yaml:2 YAML_DUPLICATE_KEY The key “a” is already in line 1 → Remove one of the two. base.yaml is the base of over-1.yaml.',
  ])
})
