import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cache } from '../../generator/platform/cache.ts'
import { chance, pick } from '../support/chance.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const folder = join(temporaryFolder(), 'node_modules/.cache/townsite')
const cache: Cache = { folder, isRead: true }
const valuesFolder = join(folder, 'kept')

/** The cache module, loaded again as in a new process. */
const open = (): Promise<typeof import('../../generator/platform/cache.ts')> => {
  vi.resetModules()
  return import('../../generator/platform/cache.ts')
}
beforeEach(() => rmSync(valuesFolder, { recursive: true, force: true }))

const entry = (name: string): string => join(valuesFolder, name)

const unharmed = async (count: number, seed: number): Promise<void> => {
  const { cached, writeCache } = await open()
  const random = chance(seed)
  const keys = Array.from({ length: 12 }, (_, place) => `key ${place}`)
  const valueFor = (key: string): Uint8Array => Buffer.from(`${key} `.repeat(1 + ((key.length * 7) % 40)))
  /** Possible states of a file. */
  const damages: Readonly<Record<string, (file: string, other: string) => void>> = {
    none: () => undefined,
    gone: file => rmSync(file),
    cut: file => truncateSync(file, Math.floor(random() * statSync(file).size)),
    longer: file => writeFileSync(file, 'more', { flag: 'a' }),
    flipped: file => {
      const bytes = readFileSync(file)
      const place = Math.floor(random() * bytes.length)
      bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8))
      writeFileSync(file, bytes)
    },
    misplaced: (file, other) => writeFileSync(file, readFileSync(other)),
  }
  const wrong: string[] = []
  for (let round = 0; round < count; round++) {
    for (const key of keys) writeCache(cache, key, valueFor(key))
    const names = readdirSync(valuesFolder)
    const [how, damage] = pick(Object.entries(damages), random)
    damage(entry(pick(names, random)), entry(pick(names, random)))
    let made = 0
    for (const key of keys) {
      const value = await cached(cache, key, () => {
        made++
        return Promise.resolve(valueFor(key))
      })
      if (!Buffer.from(value).equals(valueFor(key))) wrong.push(`${how}: ${key}`)
    }
    if (made > 1) wrong.push(`${how}: ${made} values were computed again`)
  }
  expect(wrong).toEqual([])
}

describe('returns the cached value or computes it again after damage to the cache files', () => {
  test('12 random damages', () => unharmed(12, 19))
  test('200 random damages', thorough, () => unharmed(200, 20))
})

test('reports one error and returns all values if the cache folder cannot be used', async () => {
  const { cached, onCacheError } = await open()
  const reported: unknown[] = []
  onCacheError(error => reported.push(error.code))
  mkdirSync(join(valuesFolder, '..'), { recursive: true })
  writeFileSync(valuesFolder, 'no folder')
  const make = async () => Buffer.from('made')
  expect([await cached(cache, 'a', make), await cached(cache, 'b', make)].map(String)).toEqual(['made', 'made'])
  expect(reported).toEqual(['ENOTDIR'])
})

test('prunes the least recently used files first', async () => {
  const { writeCache } = await open()
  for (const [days, key] of ['new', 'older', 'oldest'].entries()) {
    const before = mkdirSync(valuesFolder, { recursive: true }) === undefined ? readdirSync(valuesFolder) : []
    writeCache(cache, key, Buffer.alloc(1000))
    const [name = ''] = readdirSync(valuesFolder).filter(one => !before.includes(one))
    const time = Date.now() / 1000 - days * 86_400
    utimesSync(entry(name), time, time)
  }
  /** @param more bytes written by another thread */
  const left = async (limit: number, more = 0): Promise<number> => {
    const { addCacheUse, pruneWritten } = await open()
    addCacheUse({ written: { [folder]: more }, error: undefined })
    pruneWritten(limit)
    return readdirSync(valuesFolder).length
  }
  expect([await left(5000), await left(3000), await left(1000)]).toEqual([3, 2, 0])
  const one = await open()
  one.writeCache(cache, 'large', Buffer.alloc(4000))
  // The folder is only measured when the recorded size exceeds the limit.
  expect([await left(3500), await left(3500, 3400), await left(3500, 200)]).toEqual([1, 1, 0])
})

test('removes unfinished files of killed runs, and keeps those of running ones', async () => {
  const first = await open()
  first.writeCache(cache, 'a', Buffer.from('a'))
  const { ownMark } = await import('../../generator/platform/unfinished.ts')
  const [computer] = ownMark.split('-')
  // No process has this id: the maximum of Linux is 4,194,304.
  for (const mark of [`${computer}-9999999-0-1`, `${ownMark}-0-1`, '000000-9999999-0-1']) writeFileSync(entry(`b.${mark}.unfinished`), '')
  const second = await open()
  second.readCache(cache, 'a')
  expect(
    readdirSync(valuesFolder)
      .filter(name => name.endsWith('.unfinished'))
      .sort(),
  ).toEqual([`b.${ownMark}-0-1.unfinished`, 'b.000000-9999999-0-1.unfinished'].sort())
})

test('encodes a text in pieces without splitting surrogate pairs', async () => {
  const { inPieces } = await open()
  for (const before of [0, 2 ** 18 - 2, 2 ** 18 - 1, 2 ** 18]) {
    const text = `${'é'.repeat(before)}🚪🚪 – ${'x'.repeat(before)}`
    expect(Buffer.concat(Array.from(inPieces(text), piece => Buffer.from(piece))).toString()).toBe(text)
  }
  expect([...inPieces('')]).toEqual([])
})

test('stores values in several pieces, and empty ones', async () => {
  const { readCache, writeCache } = await open()
  const pieces = ['', 'ab', '', 'c', ''].map(piece => Buffer.from(piece))
  for (const [key, value, read] of [
    ['pieces', pieces, 'abc'],
    ['none', [], ''],
    ['nothing', Buffer.alloc(0), ''],
  ] as const) {
    writeCache(cache, key, value)
    expect(Buffer.from(readCache(cache, key) ?? 'lost').toString()).toBe(read)
  }
})

test('git ignores the cache in every repository', async () => {
  const { writeCache } = await open()
  writeCache(cache, 'a', Buffer.from('a'))
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
})
