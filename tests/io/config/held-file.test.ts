import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type HeldFile, heldFile, shelve } from '../../../generator/io/config/held-file.ts'

/** Longer than a piece, with letters of one to four bytes, so that some stand where pieces meet. */
const long = 'Montréal, 모든 지역 😀\n'.repeat(30_000)

test.each([
  ['nothing', ''],
  ['a short text', 'name: é\n'],
  ['a long text', long],
])('%s is what it was, in letters and bytes, from either and when it was shelved', (_, text) => {
  const hash = createHash('sha256').update(text).digest('base64url')
  const expected = { file: 'site.config.yaml', text, size: Buffer.byteLength(text), hash, bytes: text, utf8: text }
  const said = (held: HeldFile) => ({
    file: held.file,
    text: held.text,
    size: held.size(),
    hash: held.hash(),
    bytes: Buffer.concat(Array.from(held.bytes(), piece => Buffer.from(piece))).toString(),
    utf8: Buffer.from(held.utf8()).toString(),
  })
  const files = [text, Buffer.from(text)].map(content => heldFile('site.config.yaml', content))
  expect(files.map(said)).toEqual([expected, expected])
  shelve(files)
  shelve(files)
  expect(files.map(said)).toEqual([expected, expected])
  const shelved = [text, Buffer.from(text)].map(content => heldFile('site.config.yaml', content))
  shelve(shelved)
  expect(shelved.map(said)).toEqual([expected, expected])
})
