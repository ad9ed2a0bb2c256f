import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palettePng, pngHead } from '../../../generator/io/pictures/png.ts'

const palette = Uint8Array.from([255, 0, 0, 0, 0, 255])

/** The rows as a reader finds them, who compares their sum: from a head of so many bytes, and the rest. */
const readBack = async (rows: Uint8Array, head: number): Promise<Buffer> => {
  const bytes = Buffer.from(await palettePng({ palette, rows }, pngHead(rows.subarray(0, head)), 3, rows.length / 4))
  const start = bytes.indexOf('IDAT')
  return inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)))
}

test('a picture of a head and a rest, however long each is', async () => {
  const rows = Uint8Array.from([0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1])
  for (const head of [0, 4, 8, 12]) expect([...(await readBack(rows, head))]).toEqual([...rows])
})

test('a picture so large that its sum begins anew, often', async () => {
  const rows = Uint8Array.from({ length: 400_000 }, (_, at) => (at % 4 === 0 ? 0 : at % 251))
  for (const head of [4, 200_000, 399_996]) expect((await readBack(rows, head)).equals(rows)).toBe(true)
})
