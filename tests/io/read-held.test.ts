import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHeld } from '../../generator/io/read-held.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'townsite-held-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['nothing', '', ArrayBuffer],
  ['a small file', 'name: é\n', ArrayBuffer],
  ['a large file, in memory that V8 does not count', 'name: é\n'.repeat(40_000), SharedArrayBuffer],
])('%s', (_, text, memory) => {
  const file = join(folder, 'site.config.yaml')
  writeFileSync(file, text)
  const bytes = readHeld(file)
  expect([bytes.toString(), bytes.buffer]).toEqual([text, expect.any(memory)])
})

test('a file that is not there is told as the system tells it', () => {
  expect(() => readHeld(join(folder, 'none.yaml'))).toThrow(/ENOENT: no such file or directory, open '.*none\.yaml'/)
})
