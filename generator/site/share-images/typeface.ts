/** Glyphs as outlines, from `assets/fonts/outlines/`: in thousandths of the font size, with y pointing down. */
import { memoize } from '../util/memoize.ts'

export interface Outlines {
  readonly capHeight: number
  /** Advance width and path (SVG commands m, l and q, relative) by character. */
  readonly glyphs: Readonly<Record<string, readonly [width: number, path: string]>>
  /** Kerning by pairs of characters. */
  readonly kerning: Readonly<Record<string, number>>
}

/** A typeface, and its fallback for missing characters. */
export interface Typeface {
  readonly capHeight: number
  readonly glyph: (sign: string) => readonly [width: number, path: string] | undefined
  readonly kern: (left: string, right: string) => number
}

export const typefaceOf = (face: Outlines, others: Outlines): Typeface => {
  return {
    capHeight: face.capHeight,
    glyph: sign => face.glyphs[sign] ?? others.glyphs[sign],
    kern: (left, right) => face.kerning[left + right] ?? 0,
  }
}

/** A line or a quadratic curve from one point to the next. */
export interface Edge {
  readonly fromX: number
  readonly fromY: number
  readonly isCurve: boolean
  /** The control point; for a line, its end. */
  readonly overX: number
  readonly overY: number
  readonly toX: number
  readonly toY: number
}

/** The edges of a path (m, l and q). Each contour is closed. */
export const edgesOf = memoize((path: string): readonly Edge[] => {
  const edges: Edge[] = []
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  const add = (isCurve: boolean, overX: number, overY: number, toX: number, toY: number): void => {
    edges.push({ fromX: x, fromY: y, isCurve, overX, overY, toX, toY })
  }
  const close = (): void => {
    if (x !== startX || y !== startY) add(false, startX, startY, startX, startY)
  }
  for (const [, letter, numbers = ''] of path.matchAll(/([mlq])([^mlq]*)/g)) {
    const [a = 0, b = 0, c = a, d = b] = (numbers.match(/-?\d+/g) ?? []).map(Number)
    // The next contour is relative to the point before the last one was closed.
    if (letter === 'm') close()
    else add(letter === 'q', x + a, y + b, x + c, y + d)
    x += c
    y += d
    if (letter === 'm') [startX, startY] = [x, y]
  }
  close()
  return edges
})
