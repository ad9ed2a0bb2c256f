import { describe, expect, test } from 'vitest'
import { documentOf, overlaid } from '../../support/overlays.ts'

interface Case {
  readonly name: string
  readonly base: string
  readonly over: string
  readonly gives: unknown
}

const valid: readonly Case[] = [
  // Groups.
  { name: 'a group merges key by key', base: 'a: { b: 1, c: 2 }', over: 'a: { c: 3, d: 4 }', gives: { a: { b: 1, c: 3, d: 4 } } },
  {
    name: 'at any depth',
    base: 'a: { b: { c: { d: 1, e: 2 } } }',
    over: 'a: { b: { c: { e: 3 } } }',
    gives: { a: { b: { c: { d: 1, e: 3 } } } },
  },
  {
    name: 'a text in several languages is a group: one language of it may be written',
    base: 'city: { en: Montreal, fr: Montréal }',
    over: 'city: { en: Greater Montreal }',
    gives: { city: { en: 'Greater Montreal', fr: 'Montréal' } },
  },
  { name: 'a group over nothing is added', base: 'a: 1', over: 'b: { c: [1, { d: 2 }] }', gives: { a: 1, b: { c: [1, { d: 2 }] } } },
  // Lists.
  { name: 'a list of single values replaces', base: 'a: [1, 2, 3]', over: 'a: [4]', gives: { a: [4] } },
  {
    name: 'a list of items without names replaces',
    base: 'steps: [{ title: one }]',
    over: 'steps: [{ title: two }, { title: three }]',
    gives: { steps: [{ title: 'two' }, { title: 'three' }] },
  },
  {
    name: 'languages are chosen together',
    base: 'languages: [{ code: en, name: English }, { code: fr, name: Français }]',
    over: 'languages: [{ code: fr, name: Français }]',
    gives: { languages: [{ code: 'fr', name: 'Français' }] },
  },
  {
    name: 'or by their codes',
    base: 'languages: [{ code: en, name: English }, { code: fr, name: Français }]',
    over: 'languages: { only: [fr], fr: { locale: fr-CA } }',
    gives: { languages: [{ code: 'fr', name: 'Français', locale: 'fr-CA' }] },
  },
  { name: 'a list may be emptied by an empty one', base: 'a: [1]', over: 'a: []', gives: { a: [] } },
  { name: 'a list within a list replaces', base: 'a: [[1], [2]]', over: 'a: [[3]]', gives: { a: [[3]] } },
  {
    name: 'where the base has no list, its items need no ids, though others have',
    base: 'a: 1',
    over: 'list: [{ id: a }, { name: B }]',
    gives: { a: 1, list: [{ id: 'a' }, { name: 'B' }] },
  },
  // Things with ids.
  {
    name: 'an item is changed in place, key by key',
    base: 'list: [{ id: a, n: 1, t: { en: A } }, { id: b, n: 2 }]',
    over: 'list: [{ id: a, t: { fr: Á } }]',
    gives: {
      list: [
        { id: 'a', n: 1, t: { en: 'A', fr: 'Á' } },
        { id: 'b', n: 2 },
      ],
    },
  },
  {
    name: 'a new item is added at the end',
    base: 'list: [{ id: a }]',
    over: 'list: [{ id: b, n: 1 }]',
    gives: { list: [{ id: 'a' }, { id: 'b', n: 1 }] },
  },
  {
    name: 'an item is removed',
    base: 'list: [{ id: a }, { id: b }]',
    over: 'list: [{ id: a, remove: true }]',
    gives: { list: [{ id: 'b' }] },
  },
  { name: 'items are added to an empty list', base: 'list: []', over: 'list: [{ id: a }]', gives: { list: [{ id: 'a' }] } },
  {
    name: 'and to none',
    base: 'x: 1',
    over: 'list: [{ id: b }, { id: a, place: first }]',
    gives: { x: 1, list: [{ id: 'a' }, { id: 'b' }] },
  },
  { name: 'ids may be numbers', base: 'list: [{ id: 1, n: 1 }]', over: 'list: [{ id: 1, n: 2 }]', gives: { list: [{ id: 1, n: 2 }] } },
  {
    name: 'lists of items within items',
    base: 'list: [{ id: a, list: [{ id: x }, { id: y }] }]',
    over: 'list: [{ id: a, list: [{ id: x, remove: true }, { id: z }] }]',
    gives: { list: [{ id: 'a', list: [{ id: 'y' }, { id: 'z' }] }] },
  },
  // Things with names.
  {
    name: 'a field of a form is changed, the others stay, a new one follows',
    base: 'fields: [{ name: tel, required: true }, { name: email }]',
    over: 'fields: [{ name: tel, required: false }, { name: size, place: before email }]',
    gives: { fields: [{ name: 'tel', required: false }, { name: 'size' }, { name: 'email' }] },
  },
  {
    name: 'names in several languages',
    base: 'days: [{ name: { en: Labour Day, fr: Fête du Travail }, hours: closed }, { name: { en: Christmas, fr: Noël } }]',
    over: 'days: [{ name: { fr: Fête du Travail }, hours: 09:00-12:00 }]',
    gives: {
      days: [{ name: { en: 'Labour Day', fr: 'Fête du Travail' }, hours: '09:00-12:00' }, { name: { en: 'Christmas', fr: 'Noël' } }],
    },
  },
  {
    name: 'redirects by the address they lead from',
    base: 'redirects: [{ from: /a, to: /b }, { from: /c, to: /d }]',
    over: 'redirects: [{ from: /c, remove: true }, { from: /e, to: /f }]',
    gives: {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/e', to: '/f' },
      ],
    },
  },
  {
    name: 'a name of two items does not identify one',
    base: 'days: [{ name: A, from: 1 }, { name: A, from: 2 }]',
    over: 'days: [{ from: 2, name: B }]',
    gives: {
      days: [
        { name: 'A', from: 1 },
        { name: 'B', from: 2 },
      ],
    },
  },
  // Things named one by one.
  {
    name: 'an item by its id, in place of the list',
    base: 'list: [{ id: a, n: 1, t: { en: A } }, { id: b }]',
    over: 'list: { a: { t: { fr: Á } }, b: null }',
    gives: { list: [{ id: 'a', n: 1, t: { en: 'A', fr: 'Á' } }] },
  },
  {
    name: 'an item by its place',
    base: 'steps: [{ title: one, text: x }, { title: two }, { title: three }]',
    over: 'steps: { 1: { title: uno }, 3: null }',
    gives: { steps: [{ title: 'uno', text: 'x' }, { title: 'two' }] },
  },
  {
    name: 'single values by their places',
    base: 'list: [x, y, z]',
    over: 'list: { 2: w, 3: null }',
    gives: { list: ['x', 'w'] },
  },
  {
    name: 'a text by its place',
    base: 'points: [{ en: one, fr: un }, { en: two, fr: deux }]',
    over: 'points: { 2: { fr: 2 } }',
    gives: {
      points: [
        { en: 'one', fr: 'un' },
        { en: 'two', fr: 2 },
      ],
    },
  },
  {
    name: 'only these, in this order',
    base: 'list: [{ id: a }, { id: b }, { id: c }]',
    over: 'list: { only: [c, a] }',
    gives: { list: [{ id: 'c' }, { id: 'a' }] },
  },
  {
    name: 'only these, one of them changed, and a new one',
    base: 'list: [{ id: a }, { id: b, n: 1 }, { id: c }]',
    over: 'list: { only: [a, b], b: { n: 2 }, add: [{ id: d, place: first }] }',
    gives: { list: [{ id: 'd' }, { id: 'a' }, { id: 'b', n: 2 }] },
  },
  {
    name: 'none of them, and new ones',
    base: 'steps: [{ title: one }, { title: two }]',
    over: 'steps: { only: [], add: [{ title: x }] }',
    gives: { steps: [{ title: 'x' }] },
  },
  {
    name: 'only some of single values',
    base: 'hosting: [a, b, c]',
    over: 'hosting: { only: [b], add: [d] }',
    gives: { hosting: ['b', 'd'] },
  },
  { name: 'only and add over nothing', base: 'x: 1', over: 'list: { only: [], add: [{ id: a }] }', gives: { x: 1, list: [{ id: 'a' }] } },
  {
    name: 'a new item that is called as one that is removed',
    base: 'list: [{ id: a, name: A, n: 1 }]',
    over: 'list: { only: [], add: [{ id: a, name: B }] }',
    gives: { list: [{ id: 'a', name: 'B' }] },
  },
  // Order.
  {
    name: 'place: first',
    base: 'list: [{ id: a }, { id: b }]',
    over: 'list: [{ id: b, place: first }]',
    gives: { list: [{ id: 'b' }, { id: 'a' }] },
  },
  {
    name: 'place: last',
    base: 'list: [{ id: a }, { id: b }]',
    over: 'list: [{ id: a, place: last }]',
    gives: { list: [{ id: 'b' }, { id: 'a' }] },
  },
  {
    name: 'place: before',
    base: 'list: [{ id: a }, { id: b }]',
    over: 'list: [{ id: c, place: before b }]',
    gives: { list: [{ id: 'a' }, { id: 'c' }, { id: 'b' }] },
  },
  {
    name: 'place: after, and the keys of the item as well',
    base: 'list: [{ id: a }, { id: b }, { id: c }]',
    over: 'list: [{ id: c, n: 1, place: after a }]',
    gives: { list: [{ id: 'a' }, { id: 'c', n: 1 }, { id: 'b' }] },
  },
  {
    name: 'places are taken when all items are there, from top to bottom',
    base: 'list: [{ id: a }]',
    over: 'list: [{ id: b, place: after d }, { id: c, place: before a }, { id: d }]',
    gives: { list: [{ id: 'c' }, { id: 'a' }, { id: 'd' }, { id: 'b' }] },
  },
  // Values.
  { name: 'a value replaces', base: 'a: 1', over: 'a: two', gives: { a: 'two' } },
  {
    name: 'false, nought and an empty text are values',
    base: 'a: true\nb: 5\nc: x',
    over: 'a: false\nb: 0\nc: ""',
    gives: { a: false, b: 0, c: '' },
  },
  { name: 'a text over a group replaces it', base: 'slug: { en: a, fr: b }', over: 'slug: c', gives: { slug: 'c' } },
  {
    name: 'a group over a text too',
    base: 'main: 514-555-0123',
    over: 'main: { number: 1, display: x }',
    gives: { main: { number: 1, display: 'x' } },
  },
  { name: 'a list over a group too', base: 'a: { b: 1 }', over: 'a: [1]', gives: { a: [1] } },
  // Null.
  { name: 'null clears a key', base: 'a: 1\nb: 2', over: 'b: null', gives: { a: 1 } },
  { name: 'nothing after the colon is null', base: 'a: 1\nb: { c: 1 }', over: 'b:', gives: { a: 1 } },
  { name: 'a whole list of items is cleared', base: 'a: 1\nlist: [{ id: a }]', over: 'list: ~', gives: { a: 1 } },
  {
    name: 'a key of an item is cleared',
    base: 'list: [{ id: a, phone: x }]',
    over: 'list: [{ id: a, phone: null }]',
    gives: { list: [{ id: 'a' }] },
  },
  // Opening hours.
  {
    name: 'a day out of a run leaves the rest of the run',
    base: 'week: { mon-fri: 07:00-20:00, sun: 09:00-17:00 }',
    over: 'week: { wed: closed }',
    gives: { week: { 'mon-tue': '07:00-20:00', 'thu-fri': '07:00-20:00', sun: '09:00-17:00', wed: 'closed' } },
  },
  {
    name: 'a run takes the place of several',
    base: 'week: { mon-fri: 07:00-20:00, sat: 08:00-18:00, sun: 09:00-17:00 }',
    over: 'week: { mon-sat: [08:00-12:00, 13:00-17:00] }',
    gives: { week: { sun: '09:00-17:00', 'mon-sat': ['08:00-12:00', '13:00-17:00'] } },
  },
  {
    name: 'days are cleared',
    base: 'week: { mon-sun: 24h }',
    over: 'week: { sat-sun: null }',
    gives: { week: { 'mon-fri': '24h' } },
  },
  // Files.
  {
    name: 'aliases are read in their own file',
    base: 'a: &x { n: 1 }\nb: *x',
    over: 'c: &x 2\nd: *x\nb: { m: 3 }',
    gives: { a: { n: 1 }, b: { n: 1, m: 3 }, c: 2, d: 2 },
  },
  { name: 'keys keep the base’s order, new ones follow', base: 'b: 1\na: 2', over: 'c: 3\na: 4\nb: 5', gives: { b: 5, a: 4, c: 3 } },
]

describe('rules', () => {
  test.each(valid)('$name', ({ base, over, gives }) => {
    const result = overlaid(base, over)
    expect(result).toEqual({ data: gives, diagnostics: [] })
    expect(JSON.stringify(result.data)).toBe(JSON.stringify(gives))
  })

  test('does not change a base that overlays share', () => {
    const base = 'list: [{ id: a, t: { en: A } }, { id: b }]\nweek: { mon-fri: 24h }'
    const first = overlaid(base, 'list: [{ id: a, t: { en: B } }, { id: b, remove: true }]\nweek: { fri: closed }')
    expect(first.data).toEqual({ list: [{ id: 'a', t: { en: 'B' } }], week: { 'mon-thu': '24h', fri: 'closed' } })
    expect(overlaid(base).data).toEqual({ list: [{ id: 'a', t: { en: 'A' } }, { id: 'b' }], week: { 'mon-fri': '24h' } })
    expect(overlaid(base, 'x: 1').data).toEqual({ list: [{ id: 'a', t: { en: 'A' } }, { id: 'b' }], week: { 'mon-fri': '24h' }, x: 1 })
  })

  test('merges chains of any depth in order', () => {
    expect(
      overlaid(
        'name: A\nlist: [{ id: a, n: 1 }, { id: b }]',
        'list: [{ id: a, remove: true }, { id: c }]\nslogan: x',
        'list: [{ id: a, m: 2 }]\nslogan: null',
        'name: D\nlist: [{ id: a, place: first }]\nslogan: y',
      ),
    ).toEqual({ data: { name: 'D', list: [{ id: 'a', m: 2 }, { id: 'b' }, { id: 'c' }], slogan: 'y' }, diagnostics: [] })
  })
})

describe('positions', () => {
  const document = documentOf(
    ['name: A', 'list:', '  - id: a', '    text: { en: one, fr: un }', '  - id: b', 'slogan: x', ''].join('\n'),
    ['list:', '  - id: a', '    text: { fr: deux }', '  - { id: b, remove: true }', 'slogan: null', ''].join('\n'),
  )
  const placeOf = (path: readonly (string | number)[], key = false): string => {
    const { file, line, column } = document.locate(path, { key })
    return `${file}:${line}:${column}`
  }

  test('a value is in the last file that sets it', () => {
    expect(placeOf(['name'])).toBe('base.yaml:1:7')
    expect(placeOf(['list', 0, 'text', 'en'])).toBe('base.yaml:4:17')
    expect(placeOf(['list', 0, 'text', 'fr'])).toBe('over-1.yaml:3:17')
    expect(placeOf(['list', 'a', 'text', 'fr'], true)).toBe('over-1.yaml:3:13')
  })

  test('a map in both files is in the overlay', () => {
    expect(placeOf(['list', 0, 'text'], true)).toBe('over-1.yaml:3:5')
    expect(placeOf(['list', 0, 'text', 'de'])).toBe('over-1.yaml:3:5')
  })

  test('overridden and removed values are recorded', () => {
    const { value } = document.find(['list', 'a', 'text', 'fr'])
    expect([value.kind === 'leaf' && value.value, value.over?.kind === 'leaf' && value.over.value]).toEqual(['deux', 'un'])
    expect(document.find(['list', 'b']).gone?.by.source.file).toBe('over-1.yaml')
    expect(document.find(['slogan']).gone?.was).toMatchObject({ kind: 'leaf', value: 'x' })
    const hours = documentOf('week: { mon-fri: 24h, sat: closed }', 'week: { fri-sat: 08:00-12:00 }')
    expect(hours.data).toEqual({ week: { 'mon-thu': '24h', 'fri-sat': '08:00-12:00' } })
    expect([hours.find(['week', 'sat']).gone?.by.source.file, hours.find(['week', 'fri-sat']).value.over]).toEqual([
      'over-1.yaml',
      expect.objectContaining({ kind: 'leaf', value: '24h' }),
    ])
  })
})
