import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw, pixelsOf } from '../../../generator/platform/images/drawing.ts'
import { pngHead, pngOf } from '../../../generator/platform/images/png.ts'
import { frameOf } from '../../../generator/site/share-images/card.ts'
import { cardSize, mostColours } from '../../../generator/site/share-images/pixels.ts'

const { width, height } = cardSize

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="#123456"/>${inside}</svg>`

const pixelsIn = (image: Uint8Array | string): Promise<Buffer> => sharp(Buffer.from(image)).removeAlpha().raw().toBuffer()

const frames: readonly (readonly [name: string, inside: string])[] = [
  ['only a background', ''],
  ['a round mark', '<circle cx="600" cy="300" r="200" fill="#fff"/>'],
  [
    'a logo with more colors than a palette',
    '<linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset=".5" stop-color="lime"/><stop offset="1" stop-color="blue"/></linearGradient>' +
      '<rect x="80" y="72" width="460" height="72" fill="url(#a)"/>',
  ],
]

test.each(frames)('a frame with %s has at most 256 colors including its shades, and looks the same', async (_, inside) => {
  const svg = frame(inside)
  const pixels = pixelsOf(await draw({ as: 'frame', svg }))
  expect(pixels.palette.length / 3).toBeLessThanOrEqual(mostColours)
  const { palette, above, below } = frameOf(pixels, { ground: '#123456', ink: '#ffffff', air: '#445566' })
  expect(palette.length / 3).toBeLessThanOrEqual(256)
  const png = await pngOf(await pngHead({ palette, rows: above }, width, height), below)
  const [drawn, asked] = await Promise.all([pixelsIn(png), pixelsIn(svg)])
  const differences = drawn.map((value, at) => Math.abs(value - (asked[at] ?? 0)))
  expect(differences.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(24)
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.2)
})
