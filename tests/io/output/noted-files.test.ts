import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteFiles } from '../../../generator/io/output/noted-files.ts'

const entry = fc.record({ size: fc.nat(), mtimeMs: fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }) })

test('files come back as they were noted, in their order', () => {
  const files = [
    ['index.html', { size: 0, mtimeMs: 1795468286541.302 }],
    ['fr/évacuation/index.html', { size: 5_000_000_000, mtimeMs: 1 }],
  ] as const
  const notes = noteFiles()
  expect([...notes.all()]).toEqual([])
  for (const [path, entry] of files) notes.add(path, entry)
  expect(notes.count()).toBe(2)
  expect([...notes.all()]).toEqual(files)
})

test('as many as one piece holds, more than that, and those of several', () => {
  fc.assert(
    fc.property(fc.constantFrom(999, 1000, 1001, 2000, 2500), entry, (count, entry) => {
      const files = Array.from({ length: count }, (_, place) => [`a/${place}/ß.html`, { ...entry, size: place }] as const)
      const notes = noteFiles()
      for (const [path, entry] of files) notes.add(path, entry)
      expect(notes.count()).toBe(count)
      expect([...notes.all()]).toEqual(files)
    }),
    { numRuns: 20 },
  )
})
