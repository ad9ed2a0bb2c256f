import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownMark } from '../../generator/platform/alive.ts'
import {
  changeOwnerFile,
  createOwnerFile,
  readOwnerFile,
  tidyFolders,
  updateOwnerFile,
  updateOwnerFiles,
  writeNewFile,
  writeOwnerFile,
} from '../../generator/platform/owner-file.ts'
import { temporaryFolder } from '../support/temporary.ts'

const place = (): ((name: string) => string) => {
  const folder = temporaryFolder()
  return name => join(folder, name)
}

test('creates missing folders for a new file', () => {
  const at = place()
  writeOwnerFile(at('a/b/c.yaml'), 'x: é\n')
  expect([readFileSync(at('a/b/c.yaml'), 'utf8'), readdirSync(at('a/b'))]).toEqual(['x: é\n', ['c.yaml']])
})

test('replaces a file atomically and keeps its mode', () => {
  const at = place()
  writeFileSync(at('site.config.yaml'), 'old')
  chmodSync(at('site.config.yaml'), 0o640)
  const before = statSync(at('site.config.yaml'))
  writeOwnerFile(at('site.config.yaml'), 'new')
  const after = statSync(at('site.config.yaml'))
  expect([readFileSync(at('site.config.yaml'), 'utf8'), after.mode & 0o777, after.ino === before.ino]).toEqual(['new', 0o640, false])
})

test.each(['existing', 'missing'])('writes the %s target of a link, and keeps the link', state => {
  const at = place()
  mkdirSync(at('shared'))
  if (state === 'existing') writeFileSync(at('shared/urls.lock'), 'old')
  symlinkSync('shared/urls.lock', at('second'))
  symlinkSync('second', at('urls.lock'))
  writeOwnerFile(at('urls.lock'), 'new')
  expect([lstatSync(at('urls.lock')).isSymbolicLink(), readlinkSync(at('second')), readFileSync(at('shared/urls.lock'), 'utf8')]).toEqual([
    true,
    'shared/urls.lock',
    'new',
  ])
})

test('removes temporary files of killed commands, and keeps those of running ones', () => {
  const at = place()
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  for (const name of [`.townsite-${gone}-1`, `.townsite-${process.ppid}-1`, '.townsite-notes', 'urls.lock.1']) writeFileSync(at(name), 'x')
  writeFileSync(at(`.townsite-${ownMark().replace('-', '0-')}`), 'x')
  writeOwnerFile(at('urls.lock'), 'new')
  // A reused process id is recognized by the start time.
  expect(readdirSync(at('')).sort()).toEqual(['.townsite-notes', 'urls.lock', 'urls.lock.1'])
})

test('removes stray temporary files from several folders, and ignores a missing folder', () => {
  const at = place()
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  for (const name of [`.townsite-${gone}-1`, `.townsite-${gone}-1-old`, `.townsite-${ownMark()}`, '.townsite-notes'])
    writeFileSync(at(name), 'x')
  tidyFolders([at('none'), at('')])
  expect(readdirSync(at('')).sort()).toEqual([`.townsite-${ownMark()}`, '.townsite-notes'])
})

test('removes the locks of killed processes, also those killed before they wrote their mark', () => {
  const at = place()
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const lock = (digit: string): string => `.townsite-${digit.repeat(12)}.lock`
  writeFileSync(at(lock('a')), `${gone}-1`)
  writeFileSync(at(lock('b')), '')
  utimesSync(at(lock('b')), 1, 1)
  writeFileSync(at(lock('c')), ownMark())
  writeFileSync(at(lock('d')), '')
  const soon = Date.now() / 1000 + 60
  utimesSync(at(lock('d')), soon, soon)
  tidyFolders([at('')])
  expect(readdirSync(at('')).sort()).toEqual([lock('c'), lock('d')])
})

test('leaves a file unchanged if it cannot be written, without a temporary file, and reports its path', () => {
  const at = place()
  mkdirSync(at('folder'))
  writeFileSync(at('folder/mine'), 'x')
  expect(() => writeOwnerFile(at('folder'), 'new')).toThrow(expect.objectContaining({ code: 'EISDIR' }))
  expect(() => writeOwnerFile(at('folder/mine/new'), 'new')).toThrow(
    expect.objectContaining({ code: 'ENOTDIR', path: at('folder/mine/new') }),
  )
  const long = at('a'.repeat(300))
  expect(() => writeOwnerFile(long, 'new')).toThrow(expect.objectContaining({ code: 'ENAMETOOLONG', path: long }))
  expect([readdirSync(at('')), readdirSync(at('folder')), readFileSync(at('folder/mine'), 'utf8')]).toEqual([['folder'], ['mine'], 'x'])
})

test('writes to a terminal or device without replacing it', () => {
  writeOwnerFile('/dev/null', 'new')
  expect(statSync('/dev/null').isFile()).toBe(false)
})

test('reports the path of a folder that is read as a file', () => {
  const at = place()
  mkdirSync(at('urls.lock'))
  expect(() => readOwnerFile(at('urls.lock'))).toThrow(expect.objectContaining({ code: 'EISDIR', path: at('urls.lock') }))
})

test.runIf(process.platform === 'linux')('reports a folder in which the system permits no files', () => {
  expect(() => writeOwnerFile('/proc/townsite', 'new')).toThrow(expect.objectContaining({ code: 'EPERM', path: '/proc/townsite' }))
})

test('writes no change of a text that another program has changed since, and leaves no lock', () => {
  const at = place()
  writeFileSync(at('site.config.yaml'), 'theirs: 1\n')
  const changed = expect.objectContaining({ code: 'ECHANGED' })
  expect(() => updateOwnerFile(at('site.config.yaml'), 'base: 1\n', 'mine: 1\n')).toThrow(changed)
  expect(() => updateOwnerFile(at('site.config.yaml'), undefined, 'mine: 1\n')).toThrow(changed)
  expect(() => createOwnerFile(at('site.config.yaml'), 'mine: 1\n')).toThrow(changed)
  expect([readFileSync(at('site.config.yaml'), 'utf8'), readdirSync(at(''))]).toEqual(['theirs: 1\n', ['site.config.yaml']])
})

test('compares again before the rename, when the new text was computed meanwhile', () => {
  const at = place()
  writeFileSync(at('urls.lock'), 'base\n')
  const change = (): string => {
    writeFileSync(at('urls.lock'), 'theirs\n')
    return 'mine\n'
  }
  expect(() => changeOwnerFile(at('urls.lock'), change)).toThrow(expect.objectContaining({ code: 'ECHANGED', path: at('urls.lock') }))
  expect([readFileSync(at('urls.lock'), 'utf8'), readdirSync(at(''))]).toEqual(['theirs\n', ['urls.lock']])
})

test('writes a new file only if its name is free, and not through a link', () => {
  const at = place()
  symlinkSync('missing', at('link.jpg'))
  const bytes = Buffer.from('mine')
  expect(['photo.jpg', 'photo.jpg', 'link.jpg'].map(name => writeNewFile(at(''), name, bytes))).toEqual([true, false, false])
  expect([readFileSync(at('photo.jpg'), 'utf8'), readdirSync(at('')).sort()]).toEqual(['mine', ['link.jpg', 'photo.jpg']])
})

test('keeps a byte order mark, and ignores the lock of a killed command', () => {
  const at = place()
  writeFileSync(at('site.config.yaml'), '\ufeffbase: 1\n')
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const lock = createHash('sha256').update('site.config.yaml').digest('hex').slice(0, 12)
  writeFileSync(at(`.townsite-${lock}.lock`), `${gone}-1`)
  updateOwnerFile(at('site.config.yaml'), 'base: 1\n', 'mine: 1\n')
  expect([readFileSync(at('site.config.yaml'), 'utf8'), readdirSync(at(''))]).toEqual(['\ufeffmine: 1\n', ['site.config.yaml']])
})

test('writes several files, or none if one of them was changed since', () => {
  const at = place()
  for (const name of ['a.yaml', 'b.yaml', 'c.json']) writeFileSync(at(name), `${name} 0\n`)
  const change = (name: string, before = `${name} 0\n`) => ({ path: at(name), before, after: `${name} 1\n` })
  const texts = () => ['a.yaml', 'b.yaml', 'c.json'].map(name => readFileSync(at(name), 'utf8'))
  const changed = expect.objectContaining({ code: 'ECHANGED', path: at('c.json') })
  expect(() => updateOwnerFiles([change('a.yaml'), change('b.yaml'), change('c.json', 'theirs\n')])).toThrow(changed)
  expect(texts()).toEqual(['a.yaml 0\n', 'b.yaml 0\n', 'c.json 0\n'])
  updateOwnerFiles([change('a.yaml'), change('b.yaml'), change('c.json')])
  expect(texts()).toEqual(['a.yaml 1\n', 'b.yaml 1\n', 'c.json 1\n'])
})
