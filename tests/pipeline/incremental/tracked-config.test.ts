import { expect, test } from 'vitest'
import { changedFields, trackConfig } from '../../../generator/pipeline/incremental/tracked-config.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { track, valuesOf } from '../../../generator/site/util/dependencies.ts'

/** As much of a config as the tests look at. */
const config = {
  business: { name: 'Air' },
  pages: { home: { heading: { en: 'Home' } }, about: { lead: { en: 'Us' } } },
  services: [{ id: 'duct', name: { en: 'Ducts' } }],
  locations: [
    { id: 'laval', name: { en: 'Laval' }, services: { duct: { text: { en: 'Here' } } } },
    { id: 'anjou', name: { en: 'Anjou' }, services: {} },
  ],
} as unknown as Config

const fieldsReadBy = (read: (config: Config) => unknown): readonly string[] => {
  const tracked = trackConfig(config)
  const sets: number[][] = []
  track({ add: links => sets.push([...links]) - 1 }, () => read(tracked.config))
  return sets.flat().map(link => tracked.fields[link / 2] ?? '')
}

test.each<[string, (config: Config) => unknown, readonly string[]]>([
  ['a key at the top', ({ business }) => business.name, ['business']],
  ['a text of a page', ({ pages }) => pages.about, ['pages', 'pages/about']],
  ['a key of a location', ({ locations }) => locations[0]?.name, ['locations', 'locations/laval/name']],
  ['a key that a location does not have', ({ locations }) => locations[1]?.phone, ['locations', 'locations/anjou/phone']],
  ['the length of a list', ({ locations }) => locations.length, ['locations']],
  ['the ids of a list', ({ locations }) => locations.map(({ id }) => id), ['locations']],
  ['the values of all items under a key', ({ locations }) => valuesOf(locations, 'geo'), ['locations', 'locations/*/geo']],
  [
    'whether an object has a key',
    ({ locations }) => Object.hasOwn(locations[0]?.services ?? {}, 'duct'),
    ['locations', 'locations/laval/services', 'locations/laval/services/duct'],
  ],
  [
    'all keys of an object',
    ({ services }) => Object.keys(services[0] ?? {}),
    ['services', 'services/duct/?', 'services/duct/id', 'services/duct/name'],
  ],
])('reading %s records its fields', (_, read, fields) => {
  expect(fieldsReadBy(read)).toEqual(fields)
})

test('fields of the last build keep their ids, and new ones come after them', () => {
  const known = ['business', 'locations', 'locations/laval/name', 'locations/anjou/phone']
  const { config: tracked, fields, hasLostReads } = trackConfig(config, known)
  expect([tracked.locations[0]?.name, tracked.locations[0]?.type]).toEqual([{ en: 'Laval' }, undefined])
  expect([fields, hasLostReads()]).toEqual([[...known, 'locations/laval/type'], true])
})

test('reports that a field was read while nothing was tracked', () => {
  const { config: tracked, hasLostReads } = trackConfig(config)
  track({ add: () => 0 }, () => tracked.business)
  expect(hasLostReads()).toBe(false)
  expect(tracked.services.length).toBe(1)
  expect(hasLostReads()).toBe(true)
})

const edited = (
  change: (whole: { -readonly [Key in keyof Config]: unknown } & { locations: Record<string, unknown>[] }) => void,
): Config => {
  const copy = structuredClone(config)
  // The copy is the test's own.
  change(copy as never)
  return copy
}

test.each<[string, Config, readonly string[]]>([
  ['nothing', edited(() => undefined), []],
  ['a value at the top', edited(whole => Object.assign(whole, { business: { name: 'Wind' } })), ['business']],
  [
    'a page and its text',
    edited(whole => Object.assign(whole, { pages: { about: { lead: { en: 'You' } } } })),
    ['pages/?', 'pages/home', 'pages/home/?', 'pages/home/heading', 'pages/about/lead'],
  ],
  [
    'the name of a location',
    edited(whole => Object.assign(whole.locations[0] ?? {}, { name: { en: 'Lavalle' } })),
    ['locations/laval/name', 'locations/*/name'],
  ],
  [
    'an added key of a location',
    edited(whole => Object.assign(whole.locations[1] ?? {}, { phone: 'main' })),
    ['locations/anjou/?', 'locations/anjou/phone', 'locations/*/phone'],
  ],
  [
    'the text of a service in a location',
    edited(whole => Object.assign(whole.locations[1] ?? {}, { services: { duct: { text: { en: 'There' } } } })),
    ['locations/anjou/services/?', 'locations/anjou/services/duct', 'locations/*/services'],
  ],
  [
    'the order of locations',
    edited(whole => whole.locations.reverse()),
    ['locations', 'locations/*/id', 'locations/*/name', 'locations/*/services'],
  ],
  [
    'a removed location',
    edited(whole => whole.locations.splice(0, 1)),
    [
      'locations',
      'locations/laval/?',
      'locations/laval/id',
      'locations/laval/name',
      'locations/laval/services',
      'locations/laval/services/?',
      'locations/laval/services/duct',
      'locations/*/id',
      'locations/*/name',
      'locations/*/services',
    ],
  ],
])('finds %s among the changed fields', (_, after, changed) => {
  expect([...changedFields(config, after)]).toEqual(changed)
})

test('a different order of keys is a change, because pages follow it', () => {
  const hours = (...keys: readonly string[]): Config =>
    ({ ...config, hours: Object.fromEntries(keys.map(key => [key, {}])) }) as unknown as Config
  expect([...changedFields(hours('weekly', 'holidays'), hours('holidays', 'weekly'))]).toEqual(['hours'])
})
