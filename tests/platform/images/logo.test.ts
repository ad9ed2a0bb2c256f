import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { readLogo } from '../../../generator/platform/images/logo.ts'
import { unreadCache } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const root = temporaryFolder()
mkdirSync(join(root, 'images'))

/** The logo with this file: what is published, and the messages. */
const logoWith = async (name: string, bytes: string | Uint8Array) => {
  writeFileSync(join(root, 'images', name), bytes)
  const { logo, files, diagnostics } = await readLogo([root], name, unreadCache)
  return { logo, files, messages: diagnostics.map(messageOf) }
}

const svg = (content: string, viewBox = '0 0 160 44'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#ff000080' } })

test('publishes an SVG unchanged', async () => {
  const { logo, files, messages } = await logoWith('logo.svg', svg('<path d="M0 0h9v9z"/>'))
  expect(messages).toEqual([])
  expect(logo).toEqual({ src: `/${files[0]?.path}`, width: 160, height: 44 })
  expect(files).toEqual([{ path: expect.stringMatching(/^assets\/logo\.[0-9a-f]{8}\.svg$/), bytes: svg('<path d="M0 0h9v9z"/>') }])
})

test.each([
  ['brand.png', photo(960, 300).png(), [614, 192]],
  ['brand.jpg', photo(960, 100).jpeg(), [640, 67]],
  ['small.png', photo(90, 30).png(), [90, 30]],
])('publishes %s as a small PNG without the data of the camera', async (name, image, size) => {
  const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } }
  const { logo, files, messages } = await logoWith(name, await image.withExif(camera).toBuffer())
  expect(messages).toEqual([])
  expect([logo?.width, logo?.height]).toEqual(size)
  const { width, height, format, exif } = await sharp(Buffer.from(files[0]?.bytes ?? '')).metadata()
  expect([width, height, format, exif]).toEqual([...size, 'png', undefined])
})

test('lists SVG, PNG, JPEG and WebP files as logos', () => {
  for (const name of ['a.webp', 'a.gif']) writeFileSync(join(root, 'images', name), '')
  expect(assetNames(root).logos).toEqual(expect.arrayContaining(['logo.svg', 'brand.png', 'brand.jpg', 'a.webp']))
  expect(assetNames(root).logos).not.toContain('a.gif')
})

/** Its header declares 50,000 × 50,000 pixels. */
const bomb = async (): Promise<Buffer> => {
  const png = await photo(1, 1).png().toBuffer()
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  return png
}

/** Ten groups, each of which uses the one before ten times: ten billion shapes. */
const useBomb = svg(
  `<path id="a0" d="M0 0h9v9z"/>${Array.from({ length: 10 }, (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`).join('')}`,
)

test.each([
  ['a height of 0', 'x.svg', svg('<path d="M0 0"/>', '0 0 100 0'), 'The logo assets/images/x.svg is not a valid SVG file with a size'],
  [
    'a PNG with the name of an SVG',
    'x.svg',
    await photo(90, 30).png().toBuffer(),
    'The logo assets/images/x.svg is not a valid SVG file with a size',
  ],
  [
    'a script',
    'x.svg',
    svg('<script/>'),
    'The logo assets/images/x.svg contains <script>, which could run a script or load a file from another site',
  ],
  ['too many bytes', 'x.svg', svg(`<path d="${'M0 0'.repeat(300_000)}"/>`), 'The logo assets/images/x.svg is 1,200 kB'],
  [
    'half a PNG',
    'x.png',
    (await photo(900, 300).png().toBuffer()).subarray(0, 300),
    'The image x.png is damaged or not a JPEG, PNG or WebP file',
  ],
  ['a PNG of 2.5 billion pixels', 'x.png', await bomb(), /The image x.png is (damaged|too large: 50000 × 50000 pixels)/],
  ['a PNG with sides that are too long', 'x.png', await photo(4_001, 2).png().toBuffer(), 'The image x.png is too large: 4001 × 2 pixels'],
  ['an SVG with the name of a PNG', 'x.png', svg(''), 'x.png is not a JPEG, PNG or WebP file, despite its name'],
])('refuses %s', async (_, name, bytes, message) => {
  const { logo, files, messages } = await logoWith(name, bytes)
  expect({ logo, files, messages }).toEqual({ logo: null, files: [], messages: [expect.stringMatching(message)] })
})

test('rejects an SVG whose “use” elements multiply without end', thorough, async () => {
  const { logo, files, messages } = await logoWith('x.svg', useBomb)
  const message = expect.stringMatching('The logo assets/images/x.svg is not a valid SVG file with a size')
  expect({ logo, files, messages }).toEqual({ logo: null, files: [], messages: [message] })
})
