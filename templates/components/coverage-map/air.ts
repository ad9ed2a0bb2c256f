import type { Spot } from './project.ts'

/** Between two lines where nothing is in their way. */
const spacing = 22
/** From a line to the upper and lower edge. */
const edge = 4
/** Between two measured spots of a line. */
const step = 90
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

/** Whole units, and no sign where none is needed: the path is a good part of what the drawing weighs. */
export const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`

/**
 * A smooth curve near to heights that lie `step` apart, from half a step behind the first on: of each piece only its end is said, its
 * bend follows from the piece before (`t`).
 */
const curve = (start: number, heights: readonly number[]): string => {
  let [end, bend] = [start, start]
  const pieces = heights.map((height, index) => {
    const from = end
    // The bend of the next piece lies as far beyond this end as this one’s before it: there it shall have that height.
    end = index === heights.length - 1 ? bend : Math.round((bend + height) / 2)
    bend = 2 * end - bend
    return `${index === 0 ? `q${step / 2} 0 ` : 't'}${pair(step, end - from)}`
  })
  return `M0 ${start}${pieces.join('')}`
}

/** Lines of moving air across the drawing, parting round every dot: the data of one path. */
export const airLines = (width: number, height: number, dots: readonly Spot[]): string => {
  const count = Math.floor(height / spacing)
  const first = (height - (count - 1) * spacing) / 2
  const pieces = Math.ceil(width / step)
  return Array.from({ length: count }, (_, line) => {
    const heightOf = (x: number): number => Math.min(Math.max(heightAt(x, first + line * spacing, dots), edge), height - edge)
    return curve(
      Math.round(heightOf(0)),
      Array.from({ length: pieces }, (_, index) => heightOf((index + 1.5) * step)),
    )
  }).join('')
}
