import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentState } from '../../generator/io/content-state.ts'

const root = mkdtempSync(join(tmpdir(), 'townsite-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const [one, other, note] = [join(root, 'one'), join(root, 'other'), join(root, 'seen', 'note')]

/** The state, and whether files were read for it. */
const ask = (files: readonly string[] = [one, other]): readonly [state: string, how: 'read' | 'known'] => {
  let how: 'read' | 'known' = 'known'
  const state = contentState(note, files, () => {
    how = 'read'
    return files.map(file => readFileSync(file, 'utf8')).join(' ')
  })
  return [state, how]
}

/** Until the clock of the file system has gone on. */
const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20))
const later = (): void => void vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)

beforeEach(() => {
  rmSync(join(root, 'seen'), { recursive: true, force: true })
  writeFileSync(one, 'air')
  writeFileSync(other, 'duct')
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('files that stay are read once', () => {
  later()
  expect([ask(), ask(), ask()]).toEqual([
    ['air duct', 'read'],
    ['air duct', 'known'],
    ['air duct', 'known'],
  ])
})

test('what was written a moment ago is read each time: its clock may not have gone on', () => {
  // However long a busy machine takes for the next lines.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  expect(ask()).toEqual(['air duct', 'read'])
  writeFileSync(one, 'fan')
  expect([ask(), ask()]).toEqual([
    ['fan duct', 'read'],
    ['fan duct', 'read'],
  ])
})

test('another content of the same size and date is seen', async () => {
  const date = new Date('2026-05-01')
  utimesSync(one, date, date)
  later()
  expect([ask(), ask()]).toEqual([
    ['air duct', 'read'],
    ['air duct', 'known'],
  ])
  await tick()
  writeFileSync(one, 'fan')
  utimesSync(one, date, date)
  expect([ask(), ask()]).toEqual([
    ['fan duct', 'read'],
    ['fan duct', 'known'],
  ])
})

test('a file less or more is seen', () => {
  later()
  expect([ask(), ask([one]), ask([one]), ask()]).toEqual([
    ['air duct', 'read'],
    ['air', 'read'],
    ['air', 'known'],
    ['air duct', 'read'],
  ])
})

test.each<[how: string, damage: () => void]>([
  ['gone', () => rmSync(note)],
  ['empty', () => writeFileSync(note, '')],
  ['cut', () => truncateSync(note, 60)],
  ['of another content', () => writeFileSync(note, readFileSync(note, 'utf8').replace('air duct', 'fan duct'))],
  [
    'a folder',
    () => {
      rmSync(note)
      mkdirSync(note)
    },
  ],
])('a note that is %s counts for nothing', (_how, damage) => {
  later()
  ask()
  expect(ask()).toEqual(['air duct', 'known'])
  damage()
  expect(ask()).toEqual(['air duct', 'read'])
})

test('where nothing can be noted, files are read', () => {
  writeFileSync(join(root, 'seen'), 'a file in the place of the folder')
  later()
  expect([ask(), ask()]).toEqual([
    ['air duct', 'read'],
    ['air duct', 'read'],
  ])
})
