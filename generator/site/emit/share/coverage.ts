/**
 * How much of each pixel outlines cover. Edges are summed as signed areas, pixel by pixel, and added up along each row: only additions
 * and multiplications, in one order, so that every machine finds the same.
 */
import { contoursOf } from './outlines.ts'
import type { PlacedGlyph } from './typeset.ts'

/** Straight pieces of a curve that bends by so many pixels: their corners are not seen. */
const piecesFor = (bend: number): number => Math.min(10, 2 + Math.floor(bend / 3))

/** Signed areas of a picture's pixels. Between two drawings there are none. */
interface Areas {
  readonly width: number
  readonly height: number
  /** From a row to the next one: as many as the words of its bits hold. */
  readonly stride: number
  readonly values: Float64Array
  /** A bit for each value that something was added to: few of them are. */
  readonly touched: Uint32Array
}

const areasOf = (width: number, height: number): Areas => {
  const stride = Math.ceil(width / 32) * 32
  return { width, height, stride, values: new Float64Array(stride * height), touched: new Uint32Array((stride * height) / 32) }
}

/** In this order: sums that are rounded differently would be other pixels here and there. */
const add = ({ values, touched }: Areas, at: number, more: number, less: number): void => {
  values[at] = (values[at] ?? 0) + more - less
  touched[at >> 5] = (touched[at >> 5] ?? 0) | (1 << at)
}

/** Adds an edge that runs down, as much of it as `sign` says: to each pixel the area to the right of the edge, and what is left of the edge’s height to the next one. */
const addFalling = (areas: Areas, topX: number, top: number, bottomX: number, bottom: number, sign: number): void => {
  const { width, height, stride } = areas
  const slope = (bottomX - topX) / (bottom - top)
  const end = Math.min(height, Math.ceil(bottom))
  for (let row = Math.max(0, Math.floor(top)); row < end; row++) {
    const from = Math.max(row, top)
    const to = Math.min(row + 1, bottom)
    const rise = (to - from) * sign
    const a = topX + (from - top) * slope
    const b = topX + (to - top) * slope
    const left = Math.min(a, b)
    const right = Math.max(a, b)
    const first = Math.floor(left)
    const last = Math.min(width - 1, Math.max(first, Math.ceil(right) - 1))
    // Height of the edge within each column that it crosses, and where in the column its middle lies.
    for (let column = first; column <= last; column++) {
      const start = Math.max(left, column)
      const end = Math.min(right, column + 1)
      const part = right === left ? rise : (rise * (end - start)) / (right - left)
      const beyond = (right === left ? left : (start + end) / 2) - column
      // All of a row lies to the right of what is left of it.
      const here = column < 0 ? part : part * (1 - beyond)
      const at = row * stride + Math.max(0, column)
      add(areas, at, here, 0)
      if (column < width - 1) add(areas, at + 1, part, here)
    }
  }
}

const addEdge = (areas: Areas, x0: number, y0: number, x1: number, y1: number): void => {
  if (y0 < y1) addFalling(areas, x0, y0, x1, y1, 1)
  else if (y1 < y0) addFalling(areas, x1, y1, x0, y0, -1)
}

/** Adds the edges of a glyph. */
const addGlyph = (areas: Areas, glyph: PlacedGlyph, scale: number): void => {
  const px = (x: number): number => glyph.x + x * scale
  const py = (y: number): number => glyph.y + y * scale
  for (const [start = [], ...steps] of contoursOf(glyph.path)) {
    const [startX = 0, startY = 0] = start
    let [x, y] = [px(startX), py(startY)]
    const lineTo = (toX: number, toY: number): void => {
      addEdge(areas, x, y, toX, toY)
      x = toX
      y = toY
    }
    for (const [a = 0, b = 0, c, d] of steps) {
      if (c === undefined || d === undefined) {
        lineTo(px(a), py(b))
        continue
      }
      const [fromX, fromY] = [x, y]
      const pieces = piecesFor(Math.abs(fromX - 2 * px(a) + px(c)) + Math.abs(fromY - 2 * py(b) + py(d)))
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces
        const [u, v, w] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
        lineTo(u * fromX + v * px(a) + w * px(c), u * fromY + v * py(b) + w * py(d))
      }
    }
    lineTo(px(startX), py(startY))
  }
}

/** Told of pixels of a row that are covered alike. @param from the first one’s column @param to the one behind the last */
type Paint = (row: number, from: number, to: number, step: number) => void

/** Adds up what is there, and leaves nothing of it. */
const paintRows = ({ width, height, stride, values, touched }: Areas, shades: number, paint: Paint): void => {
  for (let row = 0; row < height; row++) {
    const start = row * stride
    let sum = 0
    let [from, step] = [0, 0]
    for (let word = 0; word < stride; word += 32) {
      for (let bits = touched[(start + word) >> 5] ?? 0; bits !== 0; bits &= bits - 1) {
        const column = word + 31 - Math.clz32(bits & -bits)
        sum += values[start + column] ?? 0
        values[start + column] = 0
        // Where outlines overlap, the sum passes one.
        const next = Math.round(Math.min(1, Math.abs(sum)) * shades)
        if (next === step) continue
        if (step > 0) paint(row, from, column, step)
        from = column
        step = next
      }
      touched[(start + word) >> 5] = 0
    }
    if (step > 0) paint(row, from, width, step)
  }
}

export interface Canvas {
  readonly width: number
  readonly height: number
  /** Into how many steps from nothing to all a pixel’s share is rounded. */
  readonly shades: number
}

/** What finds how much of each pixel is covered by glyphs, from 0 to `shades`. @returns asked with the font size in pixels */
export const coverageOn = ({ width, height, shades }: Canvas): ((glyphs: readonly PlacedGlyph[], size: number, paint: Paint) => void) => {
  const areas = areasOf(width, height)
  return (glyphs, size, paint) => {
    for (const glyph of glyphs) addGlyph(areas, glyph, size / 1000)
    paintRows(areas, shades, paint)
  }
}
