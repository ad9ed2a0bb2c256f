/** A computation that reads a cached value depends on the fields that the value was computed from. */
import { expect, test } from 'vitest'
import { openDependencySets, staleSets } from '../../../generator/pipeline/incremental/dependency-sets.ts'
import { recordField, track } from '../../../generator/site/util/dependencies.ts'
import { getOrCreate, lazy, memoize, memoizeLast, memoizeText, pairCache, weakLazy } from '../../../generator/site/util/memoize.ts'

/** A store, and a function that returns whether a dependency set contains a field. */
const tracking = () => {
  const store = openDependencySets()
  return { store, hasRead: (set: number, field: number): boolean => staleSets(store.sets(), new Set([field]))[set] === 1 }
}

test.each([
  ['lazy', lazy],
  ['weakLazy', weakLazy],
])('%s: computed once for two callers, and both depend on what it read', (_, keep) => {
  const { store, hasRead } = tracking()
  let made = 0
  const value = keep(() => {
    recordField(7)
    return { made: ++made }
  })
  const [first, second] = [track(store, value), track(store, value)]
  expect([first.value, second.value]).toEqual([{ made: 1 }, { made: 1 }])
  expect([first, second].map(({ set }) => [hasRead(set, 7), hasRead(set, 8)])).toEqual([
    [true, false],
    [true, false],
  ])
})

test('memoizeLast: caches the last result, and every caller depends on what it read', () => {
  const { store, hasRead } = tracking()
  const asked: number[] = []
  const cached = memoizeLast((field: number) => {
    asked.push(field)
    recordField(field)
    return { field }
  })
  const found = [2, 2, 3, 2].map(field => track(store, () => cached(field)))
  expect(found.map(({ value }) => value.field)).toEqual([2, 2, 3, 2])
  expect(asked).toEqual([2, 3, 2])
  expect(found.map(({ set }) => [hasRead(set, 2), hasRead(set, 3)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [true, false],
  ])
})

test('pairCache: computes each pair once, null included, and every caller depends on what it read', () => {
  const { store, hasRead } = tracking()
  const asked: number[] = []
  const [one, others] = [{}, Array.from({ length: 4 }, () => ({}))]
  const cached = pairCache<object, object, { readonly place: number } | null>()
  const at = (place: number) =>
    track(store, () =>
      cached(one, others[place] ?? {}, () => {
        asked.push(place)
        recordField(place)
        return place === 3 ? null : { place }
      }),
    )
  const found = [2, 3, 2, 3].map(at)
  expect(found.map(({ value }) => value)).toEqual([{ place: 2 }, null, { place: 2 }, null])
  expect(asked).toEqual([2, 3])
  expect(found.map(({ set }) => [hasRead(set, 2), hasRead(set, 3)])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ])
})

test('pairCache: the pairs of another first object replace the cached ones', () => {
  const asked: string[] = []
  const [ones, other] = [[{ id: 'a' }, { id: 'b' }], {}]
  const cached = pairCache<{ readonly id: string }, object, { readonly id: string }>()
  const ask = (place: number) => {
    const one = ones[place] ?? { id: '' }
    return cached(one, other, () => {
      asked.push(one.id)
      return one
    })
  }
  expect([0, 0, 1, 1, 0].map(ask)).toEqual([{ id: 'a' }, { id: 'a' }, { id: 'b' }, { id: 'b' }, { id: 'a' }])
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('memoizeText: computes each text once, also long texts of the same length', () => {
  const asked: number[] = []
  const ends = memoizeText(text => {
    asked.push(text.length)
    return text.slice(-1)
  })
  const texts = ['a', 'b', `${'x'.repeat(5000)}a`, `${'x'.repeat(5000)}b`]
  expect([...texts, ...texts].map(ends)).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'])
  expect(asked).toEqual([1, 1, 5001, 5001])
})

test('memoizeText: recomputes a text only after many others', () => {
  const asked: string[] = []
  const compute = memoizeText(text => {
    asked.push(text)
    return `${text}!`
  }, 3)
  const ask = (texts: string): readonly string[] => [...texts].map(compute)
  const orders = ['abc', 'abc', 'acb', 'cab', 'aab', 'abcdefga']
  expect(orders.map(ask)).toEqual(orders.map(texts => [...texts].map(text => `${text}!`)))
  expect(asked.join('')).toBe('abcdefga')
})

test('memoize and getOrCreate: a caller that finds the value cached depends on what it read', () => {
  const { store, hasRead } = tracking()
  const name = lazy(() => recordField(1))
  const greeting = memoize((word: string) => `${word} ${name()}`)
  const map = new Map<string, unknown>()
  const sets = [
    track(store, () => greeting('Hello')),
    track(store, () => greeting('Hello')),
    track(store, () => getOrCreate(map, 'home', () => recordField(2))),
    track(store, () => map.size),
    track(store, () => getOrCreate(map, 'home', () => undefined)),
  ].map(({ set }) => set)
  expect(sets.map(set => [hasRead(set, 1), hasRead(set, 2)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, false],
    [false, true],
  ])
})
