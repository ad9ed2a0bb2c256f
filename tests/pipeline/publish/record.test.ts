import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readRecord, recordFile, recordText } from '../../../generator/pipeline/publish/record.ts'
import { makeFolder } from '../../../generator/platform/folder.ts'

const out = join(mkdtempSync(join(tmpdir(), 'townsite-')), 'dist')
afterAll(() => rmSync(join(out, '..'), { recursive: true, force: true }))
makeFolder(join(recordFile(out), '..'))

test('a record is unchanged after writing and reading, with any file names', () => {
  const names = ['index.html', 'fr/é.html', '😀.html', 'a"b.html', 'a","sizes":"', 'a\nb.html', 'a\\b.html', 'a\ud83d']
  const files = new Map(names.map((name, size) => [name, { size, mtimeMs: 2 }]))
  const record = { files, serverFiles: {}, inputs: 'a', info: { summary: 1 } }
  writeFileSync(recordFile(out), recordText(record))
  expect(readRecord(out)).toEqual(record)
})

test.each(['', '{', '[]', '{"files":{"../a":{"size":1},"/b":{"size":1},"c":null},"serverFiles":[1]}'])(
  'an invalid record is an empty one: %s',
  text => {
    writeFileSync(recordFile(out), text)
    expect(readRecord(out).files.size).toBe(0)
  },
)

test('reads the file list of a record of an earlier version', () => {
  const old = { serverFiles: {}, inputs: 'a', info: null, files: { names: 'index.html//fr/index.html', sizes: 'AAAA', times: 'AAAA' } }
  writeFileSync(recordFile(out), JSON.stringify(old))
  expect([...readRecord(out).files.keys()]).toEqual(['index.html', 'fr/index.html'])
})
