import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentState } from '../../generator/platform/content-state.ts'
import { treeUnder } from '../../generator/platform/folder.ts'

const root = mkdtempSync(join(tmpdir(), 'townsite-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const [folder, note] = [join(root, 'folder'), join(root, 'seen', 'note')]
const [one, other] = [join(folder, 'one'), join(folder, 'other')]

type How = 'read' | 'found' | 'known'

/** The state, and whether files were read or searched for. */
const ask = (): readonly [state: string, how: How] => {
  let how: How = 'known'
  const find = () => {
    how = 'found'
    return treeUnder([folder, join(root, 'later')])
  }
  const state = contentState(note, find, files => {
    how = 'read'
    return files.map(file => readFileSync(file, 'utf8')).join(' ')
  })
  return [state, how]
}

/** Waits until the clock of the file system has advanced. */
const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20))
const later = (): void => void vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)

beforeEach(() => {
  for (const name of ['folder', 'later', 'seen']) rmSync(join(root, name), { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(one, 'air')
  writeFileSync(other, 'duct')
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('reads unchanged files once', () => {
  later()
  expect([ask(), ask(), ask()]).toEqual([
    ['air duct', 'read'],
    ['air duct', 'known'],
    ['air duct', 'known'],
  ])
})

test('reads recently written files each time, because file system clocks are coarse', () => {
  // Independent of the time that a busy machine takes for the next lines.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  expect(ask()).toEqual(['air duct', 'read'])
  writeFileSync(one, 'fan')
  expect([ask(), ask()]).toEqual([
    ['fan duct', 'read'],
    ['fan duct', 'read'],
  ])
})

test('detects new content with the same size and date', async () => {
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

/** Whether a change is detected at once, and the new state is cached for the next time. */
const changed = async (change: () => void): Promise<readonly (readonly [string, How])[]> => {
  await tick()
  change()
  return [ask(), ask()]
}

test('detects added and removed files in any folder', async () => {
  later()
  expect([ask(), ask()]).toEqual([
    ['air duct', 'read'],
    ['air duct', 'known'],
  ])
  expect(await changed(() => rmSync(other))).toEqual([
    ['air', 'read'],
    ['air', 'known'],
  ])
  expect(await changed(() => mkdirSync(join(folder, 'deep')))).toEqual([
    ['air', 'found'],
    ['air', 'known'],
  ])
  expect(await changed(() => writeFileSync(join(folder, 'deep', 'three'), 'fan'))).toEqual([
    ['fan air', 'read'],
    ['fan air', 'known'],
  ])
  expect(await changed(() => renameSync(join(folder, 'deep'), join(folder, 'zone')))).toEqual([
    ['air fan', 'read'],
    ['air fan', 'known'],
  ])
})

test('detects added and removed folders', async () => {
  later()
  ask()
  expect(
    await changed(() => {
      mkdirSync(join(root, 'later'))
      writeFileSync(join(root, 'later', 'four'), 'hood')
    }),
  ).toEqual([
    ['air duct hood', 'read'],
    ['air duct hood', 'known'],
  ])
  expect(await changed(() => rmSync(join(root, 'later'), { recursive: true }))).toEqual([
    ['air duct', 'read'],
    ['air duct', 'known'],
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
])('ignores a snapshot that is %s', (_how, damage) => {
  later()
  ask()
  expect(ask()).toEqual(['air duct', 'known'])
  damage()
  expect(ask()).toEqual(['air duct', 'read'])
})

test('reads the files if no snapshot can be written', () => {
  writeFileSync(join(root, 'seen'), 'a file in the place of the folder')
  later()
  expect([ask(), ask()]).toEqual([
    ['air duct', 'read'],
    ['air duct', 'read'],
  ])
})
