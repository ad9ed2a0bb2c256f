import { expect, test } from 'vitest'
import { changedCells, watchCells } from '../../../generator/site/config/cells.ts'
import type { Config } from '../../../generator/site/config/schema.ts'
import { getOrCreate, lazy, memoize } from '../../../generator/site/model/memoize.ts'
import { withReads } from '../../../generator/site/model/reads.ts'
import { emptyTable, rowsOf, staleRows, withoutIdleRows, withRows } from '../../../generator/site/model/reads-table.ts'

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

const readBy = (read: (config: Config) => unknown): readonly string[] => {
  const watched = watchCells(config)
  const { reads } = withReads(() => read(watched.config))
  return [...reads.cells].map(cell => watched.cells[cell] ?? '')
}

test.each<[string, (config: Config) => unknown, readonly string[]]>([
  ['a value at the top', ({ business }) => business.name, ['["business"]']],
  ['a text of a page', ({ pages }) => pages.about, ['["pages"]', '["pages","about"]']],
  ['a key of an area', ({ locations }) => locations[0]?.name, ['["locations"]', '["locations","laval","name"]']],
  ['one that it lacks', ({ locations }) => locations[1]?.phone, ['["locations"]', '["locations","anjou","phone"]']],
  ['how many there are', ({ locations }) => locations.length, ['["locations"]']],
  [
    'whether it says something of a service',
    ({ locations }) => Object.hasOwn(locations[0]?.services ?? {}, 'duct'),
    ['["locations"]', '["locations","laval","services"]', '["locations","laval","services","duct"]'],
  ],
  [
    'all of its keys',
    ({ services }) => Object.keys(services[0] ?? {}),
    ['["services"]', '["services","duct","?"]', '["services","duct","id"]', '["services","duct","name"]'],
  ],
])('%s is a cell', (_, read, cells) => {
  expect(readBy(read)).toEqual(cells)
})

const edited = (
  change: (whole: { -readonly [Key in keyof Config]: unknown } & { locations: Record<string, unknown>[] }) => void,
): Config => {
  const copy = structuredClone(config)
  change(copy as never)
  return copy
}

const cells = [
  '["business"]',
  '["pages","about","lead"]',
  '["locations"]',
  '["locations","laval","name"]',
  '["locations","anjou","phone"]',
  '["locations","anjou","?"]',
]

test.each<[string, Config, readonly number[]]>([
  ['nothing', edited(() => undefined), []],
  ['a fact', edited(whole => Object.assign(whole, { business: { name: 'Wind' } })), [0]],
  ['a name', edited(whole => Object.assign(whole.locations[0] ?? {}, { name: { en: 'Lavalle' } })), [3]],
  ['a key more', edited(whole => Object.assign(whole.locations[1] ?? {}, { phone: 'main' })), [4, 5]],
  ['the order', edited(whole => whole.locations.reverse()), [2]],
  ['an area less', edited(whole => whole.locations.splice(0, 1)), [2, 3]],
])('%s has changed', (_, after, changed) => {
  expect(changedCells(cells, config, after)).toEqual(changed)
})

test('what is kept for later counts for everybody who is given it', () => {
  const { config: watched, cells: read } = watchCells(config)
  const name = lazy(() => watched.business.name)
  const greeting = memoize((word: string) => `${word} ${name()}`)
  const heading = new Map<string, unknown>()
  const reads = [
    withReads(() => greeting('Hello')),
    withReads(() => greeting('Hello')),
    withReads(() => name()),
    withReads(() => getOrCreate(heading, 'home', () => watched.pages.home)),
    withReads(() => heading.size),
    withReads(() => getOrCreate(heading, 'home', () => undefined)),
  ].map(one => one.reads)
  const { table, rows } = withRows(emptyTable, read, reads)
  const staleBy = (changed: string) => {
    const stale = staleRows(table, [table.cells.indexOf(changed)])
    return rows.map(row => stale[row])
  }
  expect(staleBy('["business"]')).toEqual([1, 1, 1, 0, 0, 0])
  expect(staleBy('["pages","home"]')).toEqual([0, 0, 0, 1, 0, 1])
})

test('rows of a build before stay what they are beside new ones, and those that nobody asks for go', () => {
  const first = watchCells(config)
  const before = withRows(emptyTable, first.cells, [
    withReads(() => first.config.business).reads,
    withReads(() => first.config.services).reads,
  ])
  const second = watchCells(config)
  const after = withRows(before.table, second.cells, [withReads(() => [second.config.pages, second.config.business]).reads])
  const small = withoutIdleRows(after.table, [...before.rows.slice(0, 1), ...after.rows])
  expect([rowsOf(before.table), rowsOf(after.table), rowsOf(small.table)]).toEqual([2, 3, 2])
  const { cells: names } = small.table
  const stale = staleRows(small.table, [names.indexOf('["pages"]')])
  expect(small.rows.map(row => stale[row])).toEqual([0, 1])
  expect([...staleRows(small.table, [names.indexOf('["business"]')])]).toEqual([1, 1])
  expect([...staleRows(small.table, [names.indexOf('["services"]')])]).toEqual([0, 0])
})

test('a config that is read when nobody notes it tells that', () => {
  const { config: watched, isRead } = watchCells(config)
  withReads(() => watched.business)
  expect(isRead()).toBe(false)
  expect(watched.services.length).toBe(1)
  expect(isRead()).toBe(true)
})
