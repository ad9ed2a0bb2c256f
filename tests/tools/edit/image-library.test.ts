import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { prepareImages } from '../../../generator/platform/images/encode-images.ts'
import { cropImage, imageFault, imagesIn, saveImage, thumbnailOf } from '../../../generator/tools/edit/server/image-library.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { messageOf } from '../../support/text.ts'

const folder = temporaryFolder()
let images = ''

/** Left half red, right half blue. */
const image = async (): Promise<Buffer> => {
  const blue = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer()
}

/** A small PNG whose header declares 60,000 by 60,000 pixels. */
const oversized = (png: Buffer): Buffer => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

beforeEach(async () => {
  images = temporaryFolder()
  writeFileSync(join(images, 'van.png'), await image())
  writeFileSync(join(images, 'logo.svg'), '<svg/>')
  writeFileSync(join(images, 'page.jpg'), '<script>')
  writeFileSync(join(folder, 'outside.png'), await image())
  symlinkSync(join(folder, 'outside.png'), join(images, 'link.png'))
})

test('lists images with their sizes, without links, drawings and files that only have the extension of an image', async () => {
  expect(await imagesIn([images])).toEqual([{ file: 'van.png', width: 400, height: 300 }])
  expect(await imagesIn([join(images, 'nowhere')])).toEqual([])
})

test('saves a crop as a new image and leaves the original unchanged', async () => {
  const before = readFileSync(join(images, 'van.png'))
  const file = await cropImage({ file: 'van.png', left: 0.5, top: 0, width: 0.5, height: 0.5 }, [images])
  expect(file).toBe('van-crop.png')
  const { data, info } = await sharp(join(images, 'van-crop.png')).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([200, 150, 0, 0, 255])
  expect(readFileSync(join(images, 'van.png')).equals(before)).toBe(true)
  expect(await cropImage({ file: 'van.png', left: 0.9, top: 0.9, width: 1, height: 1 }, [images])).toBe('van-crop-2.png')
  expect(await cropImage({ file: 'van.png', left: 1, top: 0, width: 0, height: 1 }, [images])).toBeUndefined()
})

test.each(['../outside.png', 'link.png', '/etc/passwd', 'page.jpg', 'logo.svg', 'none.png', ''])(
  'does not crop or show a file that is not an image of the folder: %s',
  async file => {
    const before = readdirSync(images)
    expect(await cropImage({ file, left: 0, top: 0, width: 1, height: 1 }, [images])).toBeUndefined()
    expect(await thumbnailOf(file, 100, [images])).toBeUndefined()
    expect(readdirSync(images)).toEqual(before)
  },
)

test('rejects an image with too many pixels, whatever the size of its file', async () => {
  const png = await image()
  writeFileSync(join(images, 'oversized.png'), oversized(png))
  expect(await thumbnailOf('oversized.png', 100, [images])).toBeUndefined()
  expect(await cropImage({ file: 'oversized.png', left: 0, top: 0, width: 0.1, height: 0.1 }, [images])).toBeUndefined()
})

test('refuses an upload that a build would refuse, with the same message', async () => {
  const png = await image()
  const photo = await sharp(png).jpeg().toBuffer()
  const animated = await sharp([png, await sharp(png).negate().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer()
  const uploads: Readonly<Record<string, Uint8Array>> = {
    'whole.jpg': photo,
    'renamed.webp': photo,
    'half.jpg': photo.subarray(0, photo.length / 2),
    'half.png': png.subarray(0, png.length / 2),
    'bomb.png': oversized(png),
    'small.png': await sharp(png).resize(399).png().toBuffer(),
    'moves.webp': animated,
    'drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
    'empty.jpg': Buffer.from(''),
    'page.gif': Buffer.from('GIF89a'),
  }
  const answers: Record<string, unknown> = {}
  for (const [name, bytes] of Object.entries(uploads)) {
    const fault = await imageFault(bytes, name)
    answers[name] = fault === undefined ? 'accepted' : messageOf(fault)
    const root = temporaryFolder()
    mkdirSync(join(root, 'images'))
    writeFileSync(join(root, 'images', name), bytes)
    expect((await prepareImages([root], [name])).diagnostics.map(messageOf)).toEqual(fault === undefined ? [] : [answers[name]])
  }
  expect(answers).toEqual({
    'whole.jpg': 'accepted',
    'renamed.webp': 'accepted',
    'half.jpg': 'The image half.jpg is damaged or not a JPEG, PNG or WebP file',
    'half.png': 'The image half.png is damaged or not a JPEG, PNG or WebP file',
    'bomb.png': expect.stringMatching(/cannot be read|60000 × 60000 pixels/),
    'small.png': 'The image small.png is only 399 pixels wide',
    'moves.webp': 'The image moves.webp is animated, which is not supported',
    'drawing.png': 'drawing.png is not a JPEG, PNG or WebP file, despite its name',
    'empty.jpg': 'empty.jpg is not a JPEG, PNG or WebP file, despite its name',
    'page.gif': 'page.gif is not a JPEG, PNG or WebP file',
  })
})

test('does not crop an image whose end is missing', async () => {
  const photo = await sharp(await image())
    .jpeg()
    .toBuffer()
  writeFileSync(join(images, 'half.jpg'), photo.subarray(0, photo.length / 2))
  expect(await cropImage({ file: 'half.jpg', left: 0, top: 0, width: 1, height: 1 }, [images])).toBeUndefined()
})

test('makes thumbnails', async () => {
  const bytes = await thumbnailOf('van.png', 100, [images])
  const { width, format } = await sharp(bytes).metadata()
  expect([width, format]).toEqual([100, 'webp'])
})

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

const folderNamed = (name: string): string => {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

test('gives an uploaded image a safe, unique name', () => {
  const into = folderNamed('plain')
  expect([saveImage('Our Truck (2).JPEG', jpeg, into), saveImage('our-truck-2.png', jpeg, into)]).toEqual([
    'our-truck-2.jpg',
    'our-truck-2-2.jpg',
  ])
  expect(readdirSync(into).toSorted()).toEqual(['our-truck-2-2.jpg', 'our-truck-2.jpg'])
})

test('removes accents from the name', () => {
  expect(saveImage('Pièce d’été.jpg', jpeg, folderNamed('accents'))).toBe('piece-d-ete.jpg')
})

test('does not save a file that is not an image, whatever its name', () => {
  const into = folderNamed('none')
  expect(saveImage('page.jpg', Buffer.from('<script>'), into)).toBeUndefined()
  expect(saveImage('../../x.svg', Buffer.from('<svg/>'), into)).toBeUndefined()
  expect(readdirSync(into)).toEqual([])
})

test('does not write outside the folder, by name or through a link', () => {
  const into = folderNamed('links')
  const outside = join(folder, 'outside.jpg')
  writeFileSync(outside, 'theirs')
  symlinkSync(outside, join(into, 'x.jpg'))
  expect(saveImage('../x.jpg', jpeg, into)).toBe('x-2.jpg')
  expect(readFileSync(outside, 'utf8')).toBe('theirs')
  symlinkSync(into, join(folder, 'link'))
  expect(saveImage('y.jpg', jpeg, join(folder, 'link'))).toBeUndefined()
  expect(existsSync(join(into, 'y.jpg'))).toBe(false)
})
