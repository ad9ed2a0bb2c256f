/** Breaks a title into lines in the largest size that fits. */
import { memoize } from '../util/memoize.ts'
import type { Typeface } from './typeface.ts'
import { visualOrder } from './visual-order.ts'

export interface TitleBox {
  readonly width: number
  readonly height: number
  readonly direction: 'ltr' | 'rtl'
}

export interface TitleLayout {
  /** Font size in pixels. */
  readonly size: number
  readonly lines: readonly string[]
}

/** Sizes in pixels, largest first. */
const sizes = [92, 84, 76, 68, 60, 54, 48, 42, 36, 32]

/** Right-to-left scripts have taller letters. */
export const lineHeight = (direction: TitleBox['direction']): number => (direction === 'rtl' ? 1.34 : 1.16)

/** Characters that are replaced by others, and spaces that are replaced by a plain one. */
const replacements: Readonly<Record<string, string>> = { '|': '–', '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\u2011': '-' }

/** A text reduced to the available characters; `undefined` if there are no outlines for its script. */
export const printable = (text: string, lettering: Typeface): string | undefined => {
  const plain = [...text.normalize('NFC')]
    .map(sign => replacements[sign] ?? sign)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  const isMark = (sign: string): boolean => /[\p{M}\p{Cf}]/u.test(sign) && !/[\u2066-\u2069]/.test(sign)
  const signs = [...plain].filter(sign => !isMark(sign))
  return signs.every(sign => visualOrder(sign, 'ltr').every(form => lettering.glyph(form) !== undefined)) ? signs.join('') : undefined
}

/** Width of a line in thousandths of the font size. */
const thousandthsOf = (line: string, lettering: Typeface): number => {
  const signs = visualOrder(line, 'ltr')
  return signs.reduce(
    (sum, sign, index) => sum + (lettering.glyph(sign)?.[0] ?? 0) + (index === 0 ? 0 : lettering.kern(signs[index - 1] ?? '', sign)),
    0,
  )
}

/** Width of a line in pixels. */
export const widthOf = (line: string, size: number, lettering: Typeface): number => (thousandthsOf(line, lettering) * size) / 1000

/** Splits a word that is wider than a line. */
const pieces = (word: string, fits: (text: string) => boolean): readonly string[] => {
  if (fits(word)) return [word]
  const parts: string[] = ['']
  for (const sign of word) {
    const longer = `${parts.at(-1)}${sign}`
    if (fits(longer)) parts[parts.length - 1] = longer
    else parts.push(sign)
  }
  return parts
}

const wrapped = (words: readonly string[], fits: (text: string) => boolean): readonly string[] => {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Lines of similar length: the narrowest column that needs no additional line. */
const balanced = (words: readonly string[], width: number, pixels: (text: string) => number): readonly string[] => {
  const at = (column: number): readonly string[] => wrapped(words, text => pixels(text) <= column)
  const { length } = at(width)
  let [low, high] = [0, width]
  while (high - low > 4) {
    const middle = (low + high) / 2
    const lines = at(middle)
    if (lines.length > length || lines.some(line => pixels(line) > middle)) low = middle
    else high = middle
  }
  return at(high)
}

/** The largest size at which the title fits; at the smallest size it is cut off with an ellipsis. */
export const layOutTitle = (title: string, { width, height, direction }: TitleBox, lettering: Typeface): TitleLayout => {
  const smallest = sizes.at(-1) ?? 32
  const words = title.split(' ')
  // The same lines are measured for many columns and sizes.
  const thousandths = memoize((text: string) => thousandthsOf(text, lettering))
  const pixelsAt =
    (size: number) =>
    (text: string): number =>
      (thousandths(text) * size) / 1000
  const maxLines = (size: number): number => Math.floor(height / (size * lineHeight(direction)))
  for (const size of sizes) {
    const pixels = pixelsAt(size)
    if (words.some(word => pixels(word) > width)) continue
    const lines = wrapped(words, text => pixels(text) <= width)
    if (lines.length <= Math.min(maxLines(size), size > 60 ? 3 : 5)) return { size, lines: balanced(words, width, pixels) }
  }
  const fits = (text: string): boolean => pixelsAt(smallest)(text) <= width
  const broken = wrapped(
    words.flatMap(word => pieces(word, fits)),
    fits,
  )
  const fitting = broken.slice(0, maxLines(smallest))
  if (fitting.length === broken.length) return { size: smallest, lines: fitting }
  let last = fitting.at(-1) ?? ''
  while (last !== '' && !fits(`${last}…`)) last = [...last].slice(0, -1).join('')
  return { size: smallest, lines: [...fitting.slice(0, -1), `${last.trimEnd()}…`] }
}

/** A glyph with its position: the left end of its baseline. */
export interface PlacedGlyph {
  readonly path: string
  readonly x: number
  readonly y: number
}

/** The glyphs of a line that begins at `x`, or ends there if it runs from right to left. */
export const placeGlyphs = (
  line: string,
  { x, y, size, direction }: { readonly x: number; readonly y: number; readonly size: number; readonly direction: 'ltr' | 'rtl' },
  lettering: Typeface,
): readonly PlacedGlyph[] => {
  const signs = visualOrder(line, direction)
  let at = direction === 'rtl' ? x - widthOf(line, size, lettering) : x
  return signs.flatMap((sign, index) => {
    const [width = 0, path = ''] = lettering.glyph(sign) ?? []
    at += index === 0 ? 0 : (lettering.kern(signs[index - 1] ?? '', sign) * size) / 1000
    const glyph = { path, x: at, y }
    at += (width * size) / 1000
    return path === '' ? [] : [glyph]
  })
}
