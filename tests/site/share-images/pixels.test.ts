import { expect, test } from 'vitest'
import { cardSize, mostColours, pixelsFrom, rowBytes, runsIn } from '../../../generator/site/share-images/pixels.ts'

const { width, height } = cardSize

/** An image in the pixel format of sharp. */
const picture = (colourAt: (pixel: number) => readonly [number, number, number]): Uint8Array => {
  const data = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) data.set([...colourAt(pixel), 255], pixel * 4)
  return data
}

test('numbers colours by frequency', () => {
  // A red pixel, four green ones, then blue ones to the end of the second row, and green ones below.
  const data = picture(pixel => (pixel === 0 ? [255, 0, 0] : pixel < 5 || pixel >= 2 * width ? [0, 255, 0] : [0, 0, 255]))
  const { palette, rows } = pixelsFrom(runsIn(data))
  expect([...palette]).toEqual([0, 255, 0, 0, 0, 255, 255, 0, 0])
  expect(rows.length).toBe(rowBytes * height)
  const row = (index: number): readonly number[] => [...rows.subarray(index * rowBytes, (index + 1) * rowBytes)]
  expect(row(0)).toEqual([0, 2, 0, 0, 0, 0, ...Array<number>(width - 5).fill(1)])
  expect(row(1)).toEqual([0, ...Array<number>(width).fill(1)])
  expect(row(2)).toEqual([0, ...Array<number>(width).fill(0)])
  expect(row(height - 1)).toEqual(row(2))
})

test('merges similar colours into the most common one if the palette is full', () => {
  // Each grey occurs as often as its value.
  const row = [...Array(256).keys()].flatMap(grey => Array<number>(grey + 1).fill(grey))
  const data = picture(pixel => {
    const grey = row[pixel] ?? 0
    return [grey, grey, grey]
  })
  const { palette, rows } = pixelsFrom(runsIn(data))
  expect(256).toBeGreaterThan(mostColours)
  // Greys are merged in pairs, and the odd ones are more common. Black is on all other pixels; the rest is sorted by frequency.
  const remaining = [0, ...Array.from({ length: 127 }, (_, at) => 255 - 2 * at)]
  expect([...palette]).toEqual(remaining.flatMap(grey => [grey, grey, grey]))
  const greyAt = (pixel: number): number | undefined => palette[(rows[pixel + Math.floor(pixel / width) + 1] ?? 0) * 3]
  expect(row.map((_, pixel) => greyAt(pixel))).toEqual(row.map(grey => (grey < 2 ? 0 : grey | 1)))
})
