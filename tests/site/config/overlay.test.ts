import { describe, expect, test } from 'vitest'
import { documentOf, overlaid } from '../../support/overlays.ts'

/** Overlays without problems: what they show, the base and the overlay. */
const merges: readonly (readonly [name: string, base: string, over: string])[] = [
  ['a group merges key by key', 'a: { b: 1, c: 2 }', 'a: { c: 3, d: 4 }'],
  ['at any depth', 'a: { b: { c: { d: 1, e: 2 } } }', 'a: { b: { c: { e: 3 } } }'],
  [
    'a text in several languages is a group: one language of it may be written',
    'city: { en: Montreal, fr: Montréal }',
    'city: { en: Greater Montreal }',
  ],
  ['a group over nothing is added', 'a: 1', 'b: { c: [1, { d: 2 }] }'],
  ['a list of single values replaces', 'a: [1, 2, 3]', 'a: [4]'],
  ['a list of items without names replaces', 'steps: [{ title: one }]', 'steps: [{ title: two }, { title: three }]'],
  [
    'languages are chosen together',
    'languages: [{ code: en, name: English }, { code: fr, name: Français }]',
    'languages: [{ code: fr, name: Français }]',
  ],
  [
    'or by their codes',
    'languages: [{ code: en, name: English }, { code: fr, name: Français }]',
    'languages: { only: [fr], fr: { locale: fr-CA } }',
  ],
  ['a list may be emptied by an empty one', 'a: [1]', 'a: []'],
  ['a list within a list replaces', 'a: [[1], [2]]', 'a: [[3]]'],
  ['where the base has no list, its items need no ids, though others have', 'a: 1', 'list: [{ id: a }, { name: B }]'],
  ['an item is changed in place, key by key', 'list: [{ id: a, n: 1, t: { en: A } }, { id: b, n: 2 }]', 'list: [{ id: a, t: { fr: Á } }]'],
  ['a new item is added at the end', 'list: [{ id: a }]', 'list: [{ id: b, n: 1 }]'],
  ['an item is removed', 'list: [{ id: a }, { id: b }]', 'list: [{ id: a, remove: true }]'],
  ['items are added to an empty list', 'list: []', 'list: [{ id: a }]'],
  ['and to none', 'x: 1', 'list: [{ id: b }, { id: a, place: first }]'],
  ['ids may be numbers', 'list: [{ id: 1, n: 1 }]', 'list: [{ id: 1, n: 2 }]'],
  [
    'lists of items within items',
    'list: [{ id: a, list: [{ id: x }, { id: y }] }]',
    'list: [{ id: a, list: [{ id: x, remove: true }, { id: z }] }]',
  ],
  [
    'a field of a form is changed, the others stay, a new one follows',
    'fields: [{ name: tel, required: true }, { name: email }]',
    'fields: [{ name: tel, required: false }, { name: size, place: before email }]',
  ],
  [
    'names in several languages',
    'days: [{ name: { en: Labour Day, fr: Fête du Travail }, hours: closed }, { name: { en: Christmas, fr: Noël } }]',
    'days: [{ name: { fr: Fête du Travail }, hours: 09:00-12:00 }]',
  ],
  [
    'redirects by the address they lead from',
    'redirects: [{ from: /a, to: /b }, { from: /c, to: /d }]',
    'redirects: [{ from: /c, remove: true }, { from: /e, to: /f }]',
  ],
  ['a name of two items does not identify one', 'days: [{ name: A, from: 1 }, { name: A, from: 2 }]', 'days: [{ from: 2, name: B }]'],
  ['an item by its id, in place of the list', 'list: [{ id: a, n: 1, t: { en: A } }, { id: b }]', 'list: { a: { t: { fr: Á } }, b: null }'],
  ['an item by its place', 'steps: [{ title: one, text: x }, { title: two }, { title: three }]', 'steps: { 1: { title: uno }, 3: null }'],
  ['single values by their places', 'list: [x, y, z]', 'list: { 2: w, 3: null }'],
  ['a text by its place', 'points: [{ en: one, fr: un }, { en: two, fr: deux }]', 'points: { 2: { fr: 2 } }'],
  ['only these, in this order', 'list: [{ id: a }, { id: b }, { id: c }]', 'list: { only: [c, a] }'],
  [
    'only these, one of them changed, and a new one',
    'list: [{ id: a }, { id: b, n: 1 }, { id: c }]',
    'list: { only: [a, b], b: { n: 2 }, add: [{ id: d, place: first }] }',
  ],
  ['none of them, and new ones', 'steps: [{ title: one }, { title: two }]', 'steps: { only: [], add: [{ title: x }] }'],
  ['only some of single values', 'hosting: [a, b, c]', 'hosting: { only: [b], add: [d] }'],
  ['only and add over nothing', 'x: 1', 'list: { only: [], add: [{ id: a }] }'],
  ['a new item that is called as one that is removed', 'list: [{ id: a, name: A, n: 1 }]', 'list: { only: [], add: [{ id: a, name: B }] }'],
  ['place: first', 'list: [{ id: a }, { id: b }]', 'list: [{ id: b, place: first }]'],
  ['place: last', 'list: [{ id: a }, { id: b }]', 'list: [{ id: a, place: last }]'],
  ['place: before', 'list: [{ id: a }, { id: b }]', 'list: [{ id: c, place: before b }]'],
  ['place: after, and the keys of the item as well', 'list: [{ id: a }, { id: b }, { id: c }]', 'list: [{ id: c, n: 1, place: after a }]'],
  [
    'places are taken when all items are there, from top to bottom',
    'list: [{ id: a }]',
    'list: [{ id: b, place: after d }, { id: c, place: before a }, { id: d }]',
  ],
  ['a value replaces', 'a: 1', 'a: two'],
  ['false, nought and an empty text are values', 'a: true\nb: 5\nc: x', 'a: false\nb: 0\nc: ""'],
  ['a text over a group replaces it', 'slug: { en: a, fr: b }', 'slug: c'],
  ['a group over a text too', 'main: 514-555-0123', 'main: { number: 1, display: x }'],
  ['a list over a group too', 'a: { b: 1 }', 'a: [1]'],
  ['null clears a key', 'a: 1\nb: 2', 'b: null'],
  ['nothing after the colon is null', 'a: 1\nb: { c: 1 }', 'b:'],
  ['a whole list of items is cleared', 'a: 1\nlist: [{ id: a }]', 'list: ~'],
  ['a key of an item is cleared', 'list: [{ id: a, phone: x }]', 'list: [{ id: a, phone: null }]'],
  ['a day out of a run leaves the rest of the run', 'week: { mon-fri: 07:00-20:00, sun: 09:00-17:00 }', 'week: { wed: closed }'],
  [
    'a run takes the place of several',
    'week: { mon-fri: 07:00-20:00, sat: 08:00-18:00, sun: 09:00-17:00 }',
    'week: { mon-sat: [08:00-12:00, 13:00-17:00] }',
  ],
  ['days are cleared', 'week: { mon-sun: 24h }', 'week: { sat-sun: null }'],
  ['aliases are read in their own file', 'a: &x { n: 1 }\nb: *x', 'c: &x 2\nd: *x\nb: { m: 3 }'],
  ['keys keep the base’s order, new ones follow', 'b: 1\na: 2', 'c: 3\na: 4\nb: 5'],
]

describe('rules', () => {
  test('merge an overlay with its base', async () => {
    const report = merges.map(([name, base, over]) => {
      const { data, diagnostics } = overlaid(base, over)
      expect([name, diagnostics]).toEqual([name, []])
      return [`── ${name}`, base, '  +', over, '  =', JSON.stringify(data), ''].join('\n')
    })
    await expect(report.join('\n')).toMatchFileSnapshot('overlay.txt')
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
