import { expect, test } from 'vitest'
import { glyphPainter } from '../../../generator/site/share-images/glyph-painter.ts'
import { edgesOf } from '../../../generator/site/share-images/typeface.ts'

/** Rows of steps from 0 to 4, drawn on zeros, each row after a byte. */
const rowsOn = (width: number, height: number) => {
  const ink = glyphPainter({ width, height, shades: 4 })
  const stride = width + 1
  return (path: string, x: number, y: number): readonly string[] => {
    const pixels = new Uint8Array(stride * height)
    ink([{ path, x, y }], 1000, { pixels, start: 1, stride, inked: Uint8Array.from({ length: 5 * 256 }, (_, at) => at >> 8) })
    return Array.from({ length: height }, (_, row) => {
      expect(pixels[row * stride]).toBe(0)
      return pixels.subarray(row * stride + 1, (row + 1) * stride).join('')
    })
  }
}
const rows = (path: string, x: number, y: number): readonly string[] => rowsOn(6, 4)(path, x, y)
const square = 'm0 0l2 0l0 2l-2 0'

test('parses relative paths into edges and closes contours', () => {
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    return { fromX, fromY, isCurve: false, overX: toX, overY: toY, toX, toY }
  }
  expect(edgesOf('m10-20l5 5q1 2 3-4m0 0l1 1')).toEqual([
    line(10, -20, 15, -15),
    { fromX: 15, fromY: -15, isCurve: true, overX: 16, overY: -13, toX: 18, toY: -19 },
    line(18, -19, 10, -20),
    line(18, -19, 19, -18),
    line(19, -18, 18, -19),
  ])
})

test('blends each ground colour separately', () => {
  const pixels = Uint8Array.from([7, 7, 9, 9, 9])
  const inked = Uint8Array.from({ length: 5 * 256 }, (_, at) => (at >> 8) * 10 + (at & 255))
  glyphPainter({ width: 5, height: 1, shades: 4 })([{ path: square, x: 0.5, y: 0 }], 1000, { pixels, start: 0, stride: 5, inked })
  expect([...pixels]).toEqual([27, 47, 29, 9, 9])
})

test('covers whole pixels fully and others in part', () => {
  expect(rows(square, 1, 1)).toEqual(['000000', '044000', '044000', '000000'])
  expect(rows(square, 1.5, 1.5)).toEqual(['000000', '012100', '024200', '012100'])
})

test('covers half of each pixel on a diagonal', () => {
  expect(rows('m0 0l3 3l-3 0', 1, 0)).toEqual(['020000', '042000', '044200', '000000'])
})

test('limits coverage where outlines overlap, and subtracts holes', () => {
  expect(rows(`${square}m1-2l2 0l0 2l-2 0`, 1, 1)).toEqual(['000000', '044400', '044400', '000000'])
  expect(rows('m0 0l4 0l0 4l-4 0m1-3l0 2l2 0l0-2', 1, 0)).toEqual(['044440', '040040', '040040', '044440'])
})

test('clips outlines at the edges of the image', () => {
  expect(rows('m-3-3l20 0l0 20l-20 0', 0, 0)).toEqual(['444444', '444444', '444444', '444444'])
})

test('resets its buffer after each drawing, also for a wide image', () => {
  const cover = rowsOn(70, 2)
  const none = '0'.repeat(70)
  expect(cover('m0 0l1 0l0 1l-1 0m30-1l3 0l0 1l-3 0m38-1l40 0l0 1l-40 0', 0, 1)).toEqual([none, `4${'0'.repeat(29)}444${'0'.repeat(35)}44`])
  expect(cover(square, 63, 0)).toEqual([`${'0'.repeat(63)}44${'0'.repeat(5)}`, `${'0'.repeat(63)}44${'0'.repeat(5)}`])
})
