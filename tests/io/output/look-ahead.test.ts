import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type FileTable, tableOf } from '../../../generator/io/output/file-table.ts'
import { lookAhead } from '../../../generator/io/output/look-ahead.ts'
import type { Entries } from '../../../generator/io/output/record.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** Two thousand and one files in three folders, and what a record says of them. */
const filled = (): { readonly folder: string; readonly entries: Entries; readonly names: readonly string[] } => {
  const folder = temporaryFolder()
  for (const name of ['en', 'en/areas']) mkdirSync(join(folder, name))
  const names = Array.from({ length: 2001 }, (_, place) => `${['', 'en/', 'en/areas/'][place % 3]}page-${place}.html`)
  const entries = Object.fromEntries(
    names.map(name => {
      writeFileSync(join(folder, name), name)
      const { size, mtimeMs } = statSync(join(folder, name))
      return [name, { size, mtimeMs }]
    }),
  )
  return { folder, entries, names }
}

const looked = async (folder: string, files: FileTable) => {
  const ahead = lookAhead(folder, files)
  if (ahead === undefined) throw new Error('nobody looks')
  await vi.waitFor(() => expect(files.sizes.every((_, place) => ahead.isIntact(place) !== undefined)).toBe(true), 60_000)
  return ahead
}

test('files as they were, and no others', async () => {
  const { folder, entries, names } = filled()
  const ahead = await looked(folder, tableOf(entries))
  expect(names.filter((_, place) => ahead.isIntact(place) !== true)).toEqual([])
  // A thousand are answered for at once.
  expect([ahead.intactFrom(0, 2001), ahead.intactFrom(1500, 2001), ahead.intactFrom(5, 20)]).toEqual([1000, 501, 20])
  expect(ahead.isAlone()).toBe(true)
})

test('a file that is gone, one that is longer, one of another time', async () => {
  const { folder, entries, names } = filled()
  const [gone = '', longer = '', later = ''] = names
  rmSync(join(folder, gone))
  writeFileSync(join(folder, longer), `${longer}.`)
  const ahead = await looked(folder, tableOf({ ...entries, [later]: { size: later.length, mtimeMs: 1 } }))
  expect(names.filter((_, place) => ahead.isIntact(place) !== true)).toEqual([gone, longer, later])
  expect([ahead.intactFrom(0, 10), ahead.intactFrom(2, 10), ahead.intactFrom(3, 10)]).toEqual([0, 0, 10])
  expect(ahead.isAlone()).toBe(true)
})

test.each([
  ['a file', (at: string) => writeFileSync(at, '')],
  ['a link to a folder', (at: string) => symlinkSync('..', at)],
])('%s of others in it', async (_, add) => {
  const { folder, entries } = filled()
  add(join(folder, 'en', 'areas', 'others'))
  expect((await looked(folder, tableOf(entries))).isAlone()).toBe(false)
})

test('a folder that is gone is nobody’s fault: nothing is known of it', async () => {
  const { folder, entries } = filled()
  rmSync(folder, { recursive: true })
  const ahead = lookAhead(folder, tableOf(entries))
  // As long as the thread takes to fail.
  await new Promise(resolve => setTimeout(resolve, 300))
  expect([ahead?.isIntact(0), ahead?.isAlone()]).toEqual([undefined, false])
})

test('few files are looked at by who asks', () => {
  expect(lookAhead(temporaryFolder(), tableOf({ 'index.html': { size: 1, mtimeMs: 1 } }))).toBe(undefined)
})
