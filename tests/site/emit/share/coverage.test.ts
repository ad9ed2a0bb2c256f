import { expect, test } from 'vitest'
import { coverageOn } from '../../../../generator/site/emit/share/coverage.ts'
import { contoursOf } from '../../../../generator/site/emit/share/outlines.ts'

/** Rows of steps from 0 to 4. */
const rowsOn = (width: number, height: number) => {
  const cover = coverageOn({ width, height, shades: 4 })
  return (path: string, x: number, y: number): readonly string[] => {
    const rows = Array.from({ length: height }, () => '0'.repeat(width))
    cover([{ path, x, y }], 1000, (row, from, to, step) => {
      const line = rows[row] ?? ''
      rows[row] = line.slice(0, from) + `${step}`.repeat(to - from) + line.slice(to)
    })
    return rows
  }
}
const rows = (path: string, x: number, y: number): readonly string[] => rowsOn(6, 4)(path, x, y)
const square = 'm0 0l2 0l0 2l-2 0'

test('paths are read as points, each counted from the one before', () => {
  expect(contoursOf('m10-20l5 5q1 2 3-4m0 0l1 1')).toEqual([
    [
      [10, -20],
      [15, -15],
      [16, -13, 18, -19],
    ],
    [
      [18, -19],
      [19, -18],
    ],
  ])
})

test('a square on whole pixels covers them wholly, one between them in parts', () => {
  expect(rows(square, 1, 1)).toEqual(['000000', '044000', '044000', '000000'])
  expect(rows(square, 1.5, 1.5)).toEqual(['000000', '012100', '024200', '012100'])
})

test('a slope covers half of the pixels that it cuts', () => {
  expect(rows('m0 0l3 3l-3 0', 1, 0)).toEqual(['020000', '042000', '044200', '000000'])
})

test('where outlines overlap, more than all is not covered; a hole runs the other way', () => {
  expect(rows(`${square}m1-2l2 0l0 2l-2 0`, 1, 1)).toEqual(['000000', '044400', '044400', '000000'])
  expect(rows('m0 0l4 0l0 4l-4 0m1-3l0 2l2 0l0-2', 1, 0)).toEqual(['044440', '040040', '040040', '044440'])
})

test('what runs out of the picture is cut off', () => {
  expect(rows('m-3-3l20 0l0 20l-20 0', 0, 0)).toEqual(['444444', '444444', '444444', '444444'])
})

test('nothing of a drawing is left for the next one; a wide picture is one, too', () => {
  const cover = rowsOn(70, 2)
  const none = '0'.repeat(70)
  expect(cover('m0 0l1 0l0 1l-1 0m30-1l3 0l0 1l-3 0m38-1l40 0l0 1l-40 0', 0, 1)).toEqual([none, `4${'0'.repeat(29)}444${'0'.repeat(35)}44`])
  expect(cover(square, 63, 0)).toEqual([`${'0'.repeat(63)}44${'0'.repeat(5)}`, `${'0'.repeat(63)}44${'0'.repeat(5)}`])
})
