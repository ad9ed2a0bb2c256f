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
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN there is no “lavall” to change, keep or remove: “list” has none in base.yaml:2 → Did you mean “laval”? If the base had it once, delete this line.',
  ],
  [
    'a thing to remove from a list that is not there',
    'lists: [{ id: laval, remove: true }]',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN there is no “laval” to change, keep or remove: “lists” has none in base.yaml → If the base had it once, delete this line.',
  ],
  [
    'remove: false',
    'list: [{ id: laval, remove: false }]',
    'over-1.yaml:1 OVERLAY_REMOVE “remove” is true or left out, for “laval” over base.yaml:2 → Write remove: true, or take the line out.',
  ],
  [
    'removed and changed at once',
    'list: [{ id: laval, remove: true, n: 2 }]',
    'over-1.yaml:1 OVERLAY_REMOVE “laval” of base.yaml:2 is removed here, and changed as well → Leave the id and “remove: true” alone, or take “remove” out.',
  ],
  [
    'an item without its id',
    'list: [{ n: 2 }]',
    'over-1.yaml:1 OVERLAY_ID_MISSING this item has no “id”: the items in “list” of base.yaml:2 are identified by theirs → Give the id of the item to change, or a new one to add an item.',
  ],
  [
    'names in place of items',
    'list: [laval, montreal]',
    'over-1.yaml:1 OVERLAY_ID_MISSING here are only names, in place of the items in “list” of base.yaml:2 → To keep just these of the base, write { only: [laval, montreal] }. A new item has its “id” and all other keys that it needs.',
  ],
  [
    'a name as the key of an item',
    'list: [{ laval: null }]',
    'over-1.yaml:1 OVERLAY_ID_MISSING this item has no “id”, but the name of an item in “list” of base.yaml:2 as its key → Remove the dash to change “laval”: a group names its items by its keys.',
  ],
  [
    'an item twice',
    'list:\n  - { id: laval }\n  - { id: laval, n: 2 }',
    'over-1.yaml:3 OVERLAY_ID_DUPLICATE “laval” is in this list twice, over base.yaml:2 → Make one item of the two.',
  ],
  [
    'an empty list over things',
    'list: []',
    'over-1.yaml:1 OVERLAY_EMPTY an empty list has no effect on “list” of base.yaml:2, whose items are changed by their ids → Write { only: [] } to remove all of them, or clear the whole key with null.',
  ],
  [
    'a place that is none',
    'list: [{ id: laval, place: behind montreal }]',
    'over-1.yaml:1 OVERLAY_PLACE “behind montreal” is not a position in “list”, over base.yaml:2 → Write first, last, before ID or after ID, with the id of another item.',
  ],
  [
    'a position next to a missing item',
    'list: [{ id: laval, place: after montral }]',
    'over-1.yaml:1 OVERLAY_PLACE there is no other “montral” to be after in “list”, over base.yaml:2 → Did you mean “montreal”? If the base had it once, delete this line.',
  ],
  [
    'a position next to itself',
    'list: [{ id: laval, place: after laval }]',
    'over-1.yaml:1 OVERLAY_PLACE there is no other “laval” to be after in “list”, over base.yaml:2 → There are: montreal. If the base had it once, delete this line.',
  ],
  [
    'a key to clear that is not there',
    'slogann: null',
    'over-1.yaml:1 OVERLAY_NOTHING_TO_CLEAR there is no “slogann” to clear: the config has none in base.yaml:1 → Did you mean “slogan”? If the base had it once, delete this line.',
  ],
  [
    'a key of a new thing',
    'list:\n  - id: laval\n    n: { m: null }',
    'over-1.yaml:3 OVERLAY_NOTHING_TO_CLEAR there is no “m” to clear: “list.laval.n” has none in base.yaml:2 → If the base had it once, delete this line.',
  ],
  [
    'a day to clear that has no hours',
    'week: { sun: null }',
    'over-1.yaml:1 OVERLAY_NOTHING_TO_CLEAR there is no “sun” to clear: “week” has none in base.yaml:5 → There are: mon-fri. If the base had it once, delete this line.',
  ],
  [
    'a change of a thing that the base has not any more',
    'places: [{ id: c, phone: x }]',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN there is no “c” to change, keep or remove: “places” has none in base.yaml:6 → Did you mean “a”? If the base had it once, delete this line.',
  ],
  [
    'a thing to keep that is not there',
    'places: { only: [a, lavalle] }',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN there is no “lavalle” to change, keep or remove: “places” has none in base.yaml:6 → There are: a, b. If the base had it once, delete this line.',
  ],
  [
    'a change of a thing that is not kept',
    'places: { only: [a], b: { phone: x } }',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN there is no “b” to change, keep or remove: “places” has none in base.yaml:6 → Did you mean “b”? If the base had it once, delete this line.',
  ],
  [
    'a field without its name',
    'fields: [{ required: true }]',
    'over-1.yaml:1 OVERLAY_ID_MISSING this item has no “name”: the items in “fields” of base.yaml:7 are identified by theirs → Give the name of the item to change, or a new one to add an item.',
  ],
  [
    'a step past the last',
    'steps: { 4: { title: x } }',
    'over-1.yaml:1 OVERLAY_ID_UNKNOWN there is no “4” to change, keep or remove: “steps” has none in base.yaml:8 → If the base had it once, delete this line.',
  ],
  [
    'a step by a name',
    'steps: { first: { title: x } }',
    'over-1.yaml:1 OVERLAY_KEY_UNKNOWN “first” is not an item of “steps” of base.yaml:8 → Use the position of an item without a name: 1 is the first. New items are a list under “add”.',
  ],
  [
    'a new thing among the changes',
    'places: { c: { name: C } }',
    'over-1.yaml:1 OVERLAY_KEY_UNKNOWN “c” is not an item of “places” of base.yaml:6 → Use the position of an item without a name: 1 is the first. New items are a list under “add”.',
  ],
  [
    'things dropped by a list',
    'steps: [{ title: x }]',
    'over-1.yaml:1 OVERLAY_DROPS “steps” had 3 items in base.yaml:8 and has 1 now → To change one and keep the others, use its position: 2: { … } in place of the list. If these are all, write { only: [], add: [ … ] }.',
  ],
  [
    'only without a list',
    'places: { only: a }',
    'over-1.yaml:1 OVERLAY_LIST_WANTED “only” is a list → Write the ids of the items that stay: only: [laval, longueuil]',
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
    'base.yaml:1 TYPE_WRONG a config is a group of keys, not a list → Compare it with the sample site.config.yaml. base.yaml is read as the base of over-1.yaml.',
  ])
  expect(overlaid('a: 1\na: 2\n', '\tb: 1\n').diagnostics).toEqual([
    'over-1.yaml:1 YAML_SYNTAX this line is indented with a tab, but YAML allows only spaces → Replace it with spaces, as many as the lines around it have.',
    'base.yaml:2 YAML_DUPLICATE_KEY the key “a” is already in line 1 → Keep one of the two. base.yaml is read as the base of over-1.yaml.',
  ])
})
