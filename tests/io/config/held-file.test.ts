import { expect, test } from 'vitest'
import { heldFile, shelve } from '../../../generator/io/config/held-file.ts'

/** Longer than a piece, with letters of one to four bytes, so that some stand where pieces meet. */
const long = 'Montréal, 모든 지역 😀\n'.repeat(30_000)

test.each([
  ['nothing', ''],
  ['a short text', 'name: é\n'],
  ['a long text', long],
  ['a text beside the bytes that it was read from', 'name: é\n', Buffer.from('name: é\n')],
])('%s is what it was, in letters and bytes, when it was shelved', (_, text, read?: Uint8Array) => {
  const held = heldFile('site.config.yaml', text, read)
  const said = () => ({
    file: held.file,
    text: held.text,
    size: held.size(),
    bytes: Buffer.concat(Array.from(held.bytes(), piece => Buffer.from(piece))).toString(),
    utf8: Buffer.from(held.utf8()).toString(),
  })
  const expected = { file: 'site.config.yaml', text, size: Buffer.byteLength(text), bytes: text, utf8: text }
  expect(said()).toEqual(expected)
  shelve([held])
  shelve([held])
  expect(said()).toEqual(expected)
})
