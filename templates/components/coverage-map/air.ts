import type { Spot } from './project.ts'

/** Between two lines where nothing is in their way. */
const spacing = 22
/** From a line to the upper and lower edge. */
const edge = 4
/** Between two measured spots of a line. */
const step = 60
/** How far a dot pushes lines aside, and how gently. */
const push = 620
const softness = 620
/** More dots than this push less each: together they would drive the lines out of the drawing. */
const mostPushing = 12
/** A slow swell, so that lines that meet no dot move too. */
const swell = ({ x, y }: Spot): number => 5 * Math.sin(x / 95 + y / 60)

/** Height at which the line of a level passes `x`: air parts before a dot and closes behind it. */
const heightAt = (x: number, level: number, dots: readonly Spot[]): number => {
  const strength = push * Math.min(1, mostPushing / dots.length)
  return dots.reduce(
    (height, dot) => {
      const [dx, dy] = [x - dot.x, level - dot.y]
      return height + (strength * dy) / (dx * dx + dy * dy + softness)
    },
    level + swell({ x, y: level }),
  )
}

/** From where no screen reaches to the drawing’s edge, and from its other edge on: the same slow swell for every line. */
const before = 'h1160c140 0 280-40 420-40s380 20 420 20'
const after = 's140-30 210-30h2e3'

/** Whole units, and no sign where none is needed: the path is a good part of what the drawing weighs. */
const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`

/**
 * A smooth curve through heights that lie `step` apart: at each its slope is that from the height before to the one after.
 * It goes on to both sides, for where nothing clips it.
 */
const curve = (heights: readonly number[]): string => {
  const at = (index: number): number => Math.round(heights[Math.min(Math.max(index, 0), heights.length - 1)] ?? 0)
  const slope = (index: number): number => (index === heights.length - 1 ? 0 : (at(index + 1) - at(index - 1)) / 2)
  const pieces = heights.slice(1).map((_, index) => {
    const [from, to] = [at(index), at(index + 1)]
    return `s${pair((step * 2) / 3, Math.round(to - slope(index + 1) / 3 - from))} ${pair(step, to - from)}`
  })
  return `M-${pair(2000, at(0) + 20)}${before}${pieces.join('')}${after}`
}

/** Lines of moving air across the drawing, parting round every dot: the data of one path. */
export const airLines = (width: number, height: number, dots: readonly Spot[]): string => {
  const count = Math.floor(height / spacing)
  const first = (height - (count - 1) * spacing) / 2
  const samples = Math.ceil(width / step) + 1
  const inside = (y: number): number => Math.min(Math.max(y, edge), height - edge)
  return Array.from({ length: count }, (_, line) =>
    curve(Array.from({ length: samples }, (_, index) => inside(heightAt(index * step, first + line * spacing, dots)))),
  ).join('')
}
