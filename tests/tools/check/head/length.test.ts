import { expect, test } from 'vitest'
import { lengthOf, outside } from '../../../../generator/tools/check/head/length.ts'

test.each([
  ['Ramonage à Laval', 16],
  // The same with the accent as a sign of its own.
  ['Ramonage a\u0300 Laval', 16],
  ['管道清洁', 8],
  ['تَنظيف', 5],
  ['', 0],
])('“%s” takes the room of %i Latin letters', (text, room) => {
  expect(lengthOf(text)).toBe(room)
})

test('the limits hold for the room, in each language alike', () => {
  expect(outside('title', '蒙特利尔管道清洁', 15, 65)).toBeUndefined()
  expect(outside('title', '管道清洁'.repeat(9), 15, 65)?.message).toBe(
    `the title has 72 characters, more than 65: “${'管道清洁'.repeat(9)}”`,
  )
})
