import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryAt, type FileTable, type RecordEntry, tableOf } from '../../../generator/io/output/file-table.ts'
import { noteFiles } from '../../../generator/io/output/noted-files.ts'

const time = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 })

const listed = (table: FileTable): readonly (readonly [string, RecordEntry])[] =>
  table.paths().map((path, place) => [path, entryAt(table, place)])

test('files come back as they were noted, in their order', () => {
  const files = [
    ['index.html', { size: 0, mtimeMs: 1795468286541.302 }],
    ['fr/évacuation/index.html', { size: 5_000_000_000, mtimeMs: 1 }],
  ] as const
  const notes = noteFiles()
  expect(listed(notes.all())).toEqual([])
  for (const [path, { size, mtimeMs }] of files) notes.date(notes.add(path, size, undefined), mtimeMs)
  expect(notes.count()).toBe(2)
  expect(listed(notes.all())).toEqual(files)
})

test('as many as one piece holds, more than that, and those of several', () => {
  fc.assert(
    fc.property(fc.constantFrom(999, 1000, 1001, 2000, 2500), time, (count, time) => {
      const files = Array.from({ length: count }, (_, place) => [`a/${place}/ß.html`, { size: place, mtimeMs: time + place }] as const)
      const notes = noteFiles()
      const places = files.map(([path, { size }]) => notes.add(path, size, undefined))
      // Files may be written in another order than noted.
      for (const place of places.toReversed()) notes.date(place, time + place)
      expect(notes.count()).toBe(count)
      expect(listed(notes.all())).toEqual(files)
    }),
    { numRuns: 20 },
  )
})

test('of four files before one is taken over, two are made again, one is gone, and one is new', () => {
  const before = tableOf(Object.fromEntries(['a', 'b', 'c', 'd'].map((name, place) => [name, { size: place, mtimeMs: place }])))
  const notes = noteFiles(before)
  expect([notes.keep(0), notes.keep(0), notes.keep(1)]).toEqual([true, false, true])
  const places = [notes.add('b', 10, 1), notes.add('c', 20, 2), notes.add('e', 40, undefined)]
  expect(places).toEqual([1, 2, 4])
  for (const [time, place] of [41, 21, 11].map((time, at) => [time, places[2 - at] ?? 0] as const)) notes.date(place, time)
  expect([notes.count(), notes.keptCount(), notes.kept(), notes.gone()]).toEqual([4, 1, ['a'], ['d']])
  expect(listed(notes.all())).toEqual([
    ['a', { size: 0, mtimeMs: 0 }],
    ['b', { size: 10, mtimeMs: 11 }],
    ['c', { size: 20, mtimeMs: 21 }],
    ['e', { size: 40, mtimeMs: 41 }],
  ])
  expect(listed(before)[1]).toEqual(['b', { size: 1, mtimeMs: 1 }])
})

test('a file that was to be made again, and turned out to have the same bytes, is taken over as it was', () => {
  const before = tableOf(Object.fromEntries(['a', 'b', 'c'].map((name, place) => [name, { size: place, mtimeMs: place }])))
  const notes = noteFiles(before)
  const places = [notes.add('a', 0, 0), notes.add('b', 1, 1), notes.add('c', 20, 2)]
  notes.leave(1)
  notes.leave(1)
  notes.date(2, 21)
  notes.leave(0)
  expect(places).toEqual([0, 1, 2])
  expect([notes.count(), notes.keptCount(), notes.kept(), notes.changed(), notes.gone()]).toEqual([3, 2, ['a', 'b'], [2], []])
  expect(listed(notes.all())).toEqual([
    ['a', { size: 0, mtimeMs: 0 }],
    ['b', { size: 1, mtimeMs: 1 }],
    ['c', { size: 20, mtimeMs: 21 }],
  ])
})

test('files that follow each other are taken over at once, up to one that was noted already', () => {
  const before = tableOf(Object.fromEntries(['a', 'b', 'c', 'd'].map((name, place) => [name, { size: place, mtimeMs: place }])))
  const notes = noteFiles(before)
  notes.keepMany(0, 2)
  expect([notes.unnotedFrom(1, 2), notes.unnotedFrom(2, 9), notes.keep(3), notes.unnotedFrom(2, 2)]).toEqual([0, 2, true, 1])
  expect([notes.keptCount(), notes.gone(), notes.changed()]).toEqual([3, ['c'], [2]])
})

test('where all files of before stay, their names are taken as they are', () => {
  const before = tableOf({ a: { size: 1, mtimeMs: 1 }, b: { size: 2, mtimeMs: 2 } })
  const notes = noteFiles(before)
  notes.keep(0)
  notes.date(notes.add('b', 3, 1), 3)
  expect(notes.all().paths()).toBe(before.paths())
  expect(listed(notes.all())).toEqual([
    ['a', { size: 1, mtimeMs: 1 }],
    ['b', { size: 3, mtimeMs: 3 }],
  ])
})
