import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { cropped, isPicture, picturesIn, smallPicture } from '../../../generator/tools/edit/server/library.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
let images = ''

/** Left half red, right half blue. */
const picture = async (): Promise<Buffer> => {
  const blue = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer()
}

/** The head of a PNG of 60,000 by 60,000 pixels, with no more behind it than fits in a letter. */
const bomb = (png: Buffer): Buffer => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

beforeEach(async () => {
  images = temporaryFolder()
  writeFileSync(join(images, 'van.png'), await picture())
  writeFileSync(join(images, 'logo.svg'), '<svg/>')
  writeFileSync(join(images, 'page.jpg'), '<script>')
  writeFileSync(join(folder, 'outside.png'), await picture())
  symlinkSync(join(folder, 'outside.png'), join(images, 'link.png'))
})

test('pictures of the folder are told with their sizes: no link, no drawing, nothing that is called a picture and is none', async () => {
  expect(await picturesIn(images)).toEqual([{ file: 'van.png', width: 400, height: 300 }])
  expect(await picturesIn(join(images, 'nowhere'))).toEqual([])
})

test('a part is a picture of its own, and the whole one stays', async () => {
  const before = readFileSync(join(images, 'van.png'))
  const file = await cropped({ file: 'van.png', left: 0.5, top: 0, width: 0.5, height: 0.5 }, images)
  expect(file).toBe('van-crop.png')
  const { data, info } = await sharp(join(images, 'van-crop.png')).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([200, 150, 0, 0, 255])
  expect(readFileSync(join(images, 'van.png')).equals(before)).toBe(true)
  expect(await cropped({ file: 'van.png', left: 0.9, top: 0.9, width: 1, height: 1 }, images)).toBe('van-crop-2.png')
  expect(await cropped({ file: 'van.png', left: 1, top: 0, width: 0, height: 1 }, images)).toBeUndefined()
})

test.each(['../outside.png', 'link.png', '/etc/passwd', 'page.jpg', 'logo.svg', 'none.png', ''])(
  'what is not a picture of the folder is neither cut nor shown: %s',
  async file => {
    const before = readdirSync(images)
    expect(await cropped({ file, left: 0, top: 0, width: 1, height: 1 }, images)).toBeUndefined()
    expect(await smallPicture(file, 100, images)).toBeUndefined()
    expect(readdirSync(images)).toEqual(before)
  },
)

test('a picture that would fill the memory is none, whatever its file weighs', async () => {
  const png = await picture()
  expect([await isPicture(png), await isPicture(bomb(png)), await isPicture(Buffer.from('GIF89a'))]).toEqual([true, false, false])
  writeFileSync(join(images, 'bomb.png'), bomb(png))
  expect(await smallPicture('bomb.png', 100, images)).toBeUndefined()
  expect(await cropped({ file: 'bomb.png', left: 0, top: 0, width: 0.1, height: 0.1 }, images)).toBeUndefined()
})

test('pictures are shown small', async () => {
  const bytes = await smallPicture('van.png', 100, images)
  const { width, format } = await sharp(bytes).metadata()
  expect([width, format]).toEqual([100, 'webp'])
})
