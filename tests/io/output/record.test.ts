import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../../generator/io/folder.ts'
import { tableOf } from '../../../generator/io/output/file-table.ts'
import { isOlder, readRecord, recordFile, recordText } from '../../../generator/io/output/record.ts'

const out = join(mkdtempSync(join(tmpdir(), 'townsite-')), 'dist')
afterAll(() => rmSync(join(out, '..'), { recursive: true, force: true }))
makeFolder(join(recordFile(out), '..'))

const rest = { serverFiles: {}, inputs: 'a', info: { summary: '"files":{"names":"' } }

test.each([
  ['plain names', ['index.html', 'fr/é.html', '😀.html'], true],
  ['a quotation mark', ['a"b.html'], false],
  ['what looks like the end of the names', ['a","sizes":"'], false],
  ['a line break', ['a\nb.html', 'c.html'], false],
  ['a backslash', ['a\\b.html'], false],
  ['a half of a sign', ['a\ud83d', 'b'], false],
])('a record with %s is written again as it was read', (_, names, isPlain) => {
  const text = [...recordText(rest, tableOf(Object.fromEntries(names.map(name => [name, { size: 1, mtimeMs: 2 }]))))].join('')
  writeFileSync(recordFile(out), text)
  const { files } = readRecord(out)
  expect([files.paths(), files.isPlain, [...recordText(rest, files)].join('')]).toEqual([names, isPlain, text])
})

test('of names in many pieces no sign is cut', () => {
  const names = Array.from({ length: 9000 }, (_, place) => `😀${place}.html`)
  const text = [...recordText(rest, tableOf(Object.fromEntries(names.map(name => [name, { size: 1, mtimeMs: 2 }]))))].join('')
  writeFileSync(recordFile(out), text)
  const pieces = [...recordText(rest, readRecord(out).files)]
  expect([pieces.join(''), pieces.length > 4, pieces.every(piece => piece.isWellFormed())]).toEqual([text, true, true])
})

test.each([
  ['written since', 3, true],
  ['written before', 1, false],
  ['of the same time', 2, false],
])('a config %s', (_, written, expected) => {
  const config = join(out, '..', 'site.config.yaml')
  writeFileSync(recordFile(out), '{}')
  writeFileSync(config, '')
  utimesSync(recordFile(out), 2, 2)
  utimesSync(config, written, written)
  expect([isOlder(out, config), isOlder(out, `${config}.none`), isOlder(`${out}-none`, config)]).toEqual([expected, false, false])
})
