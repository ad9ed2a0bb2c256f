import { describe, expect, test } from 'vitest'
import type { Typeface } from '../../../generator/site/share-images/typeface.ts'
import { layOutTitle, placeGlyphs, printable, widthOf } from '../../../generator/site/share-images/typeset.ts'

/** Every ASCII character is half an em wide; A and V are kerned. */
const half: Typeface = {
  capHeight: 700,
  glyph: sign => (/[ -~–…]/.test(sign) ? [500, sign === ' ' ? '' : 'm0 0l500 0l0-700'] : undefined),
  kern: (left, right) => (left + right === 'AV' ? -100 : 0),
}
const box = { width: 960, height: 300, direction: 'ltr' } as const

test('measures a line as its characters minus kerning', () => {
  expect([widthOf('abc', 100, half), widthOf('AVA', 100, half)]).toEqual([150, 140])
})

test('places characters from the start, or to the end of a line', () => {
  const at = (direction: 'ltr' | 'rtl') => placeGlyphs('A B', { x: 200, y: 10, size: 100, direction }, half).map(({ x, y }) => [x, y])
  expect([at('ltr'), at('rtl')]).toEqual([
    [
      [200, 10],
      [300, 10],
    ],
    [
      [50, 10],
      [150, 10],
    ],
  ])
})

describe('a title', () => {
  test('is as large as possible, in lines of similar length', () => {
    expect(layOutTitle('Short', box, half)).toEqual({ size: 92, lines: ['Short'] })
    expect(layOutTitle('Air duct cleaning in the West Island', box, half)).toEqual({
      size: 92,
      lines: ['Air duct cleaning', 'in the West Island'],
    })
  })

  test('is smaller if it is longer', () => {
    const { size, lines } = layOutTitle(
      'Air duct, dryer vent and chimney cleaning in Greater Montreal and on both of its shores',
      box,
      half,
    )
    expect({ size, lines }).toEqual({
      size: 60,
      lines: ['Air duct, dryer vent and chimney', 'cleaning in Greater Montreal and', 'on both of its shores'],
    })
  })

  test('splits a word that is wider than a line, and is cut off at the smallest size', () => {
    const { size, lines } = layOutTitle(`${'x'.repeat(70)} ${'word '.repeat(120).trim()}`, box, half)
    expect(size).toBe(32)
    expect(lines).toHaveLength(8)
    expect(lines.slice(0, 2)).toEqual(['x'.repeat(60), `${'x'.repeat(10)} ${'word '.repeat(10).trim()}`])
    expect(lines.at(-1)?.endsWith('…')).toBe(true)
    expect(lines.every(line => widthOf(line, size, half) <= box.width)).toBe(true)
  })
})

test('replaces missing spaces and dashes, and omits a title with an unknown letter', () => {
  expect([printable('Ducts\u00a0|\u202fLaval', half), printable('Ducts 管道', half)]).toEqual(['Ducts – Laval', undefined])
})
