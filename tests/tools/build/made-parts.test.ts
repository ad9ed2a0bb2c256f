import { expect, test } from 'vitest'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { filesIn, madeParts, noParts } from '../../../generator/tools/build/made-parts.ts'

test('pages that follow each other as their files do are a stretch', () => {
  const parts = madeParts(noParts)
  parts.placePages(0, 100, 3)
  parts.placePages(3, 103, 1)
  // Its file lies elsewhere, that of the next one behind it.
  parts.placePages(4, 50, 1)
  parts.placePages(5, 51, 2)
  // A page between was made.
  parts.placePages(8, 54, 1)
  const { stretches } = parts.all(7)
  expect(stretches).toEqual({ order: 7, numbers: Uint32Array.of(0, 100, 4, 4, 50, 3, 8, 54, 1) })
  const fileOf = filesIn(stretches)
  expect([0, 3, 4, 7, 8, 9].map(fileOf)).toEqual([
    { file: 100, count: 4 },
    { file: 103, count: 1 },
    { file: 50, count: 3 },
    undefined,
    { file: 54, count: 1 },
    undefined,
  ])
})

test('among files whose order is not known, nobody knows where they lie', () => {
  const parts = madeParts(noParts)
  parts.placePages(0, 100, 3)
  expect(parts.all(undefined).stretches).toEqual({ order: undefined, numbers: new Uint32Array() })
})

test('pages that are made one after the other lie where their files were put; one that has others beside it does not', () => {
  const parts = madeParts(noParts)
  const made: readonly (readonly [UrlPath, readonly string[], number])[] = [
    ['/', ['index.html'], 4],
    ['/a', ['a.html'], 5],
    ['/b', ['b.html', 'b.html.br'], 6],
    ['/c', ['c.html'], 8],
  ]
  for (const [place, [path, files, file]] of made.entries()) parts.addPage(place, path, 0, { files, place: file })
  expect(parts.all(7).stretches).toEqual({ order: 7, numbers: Uint32Array.of(0, 4, 2, 3, 8, 1) })
})

test('of pages that are known already, most stay: who makes one again does not say where it lies', () => {
  const before = madeParts(noParts)
  before.addPage(0, '/', 0, { files: ['index.html'], place: 0 })
  before.addPage(1, '/a', 0, { files: ['a.html'], place: 1 })
  const parts = madeParts(before.all(7))
  parts.addPage(0, '/', 1, { files: ['index.html'], place: 0 })
  parts.placePages(1, 1, 1)
  expect(parts.all(7).stretches).toEqual({ order: 7, numbers: Uint32Array.of(1, 1, 1) })
})
