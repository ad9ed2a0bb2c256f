import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectFiles } from '../../../generator/io/output/file-thread.ts'
import { fileWriter, writtenAlone } from '../../../generator/io/output/file-writer.ts'
import { sizeOf } from '../../../generator/io/output/size.ts'
import type { Filled } from '../../../generator/site/model/filled.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const bytesOf = (place: number, size: number): Uint8Array => Buffer.alloc(size, `file ${place} `)

describe.each([
  ['this thread', 1000, false],
  ['a thread of its own', 0, false],
  ['a thread that was started before', 0, true],
  ['both', 3, false],
])('files written by %s', (_, alone, isExpected) => {
  test('hold their bytes, though the buffer that brought them was used again, and are told with their times', () => {
    const folder = temporaryFolder()
    // More files than a block takes, more bytes than a block takes, a file that is larger than a block, an empty one.
    const sizes = [...Array.from({ length: 600 }, (_, place) => 10 * place), 700_000, 700_000, 2 ** 20, 2 ** 20 + 1, 0, 5_000_000, 900_000]
    const buffer = new Uint8Array(5_000_000)
    const told = new Map<number, number>()
    if (isExpected) expectFiles()
    const writer = fileWriter((place, mtimeMs) => told.set(place, mtimeMs ?? Number.NaN), alone)
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
  ['this thread', 1000],
  ['a thread of its own', 0],
  ['both', 3],
])('pages that have much in common are put together, by %s, whatever the order in which they come', (_, alone) => {
  const folder = temporaryFolder()
  const common = (name: string, size: number): Filled['common'] => ({
    bytes: Buffer.from(`<h1></h1>${name.padEnd(size, '.')}<p>é</p>`),
    gaps: Int32Array.of(4, ~(5 + size + 3)),
  })
  // More than the thread keeps at a time, of different sizes, and one that is larger than a block.
  const commons = Array.from({ length: 70 }, (_, number) => common(`shape ${number}`, 10 + 30 * number)).concat(common('large', 2 ** 20))
  const titles = ['Anjou', '', 'Sainte-Thérèse ÿ\x7f\x80', 'É'.repeat(5000)]
  const others = ['– 🜂', '', 'L’Île'.repeat(500)]
  // Each shape once, and then two of them in turns.
  const shapes = [...commons.keys(), 70, ...Array.from({ length: 300 }, (_, place) => place % 2)]
  const title = (place: number): string => titles[place % titles.length] ?? ''
  const other = (place: number): string => `${others[place % others.length]}${place}`
  const texts = new Uint8Array(6000)
  const sizes: number[] = []
  const writer = fileWriter(() => {}, alone)
  for (const [place, shape] of shapes.entries()) {
    const made = Buffer.from(`${other(place)}\0`)
    texts.set(made)
    const filled = { common: commons[shape] ?? common('', 0), narrow: `${title(place)}\0`, wide: texts.subarray(0, made.length) }
    writer.write(join(folder, String(place)), filled, place)
    sizes.push(sizeOf(filled))
    texts.fill(0)
  }
  writer.settle()
  writer.end()
  for (const [place, shape] of shapes.entries()) {
    const [name, size] = shape === 70 ? ['large', 2 ** 20] : [`shape ${shape}`, 10 + 30 * shape]
    const file = join(folder, String(place))
    expect(readFileSync(file, 'utf8')).toBe(`<h1>${title(place)}</h1>${name.padEnd(size, '.')}<p>${other(place)}é</p>`)
    expect(sizes[place]).toBe(statSync(file).size)
  }
})

test.each([
  ['this thread', 2000],
  ['a thread of its own', 0],
  ['both', 3],
])('a file whose bytes lie there already is not written by %s, and told with no time; all others are', (_, alone) => {
  const folder = temporaryFolder()
  const common: Filled['common'] = { bytes: Buffer.from('<h1></h1><p></p>'), gaps: Int32Array.of(4, ~8) }
  // What lies where the published file of each has its place.
  const kinds: readonly (readonly [name: string, lay: (file: string, text: string) => void, isSame: boolean])[] = [
    ['the same', (file, text) => writeFileSync(file, text), true],
    ['as many other bytes', (file, text) => writeFileSync(file, text.replaceAll('e', 'a')), false],
    ['another byte at the end', (file, text) => writeFileSync(file, `${text.slice(0, -1)}!`), false],
    ['a byte more', (file, text) => writeFileSync(file, `${text} `), false],
    ['a byte less', (file, text) => writeFileSync(file, Buffer.from(text).subarray(0, -1)), false],
    ['nothing', () => undefined, false],
    ['a folder', file => mkdirSync(file), false],
  ]
  const told = new Map<number, number | undefined>()
  const writer = fileWriter((place, mtimeMs) => void told.set(place, mtimeMs), alone)
  const files = Array.from({ length: 1200 }, (_, place) => {
    const [name, lay, isSame] = kinds[place % kinds.length] ?? ['', () => undefined, false]
    const isFilled = place % 4 === 0
    // Of long ones the end is looked at first.
    const rest = place % 5 === 0 ? '.'.repeat(10_000) : '.'
    const text = isFilled ? `<h1>${name}</h1><p>pages ${place}é${rest}</p>` : `the file ${place}é${rest}`
    const [published, file] = [join(folder, `${place}.published`), join(folder, `${place}`)]
    lay(published, text)
    const filled = { common, narrow: `${name}\0`, wide: Buffer.from(`pages ${place}é${rest}\0`) }
    writer.write(file, isFilled ? filled : Buffer.from(text), place, published)
    return { file, text, isSame }
  })
  // Of one that nobody asks about, nothing is compared.
  writeFileSync(join(folder, 'last.published'), 'last')
  writer.write(join(folder, 'last'), Buffer.from('last'), files.length)
  writer.settle()
  writer.end()
  const all = [...files, { file: join(folder, 'last'), text: 'last', isSame: false }]
  expect(all.map(({ file }) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))).toEqual(
    all.map(({ text, isSame }) => (isSame ? undefined : text)),
  )
  expect(all.map((_, place) => told.get(place))).toEqual(all.map(({ file, isSame }) => (isSame ? undefined : statSync(file).mtimeMs)))
  expect(told.size).toBe(all.length)
})

test.each([
  ['this thread', 2],
  ['a thread of its own', 0],
])('what goes wrong in %s is thrown by the time all is settled, as the system said it', (_, alone) => {
  const folder = temporaryFolder()
  const path = join(folder, 'missing', 'two')
  const writer = fileWriter(() => {}, alone)
  const work = (): void => {
    writer.write(join(folder, 'one'), bytesOf(1, 100), 1, folder)
    writer.write(path, bytesOf(2, 100), 2, join(folder, 'missing'))
    writer.settle()
  }
  const fault = expect.objectContaining({ message: `ENOENT: no such file or directory, open '${path}'`, code: 'ENOENT', path })
  expect(work).toThrow(fault)
  // Who goes on nevertheless is told again, and waits for nobody.
  expect(work).toThrow(fault)
  expect(writer.settle).toThrow(fault)
  writer.end()
})

test('a thread is started at once where more files are expected than are written sooner than it starts', () => {
  expect([0, 500, 501, 100_000].map(writtenAlone)).toEqual([500, 500, 0, 0])
})
