import { expect, test } from 'vitest'
import { type Anchor, type Bitmap, comparePixels } from '../../../generator/tools/diff/pixels.ts'

/** A screenshot one pixel wide, with a letter for each row: `w` white, `b` black. */
const column = (rows: string, anchors: readonly Anchor[] = []): Bitmap => ({
  width: 1,
  height: rows.length,
  data: Uint8Array.from([...rows].flatMap(row => Array.from({ length: 3 }, () => (row === 'w' ? 255 : 0)))),
  anchors,
})

const letters = (data: Uint8Array): string =>
  Array.from({ length: data.length / 3 }, (_, row) => ({ 255: 'w', 0: 'b' })[data[row * 3] ?? 1] ?? '·').join('')

const marked = (marks: Uint8Array): string =>
  Array.from({ length: marks.length / 4 }, (_, row) => (marks[row * 4 + 3] === 0 ? '.' : '×')).join('')

const compare = (before: Bitmap, after: Bitmap) => {
  const { before: was, after: is, marks, differing } = comparePixels(before, after)
  return { was: letters(was), is: letters(is), marks: marked(marks), differing }
}

test('marks differing pixels', () => {
  expect(compare(column('wwbw'), column('wwww'))).toEqual({ was: 'wwbw', is: 'wwww', marks: '..×.', differing: 1 })
})

test('aligns content that moved down', () => {
  expect(compare(column('wbw', [{ y: 1, key: 'P x' }]), column('wwwbw', [{ y: 3, key: 'P x' }]))).toEqual({
    was: 'w··bw',
    is: 'wwwbw',
    marks: '.××..',
    differing: 2,
  })
})

test('omits equal bands', () => {
  const same = 'w'.repeat(300)
  const { was, marks } = compare(column(`${same}b${same}`), column(`${same}w${same}`))
  expect(was).toBe(`${'·'.repeat(12)}${'w'.repeat(90)}b${'w'.repeat(90)}${'·'.repeat(12)}`)
  expect(marks.indexOf('×')).toBe(12 + 90)
})

test('omits all rows of equal screenshots', () => {
  expect(comparePixels(column('wbw'), column('wbw')).differing).toBe(0)
})
