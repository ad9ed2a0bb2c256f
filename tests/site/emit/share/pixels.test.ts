import { expect, test } from 'vitest'
import { cardSize, pixelsFrom, rowBytes } from '../../../../generator/site/emit/share/pixels.ts'

test('colours are numbered as they come, and the two commonest named', () => {
  const { width, height } = cardSize
  const [red, green, blue] = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ]
  // A red pixel, four green ones, then blue ones to the end of the second row, and green ones below.
  const colourAt = (pixel: number) => (pixel === 0 ? red : pixel < 5 || pixel >= 2 * width ? green : blue) ?? []
  const data = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) data.set(colourAt(pixel), pixel * 3)
  const { palette, rows, commonest } = pixelsFrom(data)
  expect([...palette]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255])
  expect(rows.length).toBe(rowBytes * height)
  const row = (index: number): readonly number[] => [...rows.subarray(index * rowBytes, (index + 1) * rowBytes)]
  expect(row(0)).toEqual([0, 0, 1, 1, 1, 1, ...Array<number>(width - 5).fill(2)])
  expect(row(1)).toEqual([0, ...Array<number>(width).fill(2)])
  expect(row(2)).toEqual([0, ...Array<number>(width).fill(1)])
  expect(commonest).toEqual([1, 2])
})
