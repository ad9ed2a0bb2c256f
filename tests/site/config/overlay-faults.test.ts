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

/** Invalid overlays of `base`, with the diagnostic and the resulting data. */
test.each([
  [
    'an unknown thing to remove',
    'list: [{ id: lavall, remove: true }]',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN “lavall” is not an item of “list” in base.yaml:2, so this line has no effect → Did you mean “laval”? If it was removed from the base, remove this line too.',
  ],
  [
    'an item to remove from a list that does not exist',
    'lists: [{ id: laval, remove: true }]',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN “laval” is not an item of “lists” in base.yaml, so this line has no effect → If it was removed from the base, remove this line too.',
  ],
  [
    'remove: false',
    'list: [{ id: laval, remove: false }]',
    'over-1.yaml:1 OVERLAY_REMOVE “remove” can only be true, to remove “laval” of base.yaml:2 → Write remove: true, or remove the line.',
  ],
  [
    'removed and changed at once',
    'list: [{ id: laval, remove: true, n: 2 }]',
    'over-1.yaml:1 OVERLAY_REMOVE “laval” of base.yaml:2 is both removed and changed here → Keep only the id and “remove: true”, or remove “remove”.',
  ],
  [
    'an item without its id',
    'list: [{ n: 2 }]',
    'over-1.yaml:1 OVERLAY_ID_MISSING This item has no “id”, which identifies the items in “list” of base.yaml:2 → Add the id of the item to change, or a new id to add an item.',
  ],
  [
    'names in place of items',
    'list: [laval, montreal]',
    'over-1.yaml:1 OVERLAY_ID_MISSING This list contains only names, which would replace the items in “list” of base.yaml:2 → To keep only these items, write { only: [laval, montreal] }. To add an item, write its “id” and its other keys.',
  ],
  [
    'a name as the key of an item',
    'list: [{ laval: null }]',
    'over-1.yaml:1 OVERLAY_ID_MISSING This item has no “id”, but its key “laval” is the id of an item in “list” of base.yaml:2 → To change “laval”, remove the “- ” before it.',
  ],
  [
    'an item twice',
    'list:\n  - { id: laval }\n  - { id: laval, n: 2 }',
    'over-1.yaml:3 OVERLAY_ID_DUPLICATE Two items of this list change “laval” of base.yaml:2 → Combine them into one item.',
  ],
  [
    'an empty list over things',
    'list: []',
    'over-1.yaml:1 OVERLAY_EMPTY An empty list has no effect on “list” in base.yaml:2 → To remove all items, write { only: [] }. To clear the key, write null.',
  ],
  [
    'an invalid place',
    'list: [{ id: laval, place: behind montreal }]',
    'over-1.yaml:1 OVERLAY_PLACE “behind montreal” is not a valid place in “list” of base.yaml:2 → Write first, last, before ID or after ID, where ID is another item of the list.',
  ],
  [
    'a position next to a missing item',
    'list: [{ id: laval, place: after montral }]',
    'over-1.yaml:1 OVERLAY_PLACE “montral” is not another item of “list” in base.yaml:2, so nothing can be after it → Did you mean “montreal”? If it was removed from the base, remove this line too.',
  ],
  [
    'a position next to itself',
    'list: [{ id: laval, place: after laval }]',
    'over-1.yaml:1 OVERLAY_PLACE “laval” is not another item of “list” in base.yaml:2, so nothing can be after it → The base has: montreal. If it was removed from the base, remove this line too.',
  ],
  [
    'a key to clear that does not exist',
    'slogann: null',
    'over-1.yaml:1 OVERLAY_NOTHING_TO_CLEAR “slogann” is empty, but there is nothing to clear: base.yaml:1 does not have it → Did you mean “slogan”? If it was removed from the base, remove this line too.',
  ],
  [
    'a key of a new thing',
    'list:\n  - id: laval\n    n: { m: null }',
    'over-1.yaml:3 OVERLAY_NOTHING_TO_CLEAR “m” is empty, but there is nothing to clear: “list.laval.n” in base.yaml:2 does not have it → If it was removed from the base, remove this line too.',
  ],
  [
    'a day to clear that has no hours',
    'week: { sun: null }',
    'over-1.yaml:1 OVERLAY_NOTHING_TO_CLEAR “sun” is empty, but there is nothing to clear: “week” in base.yaml:5 does not have it → The base has: mon-fri. If it was removed from the base, remove this line too.',
  ],
  [
    'a change of a thing that the base has not any more',
    'places: [{ id: c, phone: x }]',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN “c” is not an item of “places” in base.yaml:6, so this line has no effect → Did you mean “a”? If it was removed from the base, remove this line too.',
  ],
  [
    'an item to keep that does not exist',
    'places: { only: [a, lavalle] }',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN “lavalle” is not an item of “places” in base.yaml:6, so this line has no effect → The base has: a, b. If it was removed from the base, remove this line too.',
  ],
  [
    'a change of a thing that is not kept',
    'places: { only: [a], b: { phone: x } }',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN “b” is not an item of “places” in base.yaml:6, so this line has no effect → Did you mean “b”? If it was removed from the base, remove this line too.',
  ],
  [
    'a field without its name',
    'fields: [{ required: true }]',
    'over-1.yaml:1 OVERLAY_ID_MISSING This item has no “name”, which identifies the items in “fields” of base.yaml:7 → Add the name of the item to change, or a new name to add an item.',
  ],
  [
    'a step past the last',
    'steps: { 4: { title: x } }',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN “4” is not an item of “steps” in base.yaml:8, so this line has no effect → If it was removed from the base, remove this line too.',
  ],
  [
    'a step by a name',
    'steps: { first: { title: x } }',
    'over-1.yaml:1 OVERLAY_KEY_UNKNOWN “first” does not identify an item of “steps” in base.yaml:8 → Write the position of the item, starting with 1. To add an item, write it under “add”.',
  ],
  [
    'a new thing among the changes',
    'places: { c: { name: C } }',
    'over-1.yaml:1 OVERLAY_KEY_UNKNOWN “c” does not identify an item of “places” in base.yaml:6 → Write the position of the item, starting with 1. To add an item, write it under “add”.',
  ],
  [
    'things dropped by a list',
    'steps: [{ title: x }]',
    'over-1.yaml:1 OVERLAY_DROPS This list replaces “steps” of base.yaml:8: 3 items become 1 → To change one item, write its position instead of the list: 2: { … }. To replace the list, write { only: [], add: [ … ] }.',
  ],
  [
    'only without a list',
    'places: { only: a }',
    'over-1.yaml:1 OVERLAY_LIST_WANTED “only” must be a list → Write the ids of the items to keep: only: [laval, longueuil]',
  ],
])('%s', (_, over, reported) => {
  expect(overlaid(base, over).diagnostics).toEqual([reported])
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
