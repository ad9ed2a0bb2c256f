/**
 * Draws glyphs by pixel coverage. Edges are summed as signed areas per pixel and accumulated along each row. Only additions and
 * multiplications in a fixed order are used, so every machine gets the same result.
 */

import { edgesOf } from './typeface.ts'
import type { PlacedGlyph } from './typeset.ts'

/** Maximum deviation in pixels of the line segments that approximate a curve: not visible. */
const piecesFor = (bend: number): number => Math.min(10, 2 + Math.floor(bend / 3))

/** Signed areas of an image’s pixels; all zero between two drawings. */
interface Areas {
  readonly width: number
  readonly height: number
  /** Length of a row: a multiple of the bits per word. */
  readonly stride: number
  readonly values: Float64Array
  /** A bit for each value that was changed, since few are. */
  readonly touched: Int32Array
}

const areasOf = (width: number, height: number): Areas => {
  const stride = Math.ceil(width / 32) * 32
  return { width, height, stride, values: new Float64Array(stride * height), touched: new Int32Array((stride * height) / 32) }
}

/** The order is fixed: sums that are rounded differently would change single pixels. */
const add = ({ values, touched }: Areas, at: number, more: number, less: number): void => {
  values[at] = (values[at] ?? 0) + more - less
  touched[at >> 5] = (touched[at >> 5] ?? 0) | (1 << at)
}

/**
 * Adds an edge: the area to its right to each pixel, and the rest of the edge’s height to the next one. An edge that runs up subtracts what
 * it would add running down.
 */
const addEdge = (areas: Areas, topX: number, top: number, bottomX: number, bottom: number, sign = 1): void => {
  if (bottom < top) addEdge(areas, bottomX, bottom, topX, top, -1)
  if (bottom <= top) return
  const { width, height, stride } = areas
  const slope = (bottomX - topX) / (bottom - top)
  for (let row = Math.max(0, Math.floor(top)); row < bottom && row < height; row++) {
    const from = row < top ? top : row
    const to = row + 1 < bottom ? row + 1 : bottom
    const rise = (to - from) * sign
    const a = topX + (from - top) * slope
    const b = topX + (to - top) * slope
    const left = a < b ? a : b
    const right = a < b ? b : a
    const first = Math.floor(left)
    // Height of the edge within each column that it crosses, and the position of its centre in the column.
    for (let column = first; column < width && (column < right || column === first); column++) {
      const start = left > column ? left : column
      const end = right < column + 1 ? right : column + 1
      const part = right === left ? rise : (rise * (end - start)) / (right - left)
      const beyond = (right === left ? left : (start + end) / 2) - column
      // Everything in a row is to the right of the area left of it.
      const here = column < 0 ? part : part * (1 - beyond)
      const at = row * stride + (column < 0 ? 0 : column)
      add(areas, at, here, 0)
      if (column < width - 1) add(areas, at + 1, part, here)
    }
  }
}

/** Adds a curve as line segments. */
const addCurve = (areas: Areas, fromX: number, fromY: number, overX: number, overY: number, toX: number, toY: number): void => {
  const pieces = piecesFor(Math.abs(fromX - 2 * overX + toX) + Math.abs(fromY - 2 * overY + toY))
  let x = fromX
  let y = fromY
  for (let piece = 1; piece <= pieces; piece++) {
    const t = piece / pieces
    const u = (1 - t) * (1 - t)
    const v = 2 * t * (1 - t)
    const w = t * t
    const nextX = u * fromX + v * overX + w * toX
    const nextY = u * fromY + v * overY + w * toY
    addEdge(areas, x, y, nextX, nextY)
    x = nextX
    y = nextY
  }
}

/** Adds the edges of a glyph. */
const addGlyph = (areas: Areas, { path, x, y }: PlacedGlyph, scale: number): void => {
  for (const edge of edgesOf(path)) {
    const fromX = x + edge.fromX * scale
    const fromY = y + edge.fromY * scale
    const toX = x + edge.toX * scale
    const toY = y + edge.toY * scale
    if (edge.isCurve) addCurve(areas, fromX, fromY, x + edge.overX * scale, y + edge.overY * scale, toX, toY)
    else addEdge(areas, fromX, fromY, toX, toY)
  }
}

/** Pixels by colour number, and the blended colours below a glyph. */
export interface PaintTarget {
  /** Modified in place. */
  readonly pixels: Uint8Array
  /** Offset of the first row. */
  readonly start: number
  /** Length of a row. */
  readonly stride: number
  /** The colour that replaces another, by the coverage of a pixel: 256 entries for each step. */
  readonly inked: Uint8Array
}

const inkRun = (pixels: Uint8Array, inked: Uint8Array, step: number, from: number, to: number): void => {
  const shade = step << 8
  for (let at = from; at < to; at++) pixels[at] = inked[shade | (pixels[at] ?? 0)] ?? 0
}

/**
 * Accumulates a row and resets it to zero.
 * @param place offset of its first pixel
 */
const inkRow = (
  { width, stride, values, touched }: Areas,
  row: number,
  shades: number,
  pixels: Uint8Array,
  inked: Uint8Array,
  place: number,
): void => {
  const start = row * stride
  let sum = 0
  let from = 0
  let step = 0
  for (let word = start >> 5; word < (start + stride) >> 5; word++) {
    let bits = touched[word] ?? 0
    if (bits === 0) continue
    touched[word] = 0
    for (; bits !== 0; bits &= bits - 1) {
      const at = (word << 5) + 31 - Math.clz32(bits & -bits)
      sum += values[at] ?? 0
      values[at] = 0
      // Where outlines overlap, the sum exceeds one.
      const share = sum < 0 ? -sum : sum
      const next = share < 1 ? Math.round(share * shades) : shades
      if (next === step) continue
      if (step > 0) inkRun(pixels, inked, step, place + from, place + at - start)
      from = at - start
      step = next
    }
  }
  if (step > 0) inkRun(pixels, inked, step, place + from, place + width)
}

export interface Canvas {
  readonly width: number
  readonly height: number
  /** Number of steps that coverage is rounded to. */
  readonly shades: number
}

/** Returns a function that draws glyphs, by the font size in pixels. */
export const glyphPainter = ({
  width,
  height,
  shades,
}: Canvas): ((glyphs: readonly PlacedGlyph[], size: number, ground: PaintTarget) => void) => {
  const areas = areasOf(width, height)
  return (glyphs, size, { pixels, inked, start, stride }) => {
    for (const glyph of glyphs) addGlyph(areas, glyph, size / 1000)
    for (let row = 0; row < height; row++) inkRow(areas, row, shades, pixels, inked, start + row * stride)
  }
}
