import { describe, expect, test } from 'vitest'
import { icoFrom } from '../../../generator/site/emit/ico.ts'
import { siteIcons } from '../../../generator/site/emit/icons.ts'

const input = { mark: { viewBox: '0 0 32 32', markup: '<circle cx="16" cy="16" r="9"/>' }, ground: '#16302b', sign: '#f7f2ea' }

const mark = (offset: number, size: number) =>
  `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" viewBox="0 0 32 32" color="#f7f2ea" fill="none" stroke="currentColor" stroke-width="2.5"` +
  ' stroke-linecap="round" stroke-linejoin="round"><circle cx="16" cy="16" r="9"/></svg></svg>'

const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="#16302b"/>${mark(13, 74)}`
const square = (offset: number, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#16302b"/>${mark(offset, size)}`

test('siteIcons: rounded tiles for browsers, full squares for phones, a smaller mark for maskable icons', () => {
  expect(siteIcons(input)).toEqual([
    { path: 'icon.svg', svg: tile, raster: null },
    { path: 'favicon.ico', svg: tile, raster: { size: 32, container: 'ico' } },
    { path: 'apple-touch-icon.png', svg: square(19, 62), raster: { size: 180, container: 'png' } },
    { path: 'icon-192.png', svg: tile, raster: { size: 192, container: 'png' } },
    { path: 'icon-512.png', svg: tile, raster: { size: 512, container: 'png' } },
    { path: 'icon-maskable-512.png', svg: square(23, 54), raster: { size: 512, container: 'png' } },
  ])
})

describe('icoFrom', () => {
  // Signature, length and name of the chunk, width, height: the only parts that are read.
  const png = (width: number, height: number) =>
    Uint8Array.of(
      0x89,
      0x50,
      0x4e,
      0x47,
      13,
      10,
      26,
      10,
      0,
      0,
      0,
      13,
      0x49,
      0x48,
      0x44,
      0x52,
      0,
      0,
      width >> 8,
      width & 255,
      0,
      0,
      height >> 8,
      height & 255,
    )

  test('writes the header of one image before the PNG', () => {
    expect([...icoFrom(png(32, 32))]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 24, 0, 0, 0, 22, 0, 0, 0, ...png(32, 32)])
  })

  test('writes 256 as 0', () => {
    expect([...icoFrom(png(256, 256)).subarray(6, 8)]).toEqual([0, 0])
  })

  test('rejects data that is not a PNG', () => {
    expect(() => icoFrom(Uint8Array.of(1, 2, 3))).toThrow('icoFrom wants a PNG')
  })
})
