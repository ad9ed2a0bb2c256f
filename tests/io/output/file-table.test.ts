import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  entryAt,
  type FileTable,
  noFiles,
  type RecordEntry,
  readTable,
  tableOf,
  tableText,
  type WrittenTable,
} from '../../../generator/io/output/file-table.ts'

const listed = (table: FileTable | undefined): readonly (readonly [string, RecordEntry])[] | undefined =>
  table?.paths().map((path, place) => [path, entryAt(table, place)])

const written = (table: FileTable): WrittenTable => JSON.parse([...tableText(table)].join('')) as WrittenTable

test('a table is written with its names as one text and its numbers as bytes', () => {
  const table = tableOf({ 'index.html': { size: 1, mtimeMs: 0.5 }, 'fr/é "où".html': { size: 2, mtimeMs: 1795468286541.302 } })
  expect(written(table)).toEqual({
    names: 'index.html//fr/é "où".html',
    sizes: 'AAAAAAAA8D8AAAAAAAAAQA==',
    times: 'AAAAAAAA4D/V1KT9oyB6Qg==',
  })
})

test('what is written is read again, whatever the names and however many', () => {
  const name = fc.stringMatching(/^[a-z\n"\\é|]{1,6}(?:\/[a-z. ]{1,4}x){0,2}$/).filter(path => !path.includes('..'))
  const entry = fc.record({ size: fc.nat(), mtimeMs: fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }) })
  fc.assert(
    fc.property(fc.dictionary(name, entry, { noNullPrototype: true }), fc.constantFrom(0, 999, 1000, 2001), (entries, more) => {
      const all = {
        ...entries,
        ...Object.fromEntries(Array.from({ length: more }, (_, place) => [`page-${place}`, { size: place, mtimeMs: 0 }])),
      }
      expect(listed(readTable(written(tableOf(all))))).toEqual(Object.entries(all))
    }),
  )
})

test('no file is one of none', () => {
  expect(listed(readTable(written(noFiles)))).toEqual([])
  expect(noFiles.placeOf('index.html')).toBeUndefined()
})

test('names of files elsewhere are left out', () => {
  const entry = { size: 1, mtimeMs: 1 }
  const table = tableOf({ '../a': entry, 'b/../../c': entry, '/d': entry, 'e..f': entry, 'g/h': { size: 2, mtimeMs: 2 } })
  expect(listed(readTable(written(table)))).toEqual([
    ['e..f', entry],
    ['g/h', { size: 2, mtimeMs: 2 }],
  ])
})

test.each([
  ['more names than numbers', { names: 'a//b' }],
  ['more sizes than times', { sizes: 'AAAAAAAA8D8AAAAAAAAAQA==' }],
])('%s: it is none', (_, other) => {
  expect(readTable({ ...written(tableOf({ a: { size: 1, mtimeMs: 1 } })), ...other })).toBeUndefined()
})

test('files are found in their order and in any other', () => {
  const table = tableOf(Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [name, { size: 1, mtimeMs: 1 }])))
  const asked = ['a', 'b', 'd', 'a', 'x', 'b', 'b', 'c', 'd', 'constructor']
  expect(asked.map(table.placeOf)).toEqual([0, 1, 3, 0, undefined, 1, 1, 2, 3, undefined])
})

test('names that were read as one text are written as one, also where a sign is cut', () => {
  // The names before it have 65,535 letters.
  const table = tableOf({ [`${'a'.repeat(65_532)}b`]: { size: 1, mtimeMs: 1 }, '😀/é.html': { size: 2, mtimeMs: 2 } })
  const read = readTable(written(table))
  if (read === undefined) throw new Error('no table')
  expect(read.names).toBe(`${'a'.repeat(65_532)}b//😀/é.html`)
  expect(written(read)).toEqual(written(table))
  expect(listed(readTable(written(read)))).toEqual(listed(table))
})
