import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { prepareImages } from '../../../generator/platform/images/encode-images.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { inEnglish } from '../../support/text.ts'

const grey = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 120, g: 130, b: 140, alpha: channels === 4 ? 0.5 : 1 } } })

/** An assets folder with these pictures. */
const assetsWith = (pictures: Readonly<Record<string, Uint8Array>>): string => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'images'))
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(root, 'images', name), bytes)
  return root
}

describe('an image that cannot be used is reported with a hint, and nothing of it is written', async () => {
  const whole = await grey(500, 300).jpeg().toBuffer()
  /** A head that promises 30,000 × 30,000 pixels: 2.7 gigabytes, were they looked for. */
  const enormous = await grey(1, 1).png().toBuffer()
  enormous.writeUInt32BE(30_000, 16)
  enormous.writeUInt32BE(30_000, 20)
  enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29)

  test.each([
    ['no picture', Buffer.from('hello'), 'the picture photo.jpg cannot be read'],
    ['cut short', whole.subarray(0, whole.length / 2), 'the picture photo.jpg cannot be read'],
    ['tiny', await grey(399, 300).jpeg().toBuffer(), 'the picture photo.jpg is only 399 pixels wide'],
    ['too wide', await grey(12_001, 2).png().toBuffer(), 'the picture photo.jpg has 12001 × 2 pixels'],
    ['enormous', enormous, 'the picture photo.jpg has 30000 × 30000 pixels'],
  ])('%s', async (_, bytes, message) => {
    const root = assetsWith({ 'photo.jpg': bytes })
    const { pictures, files, diagnostics } = await prepareImages(root, ['photo.jpg'])
    expect(diagnostics.map(inEnglish)).toMatchObject([
      { code: 'IMAGE_INVALID', severity: 'error', message, hint: expect.stringMatching(/\.$/) },
    ])
    expect([pictures.size, files.length, readdirSync(root)]).toEqual([0, 0, ['images']])
  })
})

test('a sound picture comes in two formats, in each width up to its own, with a fallback; a second build takes them as they are', async () => {
  const root = assetsWith({ 'My Photo.png': await grey(900, 600, 4).png().toBuffer() })
  const first = await prepareImages(root, ['My Photo.png'])
  const picture = first.pictures.get('My Photo.png')
  expect(first.diagnostics).toEqual([])
  expect(picture).toMatchObject({ width: 900, height: 600, src: expect.stringMatching(/^\/assets\/my-photo\.[0-9a-f]{8}\.png$/) })
  expect(picture?.sources.map(({ type, srcset }) => [type, srcset.replaceAll(/\/assets\/my-photo\.[0-9a-f]{8}/g, '')])).toEqual([
    ['image/avif', '-480.avif 480w, -800.avif 800w'],
    ['image/webp', '-800.webp'],
  ])
  const second = await prepareImages(root, ['My Photo.png'])
  expect(second.files).toEqual(first.files)
})

test('a photo that a camera held upright is upright', async () => {
  const root = assetsWith({ 'upright.jpg': await grey(800, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer() })
  const { pictures } = await prepareImages(root, ['upright.jpg'])
  expect(pictures.get('upright.jpg')).toMatchObject({ width: 500, height: 800 })
})

test('the width of phones comes in one round trip where a lower quality is enough for it; what is far from it stays as good as it was', async () => {
  const names = ['hero.jpg', 'service-chimney.jpg', 'service-dryer.jpg', 'service-duct.jpg', 'flue-before.jpg']
  // Encoded before, and committed.
  const { files } = await prepareImages('assets', names)
  const phones = files.filter(({ path }) => path.endsWith('-800.avif'))
  expect(phones.map(({ path, bytes }) => [path.replace(/^assets\/|\..*/g, ''), bytes.length <= 11_600])).toEqual([
    ['hero', true],
    ['service-chimney', true],
    ['service-dryer', true],
    ['service-duct', true],
    ['flue-before', false],
  ])
})
