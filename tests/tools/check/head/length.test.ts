import { expect, test } from 'vitest'
import { outside } from '../../../../generator/tools/check/head/length.ts'

test('the limits hold for the room, in each language alike', () => {
  expect(outside('title', '蒙特利尔管道清洁', 15, 65)).toBeUndefined()
  expect(outside('title', '管道清洁'.repeat(9), 15, 65)?.message).toBe(
    `the title has 72 characters, more than 65: “${'管道清洁'.repeat(9)}”`,
  )
})
