import { expect, test } from 'vitest'
import { heldFile, shelve } from '../../../generator/io/config/held-file.ts'

/** Longer than a piece, with letters of one to four bytes, so that some stand where pieces meet. */
const long = 'Montréal, 모든 지역 😀\n'.repeat(30_000)

test.each([
  ['nothing', ''],
  ['a short text', 'name: é\n'],
  ['a long text', long],
])('%s is what it was, in letters and bytes, when it was shelved', (_, text) => {
  const held = heldFile('site.config.yaml', text)
  const said = () => ({
    file: held.file,
    text: held.text,
    size: held.size(),
    bytes: Buffer.concat(Array.from(held.bytes(), piece => Buffer.from(piece))),
  })
  const expected = { file: 'site.config.yaml', text, size: Buffer.byteLength(text), bytes: Buffer.from(text) }
  expect(said()).toEqual(expected)
  shelve([held])
  shelve([held])
  expect(said()).toEqual(expected)
})
