import { describe, expect, test } from 'vitest'
import type { Lettering } from '../../../../generator/site/emit/share/outlines.ts'
import { placed, setTitle, settable, widthOf } from '../../../../generator/site/emit/share/typeset.ts'

/** Every sign of ASCII is half as wide as the type is high; A and V move together. */
const half: Lettering = {
  capHeight: 700,
  glyph: sign => (/[ -~–…]/.test(sign) ? [500, sign === ' ' ? '' : 'm0 0l500 0l0-700'] : undefined),
  kern: (left, right) => (left + right === 'AV' ? -100 : 0),
}
const box = { width: 960, height: 300, direction: 'ltr' } as const

test('a line is as wide as its signs, less what pairs move together', () => {
  expect([widthOf('abc', 100, half), widthOf('AVA', 100, half)]).toEqual([150, 140])
})

test('signs stand one after the other, or end at a margin', () => {
  const at = (direction: 'ltr' | 'rtl') => placed('A B', { x: 200, y: 10, size: 100, direction }, half).map(({ x, y }) => [x, y])
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

describe('a title is set', () => {
  test('as large as it can be, in lines of about the same length', () => {
    expect(setTitle('Short', box, half)).toEqual({ size: 92, lines: ['Short'] })
    expect(setTitle('Air duct cleaning in the West Island', box, half)).toEqual({
      size: 92,
      lines: ['Air duct cleaning', 'in the West Island'],
    })
  })

  test('smaller when it is longer', () => {
    const { size, lines } = setTitle('Air duct, dryer vent and chimney cleaning in Greater Montreal and on both of its shores', box, half)
    expect({ size, lines }).toEqual({
      size: 60,
      lines: ['Air duct, dryer vent and chimney', 'cleaning in Greater Montreal and', 'on both of its shores'],
    })
  })

  test('with a word that fills more than a line in pieces, and cut at the end when nothing else helps', () => {
    const { size, lines } = setTitle(`${'x'.repeat(60)} ${'word '.repeat(80).trim()}`, box, half)
    expect(size).toBe(42)
    expect(lines).toHaveLength(6)
    expect(lines.slice(0, 2)).toEqual(['x'.repeat(45), `${'x'.repeat(15)} word word word word word word`])
    expect(lines.at(-1)?.endsWith('…')).toBe(true)
    expect(lines.every(line => widthOf(line, size, half) <= box.width)).toBe(true)
  })
})

test('blanks and bars that no face has are set as others; a letter that is not at hand leaves the title out', () => {
  expect([settable('Ducts\u00a0|\u202fLaval', half), settable('Ducts 管道', half)]).toEqual(['Ducts – Laval', undefined])
})
