import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryAt, type FileTable, type RecordEntry, tableOf } from '../../../generator/io/output/file-table.ts'
import { noteFiles } from '../../../generator/io/output/noted-files.ts'

const entry = fc.record({ size: fc.nat(), mtimeMs: fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }) })

const listed = (table: FileTable): readonly (readonly [string, RecordEntry])[] =>
  table.paths().map((path, place) => [path, entryAt(table, place)])

test('files come back as they were noted, in their order', () => {
  const files = [
    ['index.html', { size: 0, mtimeMs: 1795468286541.302 }],
    ['fr/évacuation/index.html', { size: 5_000_000_000, mtimeMs: 1 }],
  ] as const
  const notes = noteFiles()
  expect(listed(notes.all())).toEqual([])
  for (const [path, entry] of files) notes.add(path, entry, undefined)
  expect(notes.count()).toBe(2)
  expect(listed(notes.all())).toEqual(files)
})

test('as many as one piece holds, more than that, and those of several', () => {
  fc.assert(
    fc.property(fc.constantFrom(999, 1000, 1001, 2000, 2500), entry, (count, entry) => {
      const files = Array.from({ length: count }, (_, place) => [`a/${place}/ß.html`, { ...entry, size: place }] as const)
      const notes = noteFiles()
      for (const [path, entry] of files) notes.add(path, entry, undefined)
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
  notes.remake(1)
  notes.add('c', { size: 20, mtimeMs: 21 }, 2)
  notes.add('e', { size: 40, mtimeMs: 41 }, undefined)
  notes.add('b', { size: 10, mtimeMs: 11 }, 1)
  expect([notes.count(), notes.keptCount(), notes.kept(), notes.gone()]).toEqual([4, 1, ['a'], ['d']])
  expect(listed(notes.all())).toEqual([
    ['a', { size: 0, mtimeMs: 0 }],
    ['b', { size: 10, mtimeMs: 11 }],
    ['c', { size: 20, mtimeMs: 21 }],
    ['e', { size: 40, mtimeMs: 41 }],
  ])
  expect(listed(before)[1]).toEqual(['b', { size: 1, mtimeMs: 1 }])
})

test('where all files of before stay, their names are taken as they are', () => {
  const before = tableOf({ a: { size: 1, mtimeMs: 1 }, b: { size: 2, mtimeMs: 2 } })
  const notes = noteFiles(before)
  notes.keep(0)
  notes.add('b', { size: 3, mtimeMs: 3 }, 1)
  expect(notes.all().paths()).toBe(before.paths())
  expect(listed(notes.all())).toEqual([
    ['a', { size: 1, mtimeMs: 1 }],
    ['b', { size: 3, mtimeMs: 3 }],
  ])
})
