import { expect, test } from 'vitest'
import { alikeIn } from '../../../generator/io/config/alike.ts'

const between = (one: string, other: string) => alikeIn(Buffer.from(one), Buffer.from(other))

test.each([
  ['', '', 0, 0],
  ['', 'air', 0, 0],
  ['air', 'air', 3, 3],
  ['air duct', 'air vent', 4, 1],
  ['duct', 'air duct', 0, 4],
  ['air', 'air duct', 3, 0],
  ['aaaa', 'aaa', 3, 3],
  // Their first bytes are the same.
  ['été', 'êté', 1, 3],
])('“%s” and “%s” begin with %i bytes alike, and end with %i', (one, other, first, last) => {
  expect([between(one, other), between(other, one)]).toEqual([
    { first, last },
    { first, last },
  ])
})

test('one byte of many is found wherever it stands', () => {
  const one = new Uint8Array(1000)
  for (let at = 0; at < one.length; at += 7) expect(alikeIn(one, one.with(at, 1))).toEqual({ first: at, last: one.length - 1 - at })
})
