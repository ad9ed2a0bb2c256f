/** Letters as outlines, from `assets/fonts/outlines/`: in thousandths of the font size, y running down. */
import { memoize } from '../../model/memoize.ts'

export interface Outlines {
  readonly capHeight: number
  /** Width and path (m, l and q of SVG, relative) by sign. */
  readonly glyphs: Readonly<Record<string, readonly [width: number, path: string]>>
  /** By how much two neighbours move together. */
  readonly kerning: Readonly<Record<string, number>>
}

/** A face, and what stands in where it lacks a sign. */
export interface Lettering {
  readonly capHeight: number
  readonly glyph: (sign: string) => readonly [width: number, path: string] | undefined
  readonly kern: (left: string, right: string) => number
}

export const letteringOf = (face: Outlines, others: Outlines): Lettering => {
  return {
    capHeight: face.capHeight,
    glyph: sign => face.glyphs[sign] ?? others.glyphs[sign],
    kern: (left, right) => face.kerning[left + right] ?? 0,
  }
}

/** A point, then lines or curves to the next ones: all absolute, curves with their control point. */
export type Contour = readonly (readonly number[])[]

/** The contours of a path. Each ends where it began. */
export const contoursOf = memoize((path: string): readonly Contour[] => {
  const contours: (readonly number[])[][] = []
  let [x, y] = [0, 0]
  for (const [, letter, numbers = ''] of path.matchAll(/([mlq])([^mlq]*)/g)) {
    const steps = (numbers.match(/-?\d+/g) ?? []).map(Number)
    const points = steps.map((step, index) => step + (index % 2 === 0 ? x : y))
    x = points.at(-2) ?? x
    y = points.at(-1) ?? y
    if (letter === 'm') contours.push([points])
    else contours.at(-1)?.push(points)
  }
  return contours
})
