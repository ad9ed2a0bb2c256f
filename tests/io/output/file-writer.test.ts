import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileWriter } from '../../../generator/io/output/file-writer.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const bytesOf = (place: number, size: number): Uint8Array => Buffer.alloc(size, `file ${place} `)

describe.each([
  ['this thread', 1000],
  ['a thread of its own', 0],
  ['both', 3],
])('files written by %s', (_, alone) => {
  test('hold their bytes, though the buffer that brought them was used again, and are told with their times', () => {
    const folder = temporaryFolder()
    // More files than a block takes, more bytes than a block takes, a file that is larger than a block, an empty one.
    const sizes = [...Array.from({ length: 600 }, (_, place) => 10 * place), 700_000, 700_000, 2 ** 20, 2 ** 20 + 1, 0, 5_000_000, 900_000]
    const buffer = new Uint8Array(5_000_000)
    const told = new Map<number, number>()
    const writer = fileWriter((place, mtimeMs) => told.set(place, mtimeMs), alone)
    for (const [place, size] of sizes.entries()) {
      const bytes = buffer.subarray(0, size)
      bytes.set(bytesOf(place, size))
      writer.write(join(folder, `é${place}`), bytes, place)
      bytes.fill(0)
    }
    writer.settle()
    writer.end()
    for (const [place, size] of sizes.entries()) {
      const file = join(folder, `é${place}`)
      expect(readFileSync(file).equals(bytesOf(place, size))).toBe(true)
      expect(told.get(place)).toBe(statSync(file).mtimeMs)
    }
  })
})

test.each([
  ['this thread', 2],
  ['a thread of its own', 0],
])('what goes wrong in %s is thrown by the time all is settled, as the system said it', (_, alone) => {
  const folder = temporaryFolder()
  const path = join(folder, 'missing', 'two')
  const writer = fileWriter(() => {}, alone)
  const work = (): void => {
    writer.write(join(folder, 'one'), bytesOf(1, 100), 1)
    writer.write(path, bytesOf(2, 100), 2)
    writer.settle()
  }
  const fault = expect.objectContaining({ message: `ENOENT: no such file or directory, open '${path}'`, code: 'ENOENT', path })
  expect(work).toThrow(fault)
  // Who goes on nevertheless is told again, and waits for nobody.
  expect(work).toThrow(fault)
  expect(writer.settle).toThrow(fault)
  writer.end()
})
