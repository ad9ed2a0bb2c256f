import { expect, test } from 'vitest'
import { compactSets, openDependencySets, staleSets } from '../../../generator/pipeline/incremental/dependency-sets.ts'
import { chance } from '../../support/chance.ts'

const field = (id: number): number => id * 2
const set = (id: number): number => id * 2 + 1

/** Ids of the stale sets. */
const staleAmong = (sets: Uint32Array, changed: readonly number[]): readonly number[] => {
  const stale = staleSets(sets, new Set(changed))
  return [...stale.keys()].filter(id => stale[id] === 1)
}

test('a set is stale if it contains a changed field, itself or through another set', () => {
  const store = openDependencySets()
  const name = store.add(new Set([field(3)]), true)
  const page = store.add(new Set([field(5), set(name)]), false)
  store.add(new Set([field(5)]), false)
  const [sets, all] = [store.sets(), [name, page, page + 1]]
  expect(all).toEqual([0, 1, 2])
  expect([staleAmong(sets, [3]), staleAmong(sets, [5]), staleAmong(sets, [4]), staleAmong(sets, [])]).toEqual([[0, 1], [1, 2], [], []])
})

test('sets of cached values are stored once', () => {
  const store = openDependencySets()
  const links = new Set([field(1), field(2)])
  expect([store.add(links, true), store.add(new Set(links), true), store.add(links, false)]).toEqual([0, 0, 1])
})

test('compacting keeps the sets and fields that something depends on', () => {
  const last = openDependencySets()
  for (const links of [[field(0)], [field(1)], [field(2), set(1)]]) last.add(new Set(links), false)
  const store = openDependencySets(last.sets())
  const added = store.add(new Set([field(0), field(3)]), false)
  expect(added).toBe(3)
  const { sets, fields, idOf } = compactSets(store.sets(), ['a', 'b', 'c', 'd'], [2, added])
  expect(fields).toEqual(['b', 'c', 'a', 'd'])
  expect([idOf(2), idOf(added)]).toEqual([1, 2])
  expect([staleAmong(sets, [0]), staleAmong(sets, [1]), staleAmong(sets, [2])]).toEqual([[0, 1], [1], [2]])
})

test('random sets have the same staleness after storing and compacting as a plain search finds', () => {
  const random = chance(20)
  const number = (below: number): number => Math.floor(random() * below)
  const store = openDependencySets()
  const written = Array.from({ length: 600 }, (_, id) => {
    const fields = Array.from({ length: number(id % 200 === 0 ? 20_000 : 60) }, () => number(5000))
    const sets = id === 0 ? [] : Array.from({ length: number(5) }, () => number(id))
    store.add(new Set([...fields.map(field), ...sets.map(set)]), false)
    return { fields: new Set(fields), sets }
  })
  const names = Array.from({ length: 5000 }, (_, id) => String(id))
  for (let round = 0; round < 6; round++) {
    const changed = new Set(Array.from({ length: 5 }, () => number(5000)))
    const expected: number[] = []
    for (const { fields, sets } of written)
      expected.push([...changed].some(id => fields.has(id)) || sets.some(id => expected[id] === 1) ? 1 : 0)
    expect([...staleSets(store.sets(), changed)]).toEqual(expected)
    const roots = Array.from({ length: 30 }, () => number(600))
    const compact = compactSets(store.sets(), names, roots)
    const stale = staleSets(compact.sets, new Set([...compact.fields.keys()].filter(id => changed.has(Number(compact.fields[id])))))
    expect(roots.map(root => stale[compact.idOf(root)])).toEqual(roots.map(root => expected[root]))
  }
})
