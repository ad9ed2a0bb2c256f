import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngHead, pngOf } from '../../../generator/platform/images/png.ts'

const palette = Uint8Array.from([255, 0, 0, 0, 0, 255])

/** The pixels of a PNG that is joined from a head with this number of rows and the rest; the decoder verifies the checksums. */
const readBack = async (rows: Uint8Array, width: number, head: number): Promise<Buffer> => {
  const [height, begun] = [rows.length / (width + 1), head * (width + 1)]
  const png = await pngOf(await pngHead({ palette, rows: rows.subarray(0, begun) }, width, height), rows.subarray(begun))
  return sharp(Buffer.from(png), { failOn: 'warning' }).raw().toBuffer()
}

test('joins head and rest of any length to a valid PNG', async () => {
  const rows = Uint8Array.from([0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1])
  const [r, b] = [
    [255, 0, 0],
    [0, 0, 255],
  ]
  for (const head of [0, 1, 2, 3]) expect([...(await readBack(rows, 3, head))]).toEqual([r, b, r, b, b, r, r, r, b].flat())
})

test('computes the checksum of a large image, which wraps around', async () => {
  const rows = Uint8Array.from({ length: 500_500 }, (_, at) => (at % 1001 === 0 ? 0 : (at * at * 7) % 11 > 5 ? 1 : 0))
  const pixels = Buffer.alloc(500 * 1000 * 3)
  for (let at = 0, pixel = 0; at < rows.length; at++)
    if (at % 1001 !== 0) pixels.set(palette.subarray((rows[at] ?? 0) * 3, (rows[at] ?? 0) * 3 + 3), pixel++ * 3)
  for (const head of [1, 250, 499]) expect((await readBack(rows, 1000, head)).equals(pixels)).toBe(true)
})
