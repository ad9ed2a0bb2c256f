/** The icons as they are published, decoded. */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { siteIconFiles } from '../../../generator/platform/images/drawing.ts'
import { manifestFiles } from '../../../generator/site/emit/manifest.ts'
import { mark } from '../../../templates/components/logo/logo.tsx'
import { sampleText, unreadCache } from '../../support/sample.ts'
import { siteOf } from '../../support/site.ts'

const ground = '#16302b'
const sign = '#f7f2ea'
const files = new Map<string, Buffer>()

beforeAll(async () => {
  for (const { path, bytes } of await siteIconFiles({ mark, ground, sign }, unreadCache)) files.set(path, Buffer.from(bytes))
})

const bytesOf = (path: string): Buffer => {
  const bytes = files.get(path)
  if (bytes === undefined) throw new Error(`${path} was not made`)
  return bytes
}

/** `#rrggbbaa` of a pixel. */
const pixelOf = async (png: Buffer, left: number, top: number): Promise<string> => {
  const data = await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return `#${data.toString('hex')}`
}

describe('each icon has the format and size of its name', () => {
  test.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s', async (path, size) => {
    const { format, width, height } = await sharp(bytesOf(path)).metadata()
    expect([format, width, height]).toEqual(['png', size, size])
  })

  test('favicon.ico holds one PNG of 32 pixels', async () => {
    const ico = bytesOf('favicon.ico')
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const { format, width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
    expect([format, width, height, ico.length - ico.readUInt32LE(18)]).toEqual(['png', 32, 32, ico.readUInt32LE(14)])
  })

  test('icon.svg needs no fonts or other files', async () => {
    const svg = bytesOf('icon.svg').toString()
    expect(svg).not.toMatch(/<text|href|url\(/)
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg')
  })
})

describe('corners and edges', () => {
  test('are rounded for browsers and square for phones', async () => {
    expect(await pixelOf(bytesOf('icon-512.png'), 0, 0)).toMatch(/00$/)
    expect(await pixelOf(bytesOf('apple-touch-icon.png'), 0, 0)).toBe(`${ground}ff`)
    expect(await pixelOf(bytesOf('icon-maskable-512.png'), 0, 0)).toBe(`${ground}ff`)
  })

  test('the mark is within the circle that masks show, 80 % of the width', async () => {
    const { data, info } = await sharp(bytesOf('icon-maskable-512.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    let farthest = 0
    for (let at = 0; at < info.width * info.height; at++) {
      if (data.readUIntBE(at * 3, 3) === Number.parseInt(ground.slice(1), 16)) continue
      const [x, y] = [(at % info.width) + 0.5 - 256, Math.floor(at / info.width) + 0.5 - 256]
      farthest = Math.max(farthest, Math.hypot(x, y))
    }
    expect(farthest).toBeGreaterThan(100)
    expect(farthest).toBeLessThanOrEqual(0.4 * 512)
  })
})

test('each language has a manifest, whose icons exist', () => {
  const [english, french] = manifestFiles(siteOf(sampleText)).map(({ path, bytes }) => ({ path, ...JSON.parse(String(bytes)) }))
  expect([english, french]).toMatchObject([
    { path: 'manifest.webmanifest', lang: 'en-CA', dir: 'ltr', start_url: '/' },
    { path: 'manifest.fr.webmanifest', lang: 'fr-CA', dir: 'ltr', start_url: '/fr' },
  ])
  expect(english.icons.map(({ src, sizes, purpose = 'any' }: Readonly<Record<string, string>>) => `${src} ${sizes} ${purpose}`)).toEqual([
    '/icon.svg any any',
    '/icon-192.png 192x192 any',
    '/icon-512.png 512x512 any',
    '/icon-maskable-512.png 512x512 maskable',
  ])
  for (const { src } of english.icons) expect(files.has(src.slice(1))).toBe(true)
})
