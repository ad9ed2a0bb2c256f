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

/** An assets folder with these images. */
const assetsWith = (images: Readonly<Record<string, Uint8Array>>): string => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'images'))
  for (const [name, bytes] of Object.entries(images)) writeFileSync(join(root, 'images', name), bytes)
  return root
}

describe('reports an unusable image with a hint, and writes no files', async () => {
  const whole = await grey(500, 300).jpeg().toBuffer()
  /** Its header declares 30,000 × 30,000 pixels, which would take 2.7 GB. */
  const enormous = await grey(1, 1).png().toBuffer()
  enormous.writeUInt32BE(30_000, 16)
  enormous.writeUInt32BE(30_000, 20)
  enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29)

  test.each([
    ['not an image', Buffer.from('hello'), 'photo.jpg is not a JPEG, PNG or WebP file, despite its name'],
    [
      'an SVG with the name of a photo',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">&b;</svg>',
      ),
      'photo.jpg is not a JPEG, PNG or WebP file, despite its name',
    ],
    ['only the beginning of a JPEG', whole.subarray(0, 20), 'The image photo.jpg is damaged or not a JPEG, PNG or WebP file'],
    ['cut short', whole.subarray(0, whole.length / 2), 'The image photo.jpg is damaged or not a JPEG, PNG or WebP file'],
    ['tiny', await grey(399, 300).jpeg().toBuffer(), 'The image photo.jpg is only 399 pixels wide'],
    ['too wide', await grey(12_001, 2).png().toBuffer(), 'The image photo.jpg is too large: 12001 × 2 pixels'],
    ['enormous', enormous, 'The image photo.jpg is too large: 30000 × 30000 pixels'],
  ])('%s', async (_, bytes, message) => {
    const root = assetsWith({ 'photo.jpg': bytes })
    const { pictures, files, diagnostics } = await prepareImages([root], ['photo.jpg'])
    expect(diagnostics.map(inEnglish)).toMatchObject([
      { code: 'IMAGE_INVALID', severity: 'error', message, hint: expect.stringMatching(/\.$/) },
    ])
    expect([pictures.size, files.length, readdirSync(root)]).toEqual([0, 0, ['images']])
  })
})

test('encodes an image in two formats and all widths up to its own, with a fallback, and reuses the files', async () => {
  const root = assetsWith({ 'My Photo.png': await grey(900, 600, 4).png().toBuffer() })
  const first = await prepareImages([root], ['My Photo.png'])
  const picture = first.pictures.get('My Photo.png')
  expect(first.diagnostics).toEqual([])
  expect(picture).toMatchObject({ width: 900, height: 600, src: expect.stringMatching(/^\/assets\/my-photo\.[0-9a-f]{8}\.png$/) })
  expect(picture?.sources.map(({ type, srcset }) => [type, srcset.replaceAll(/\/assets\/my-photo\.[0-9a-f]{8}/g, '')])).toEqual([
    ['image/avif', '-480.avif 480w, -800.avif 800w'],
    ['image/webp', '-800.webp'],
  ])
  const second = await prepareImages([root], ['My Photo.png'])
  expect(second.files).toEqual(first.files)
})

test('applies the orientation that a camera recorded', async () => {
  const root = assetsWith({ 'upright.jpg': await grey(800, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer() })
  const { pictures } = await prepareImages([root], ['upright.jpg'])
  expect(pictures.get('upright.jpg')).toMatchObject({ width: 500, height: 800 })
})

test('lowers the quality of the width for phones if it then fits into one round trip, and keeps it otherwise', async () => {
  const names = ['hero.jpg', 'service-chimney.jpg', 'service-dryer.jpg', 'service-duct.jpg', 'flue-before.jpg']
  // The encoded files are committed.
  const { files } = await prepareImages(['assets'], names)
  const phones = files.filter(({ path }) => path.endsWith('-800.avif'))
  expect(phones.map(({ path, bytes }) => [path.replace(/^assets\/|\..*/g, ''), bytes.length <= 11_600])).toEqual([
    ['hero', true],
    ['service-chimney', true],
    ['service-dryer', true],
    ['service-duct', true],
    ['flue-before', false],
  ])
})
