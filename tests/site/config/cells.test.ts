import { expect, test } from 'vitest'
import { type CellNames, changedCells, columnOf, watchCells } from '../../../generator/site/config/cells.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { getOrCreate, lazy, memoize } from '../../../generator/site/model/memoize.ts'
import { withReads } from '../../../generator/site/model/reads.ts'
import { openTable, type ReadsTable, staleRows, withoutIdleRows } from '../../../generator/site/model/reads-table.ts'
import { chance } from '../../support/chance.ts'

/** As much of a config as the tests look at: a whole one would hide it. */
const config = {
  business: { name: 'Air' },
  pages: { home: { heading: { en: 'Home' } }, about: { lead: { en: 'Us' } } },
  services: [{ id: 'duct', name: { en: 'Ducts' } }],
  locations: [
    { id: 'laval', name: { en: 'Laval' }, services: { duct: { text: { en: 'Here' } } } },
    { id: 'anjou', name: { en: 'Anjou' }, services: {} },
  ],
} as unknown as Config

/** Paths of cells, by their numbers: thirty-two numbers belong to one owner. */
const pathsOf = ({ blocks, keys }: CellNames, cells: Iterable<number>): readonly string[] =>
  [...cells].map(cell => {
    const steps = JSON.parse(blocks[Math.floor(cell / 32)] ?? '[]') as readonly (string | number)[]
    const path = steps.slice(0, -1)
    const standing = path.map((step, place) => (place === 1 ? '*' : step)).join('/')
    return [...path, keys[standing]?.[Number(steps.at(-1)) * 32 + (cell % 32)]].join('.')
  })

const cellsIn = (links: Iterable<number>): readonly number[] => [...links].filter(link => link % 2 === 0).map(link => link / 2)

const readBy = (read: (config: Config) => unknown): readonly string[] => {
  const watched = watchCells(config)
  const rows: number[][] = []
  withReads({ add: links => rows.push([...links]) - 1 }, () => read(watched.config))
  return pathsOf(watched.names(), cellsIn(rows.flat()))
}

test.each<[string, (config: Config) => unknown, readonly string[]]>([
  ['a value at the top', ({ business }) => business.name, ['business']],
  ['a text of a page', ({ pages }) => pages.about, ['pages', 'pages.about']],
  ['a key of an area', ({ locations }) => locations[0]?.name, ['locations', 'locations.laval.name']],
  ['one that it lacks', ({ locations }) => locations[1]?.phone, ['locations', 'locations.anjou.phone']],
  ['how many there are', ({ locations }) => locations.length, ['locations']],
  ['which there are', ({ locations }) => locations.map(({ id }) => id), ['locations']],
  ['what all of them say under a key', ({ locations }) => columnOf(locations, 'geo'), ['locations', 'locations/geo']],
  [
    'whether it says something of a service',
    ({ locations }) => Object.hasOwn(locations[0]?.services ?? {}, 'duct'),
    ['locations', 'locations.laval.services', 'locations.laval.services.duct'],
  ],
  [
    'all of its keys',
    ({ services }) => Object.keys(services[0] ?? {}),
    ['services', 'services.duct.?', 'services.duct.id', 'services.duct.name'],
  ],
])('%s is a cell', (_, read, cells) => {
  expect(readBy(read)).toEqual(cells)
})

const edited = (
  change: (whole: { -readonly [Key in keyof Config]: unknown } & { locations: Record<string, unknown>[] }) => void,
): Config => {
  const copy = structuredClone(config)
  // Nobody else holds the copy: it may be changed.
  change(copy as never)
  return copy
}

const names: CellNames = {
  blocks: ['[0]', '["pages","about",0]', '["locations","laval",0]', '["locations","anjou",0]'],
  keys: { '': ['business', 'locations', 'locations/geo'], 'pages/*': ['lead'], 'locations/*': ['name', 'phone', '?'] },
}

test('numbers stay what they are, of what is read again and of what is not', () => {
  const watched = watchCells(config, names)
  const known = watched.names()
  expect([watched.config.locations[0]?.name, watched.config.locations[0]?.type]).toEqual([{ en: 'Laval' }, undefined])
  expect([known, watched.names()]).toEqual([
    names,
    { blocks: names.blocks, keys: { ...names.keys, 'locations/*': ['name', 'phone', '?', 'type'] } },
  ])
})

test.each<[string, Config, readonly string[]]>([
  ['nothing', edited(() => undefined), []],
  ['a fact', edited(whole => Object.assign(whole, { business: { name: 'Wind' } })), ['business']],
  ['a text of a page', edited(whole => Object.assign(whole, { pages: { about: { lead: { en: 'You' } } } })), ['pages.about.lead']],
  ['a name', edited(whole => Object.assign(whole.locations[0] ?? {}, { name: { en: 'Lavalle' } })), ['locations.laval.name']],
  [
    'a key more',
    edited(whole => Object.assign(whole.locations[1] ?? {}, { phone: 'main' })),
    ['locations.anjou.phone', 'locations.anjou.?'],
  ],
  [
    'where an area is',
    edited(whole => Object.assign(whole.locations[1] ?? {}, { geo: { lat: 1, lng: 2 } })),
    ['locations/geo', 'locations.anjou.?'],
  ],
  ['the order', edited(whole => whole.locations.reverse()), ['locations']],
  [
    'an area less',
    edited(whole => whole.locations.splice(0, 1)),
    ['locations', 'locations/geo', 'locations.laval.name', 'locations.laval.?'],
  ],
])('%s has changed', (_, after, changed) => {
  expect(pathsOf(names, changedCells(names, config, after))).toEqual(changed)
})

test('an owner of more than thirty-two cells has more numbers, and a later build goes on from those that are known', () => {
  // More keys than a config has.
  const many = {
    ...config,
    business: undefined,
    ...Object.fromEntries(Array.from({ length: 40 }, (_, key) => [`key${key}`, key])),
  } as unknown as Config
  const seen = (known: CellNames | undefined, keys: readonly string[]) => {
    const watched = watchCells(many, known)
    const rows: number[][] = []
    withReads({ add: links => rows.push([...links]) - 1 }, () => keys.map(key => Reflect.get(watched.config, key) as unknown))
    return { cells: cellsIn(rows.flat()), names: watched.names() }
  }
  const all = Array.from({ length: 40 }, (_, key) => `key${key}`)
  const first = seen(undefined, all)
  expect(first).toEqual({ cells: Array.from({ length: 40 }, (_, cell) => cell), names: { blocks: ['[0]', '[1]'], keys: { '': all } } })
  const second = seen(first.names, ['key39', 'services', 'key0'])
  expect(second).toEqual({ cells: [39, 40, 0], names: { blocks: ['[0]', '[1]'], keys: { '': [...all, 'services'], 'services/*': [] } } })
})

/** Which of these rows are stale when a cell has changed. */
const staleBy = (table: ReadsTable, names: CellNames, rows: readonly number[], changed: string): readonly (number | undefined)[] => {
  const all = names.blocks.flatMap((_, block) => Array.from({ length: 32 }, (_, place) => block * 32 + place))
  const cell = pathsOf(names, all).indexOf(changed)
  const { rows: stale } = staleRows(table, new Set([cell]))
  return rows.map(row => stale[row])
}

test('what is kept for later counts for everybody who is given it', () => {
  const { config: watched, names } = watchCells(config)
  const log = openTable()
  const name = lazy(() => watched.business.name)
  const greeting = memoize((word: string) => `${word} ${name()}`)
  const heading = new Map<string, unknown>()
  const rows = [
    withReads(log, () => greeting('Hello')),
    withReads(log, () => greeting('Hello')),
    withReads(log, () => name()),
    withReads(log, () => getOrCreate(heading, 'home', () => watched.pages.home)),
    withReads(log, () => heading.size),
    withReads(log, () => getOrCreate(heading, 'home', () => undefined)),
  ].map(({ row }) => row)
  expect(staleBy(log.table(), names(), rows, 'business')).toEqual([1, 1, 1, 0, 0, 0])
  expect(staleBy(log.table(), names(), rows, 'pages.home')).toEqual([0, 0, 0, 1, 0, 1])
})

test('rows of a build before stay what they are beside new ones, and those that nobody asks for go', () => {
  const first = watchCells(config)
  const before = openTable()
  const old = [withReads(before, () => first.config.business), withReads(before, () => first.config.services)].map(({ row }) => row)
  const second = watchCells(config, first.names())
  const after = openTable(before.table())
  const { row } = withReads(after, () => [second.config.pages, second.config.business])
  const small = withoutIdleRows(after.table(), [...old.slice(0, 1), row])
  expect([before.table().rows, after.table().rows, small.table.rows, [...small.rows]]).toEqual([2, 3, 2, [0, 1]])
  const stale = (changed: string) => staleBy(small.table, second.names(), [0, 1], changed)
  expect([stale('pages'), stale('business'), stale('services')]).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ])
})

test('a table of rows by chance is read as it was written', () => {
  const random = chance(20)
  const number = (below: number): number => Math.floor(random() * below)
  const log = openTable()
  const written = Array.from({ length: 600 }, (_, row) => {
    const cells = Array.from({ length: number(row % 200 === 0 ? 20_000 : 60) }, () => number(10 ** number(8)))
    // Every third is one that no other names.
    const named = Array.from({ length: row }, (_, before) => before).filter(before => before % 3 !== 0)
    const rows = named.length === 0 ? [] : Array.from({ length: number(5) }, () => named[number(named.length)] ?? 1)
    log.add(new Set([...cells.map(cell => cell * 2), ...rows.map(one => one * 2 + 1)]), row % 3 === 0)
    return { cells: new Set(cells), rows }
  })
  for (let round = 0; round < 6; round++) {
    const changed = new Set(Array.from({ length: 20 }, () => number(10 ** number(8))))
    const stale: number[] = []
    for (const { cells, rows } of written)
      stale.push([...changed].some(cell => cells.has(cell)) || rows.some(row => stale[row] === 1) ? 1 : 0)
    expect([...staleRows(log.table(), changed).rows]).toEqual(stale)
    const asked = Array.from({ length: 30 }, () => number(600))
    const small = withoutIdleRows(log.table(), asked)
    expect([...small.rows].map(row => staleRows(small.table, changed).rows[row])).toEqual(asked.map(row => stale[row]))
  }
})

test('what names none of what has changed is passed over, and counted', () => {
  const log = openTable()
  const rows = 40_000
  // Each has read a cell of its own, and every hundredth what the one a thousand before it is.
  for (let row = 0; row < rows; row++) log.add(new Set(row % 100 === 0 && row >= 1000 ? [row * 64, (row - 1000) * 2 + 1] : [row * 64]))
  const { pieces } = log.table()
  expect(pieces.length).toBe(29)
  const { rows: stale, count } = staleRows(log.table(), new Set([37_200 * 32]))
  expect([...stale.keys()].filter(row => stale[row] === 1)).toEqual([37_200, 38_200, 39_200])
  expect(count).toBe(3)
  // Who asks for few has few kept, and those that they name.
  const small = withoutIdleRows(log.table(), [38_200, 5])
  expect([small.table.rows, small.table.pieces.length, [...small.rows]]).toEqual([40, 1, [39, 0]])
  const staleIn = (row: number): readonly number[] =>
    [...staleRows(small.table, new Set([row * 32])).rows.keys()].filter(at => staleRows(small.table, new Set([row * 32])).rows[at] === 1)
  expect([staleIn(36_200), staleIn(5), staleIn(37_300)]).toEqual([[37, 38, 39], [0], []])
})

test('a config that is read when nobody notes it tells that', () => {
  const { config: watched, isRead } = watchCells(config)
  withReads(openTable(), () => watched.business)
  expect(isRead()).toBe(false)
  expect(watched.services.length).toBe(1)
  expect(isRead()).toBe(true)
})
