/**
 * How much of each pixel outlines cover. Edges are summed as signed areas, pixel by pixel, and added up along each row: only additions
 * and multiplications, in one order, so that every machine finds the same.
 */
import { contoursOf } from './outlines.ts'
import type { PlacedGlyph } from './typeset.ts'

/** Straight pieces of a curve that bends by so many pixels: their corners are not seen. */
const piecesFor = (bend: number): number => Math.min(10, 2 + Math.floor(bend / 3))

/** Adds an edge to `areas`: to each pixel the area to the right of the edge, and what is left of the edge’s height to the next one. */
const addEdge = (areas: Float64Array, width: number, height: number, x0: number, y0: number, x1: number, y1: number): void => {
  if (y0 === y1) return
  const [topX, top, bottomX, bottom, sign] = y0 < y1 ? [x0, y0, x1, y1, 1] : [x1, y1, x0, y0, -1]
  const slope = (bottomX - topX) / (bottom - top)
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, Math.ceil(bottom)); row++) {
    const from = Math.max(row, top)
    const to = Math.min(row + 1, bottom)
    const rise = (to - from) * sign
    const a = topX + (from - top) * slope
    const b = topX + (to - top) * slope
    const left = Math.min(a, b)
    const right = Math.max(a, b)
    const first = Math.floor(left)
    const last = Math.max(first, Math.ceil(right) - 1)
    // Height of the edge within each column that it crosses, and where in the column its middle lies.
    for (let column = first; column <= last; column++) {
      const start = Math.max(left, column)
      const end = Math.min(right, column + 1)
      const part = right === left ? rise : (rise * (end - start)) / (right - left)
      const beyond = (right === left ? left : (start + end) / 2) - column
      if (column >= width) break
      const at = row * width + Math.max(0, column)
      // All of a row lies to the right of what is left of it.
      const here = column < 0 ? part : part * (1 - beyond)
      areas[at] = (areas[at] ?? 0) + here
      if (column < width - 1) areas[at + 1] = (areas[at + 1] ?? 0) + part - here
    }
  }
}

export interface Canvas {
  readonly width: number
  readonly height: number
  /** Into how many steps from nothing to all a pixel’s share is rounded. */
  readonly shades: number
}

/** How much of each pixel is covered, row by row, from 0 to `shades`. @param size font size in pixels */
export const coverageOf = (glyphs: readonly PlacedGlyph[], size: number, { width, height, shades }: Canvas): Uint8Array => {
  const areas = new Float64Array(width * height)
  const scale = size / 1000
  /** Rows and columns that are not empty. */
  let [top, bottom, left, right] = [height, 0, width, 0]
  for (const glyph of glyphs) {
    const px = (x: number): number => glyph.x + x * scale
    const py = (y: number): number => glyph.y + y * scale
    for (const [start = [], ...steps] of contoursOf(glyph.path)) {
      const [startX = 0, startY = 0] = start
      let [x, y] = [px(startX), py(startY)]
      const lineTo = (toX: number, toY: number): void => {
        top = Math.min(top, toY)
        bottom = Math.max(bottom, toY)
        left = Math.min(left, toX)
        right = Math.max(right, toX)
        addEdge(areas, width, height, x, y, toX, toY)
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
  const steps = new Uint8Array(areas.length)
  const from = Math.max(0, Math.floor(left))
  const to = Math.min(width, Math.ceil(right))
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, Math.ceil(bottom)); row++) {
    let sum = 0
    let step = 0
    for (let at = row * width + from; at < row * width + to; at++) {
      const area = areas[at] ?? 0
      if (area !== 0) {
        sum += area
        // Where outlines overlap, the sum passes one.
        step = Math.round(Math.min(1, Math.abs(sum)) * shades)
      }
      steps[at] = step
    }
  }
  return steps
}
