import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfigFile } from '../../../generator/platform/config/config-file.ts'
import { inEnglish } from '../../support/text.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'townsite-files-'))
  mkdirSync(join(folder, 'a-folder'))
  writeFileSync(join(folder, 'latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe9, 0x0a]))
  writeFileSync(join(folder, 'huge.yaml'), Buffer.alloc(33 * 1024 * 1024, 'a'))
  writeFileSync(join(folder, 'good.yaml'), 'a: é\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['nothing-there.yaml', 'CONFIG_MISSING', 'This file does not exist'],
  ['a-folder', 'CONFIG_FOLDER', 'This is a folder, not a config file'],
  ['a\0b', 'CONFIG_UNREADABLE', 'This is not a valid file name: it contains a NUL character'],
  ['a'.repeat(5_000), 'CONFIG_UNREADABLE', 'This is not a valid file name: it is too long'],
  ['../../../../../../../dev/null', 'CONFIG_UNREADABLE', 'This is a device or a pipe, not a file'],
  ['huge.yaml', 'CONFIG_TOO_LARGE', 'The file is 33 MB, but a config can be at most 32 MB'],
])('reports why %s cannot be read', (name, code, message) => {
  const file = join(folder, name)
  const { ok, diagnostics } = readConfigFile(file)
  expect({ ok, diagnostics: diagnostics.map(inEnglish) }).toMatchObject({
    ok: false,
    diagnostics: [{ code, severity: 'error', message, where: { file, line: 1, column: 1 } }],
  })
})

test('reports where a file has the first byte that is not UTF-8', () => {
  writeFileSync(join(folder, 'latin-line.yaml'), Buffer.from('a: b\r\nc: R\xe9paration\r\n', 'latin1'))
  expect(['latin.yaml', 'latin-line.yaml'].map(name => readConfigFile(join(folder, name)).diagnostics)).toMatchObject([
    [{ code: 'CONFIG_ENCODING', where: { line: 1, column: 4 } }],
    [{ code: 'CONFIG_ENCODING', where: { line: 2, column: 5 } }],
  ])
})

test('reads the text of a file', () => {
  expect(readConfigFile(join(folder, 'good.yaml'))).toEqual({ ok: true, diagnostics: [], value: 'a: é\n' })
})

test('removes a byte order mark', () => {
  writeFileSync(join(folder, 'marked.yaml'), '\uFEFFa: é\n')
  expect(readConfigFile(join(folder, 'marked.yaml'))).toEqual({ ok: true, diagnostics: [], value: 'a: é\n' })
})

test('reads UTF-16 with a byte order mark (YAML 1.2, section 5.2)', () => {
  const little = Buffer.from('\uFEFFa: é\n', 'utf16le')
  writeFileSync(join(folder, 'little.yaml'), little)
  writeFileSync(join(folder, 'big.yaml'), Buffer.from(little).swap16())
  writeFileSync(join(folder, 'marked-latin.yaml'), Buffer.concat([Buffer.from('\uFEFFa: '), Buffer.from([0xe9, 0x0a])]))
  const read = { ok: true, diagnostics: [], value: 'a: é\n' }
  expect(['little.yaml', 'big.yaml'].map(name => readConfigFile(join(folder, name)))).toEqual([read, read])
  expect(readConfigFile(join(folder, 'marked-latin.yaml')).ok).toBe(false)
})
