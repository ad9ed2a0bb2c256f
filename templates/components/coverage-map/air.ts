import type { Spot } from './project.ts'

/** Between two lines where nothing is in their way. */
const spacing = 20
/** Between two measured spots of a line. */
const step = 45
/** How far a dot pushes lines aside, and how gently. */
const push = 620
const softness = 620
/** A slow swell, so that lines that meet no dot move too. */
const swell = ({ x, y }: Spot): number => 5 * Math.sin(x / 95 + y / 60)

/** Height at which the line of a level passes `x`: air parts before a dot and closes behind it. */
const heightAt = (x: number, level: number, dots: readonly Spot[]): number =>
  dots.reduce(
    (height, dot) => {
      const [dx, dy] = [x - dot.x, level - dot.y]
      return height + (push * dy) / (dx * dx + dy * dy + softness)
    },
    level + swell({ x, y: level }),
  )

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A smooth curve through heights that lie `step` apart: at each its slope is that from the height before to the one after. */
const curve = (heights: readonly number[]): string => {
  const at = (index: number): number => tenth(heights[Math.min(Math.max(index, 0), heights.length - 1)] ?? 0)
  const slope = (index: number): number => (at(index + 1) - at(index - 1)) / 2
  const pieces = heights.slice(1).map((_, before) => {
    const [from, to] = [at(before), at(before + 1)]
    return `s${(step * 2) / 3} ${tenth(to - slope(before + 1) / 3 - from)} ${step} ${tenth(to - from)}`
  })
  return `M0 ${at(0)}${pieces.join('')}`
}

/** Lines of moving air across the drawing, parting round every dot: the data of one path. */
export const airLines = (width: number, height: number, dots: readonly Spot[]): string => {
  const count = Math.floor(height / spacing)
  const first = (height - (count - 1) * spacing) / 2
  const samples = Math.ceil(width / step) + 1
  return Array.from({ length: count }, (_, line) =>
    curve(Array.from({ length: samples }, (_, index) => heightAt(index * step, first + line * spacing, dots))),
  ).join('')
}
