import type { Spot } from './project.ts'

/** Distance between two undisturbed lines. */
const spacing = 22
/** Distance of lines from the upper and lower edge. */
const edge = 4
/** Distance between two sampled points of a line. */
const step = 90
/** How far a dot pushes lines aside, and how smoothly. */
const push = 620
const softness = 620
/** With more dots than this, each pushes less: together they would push the lines out of the drawing. */
const mostPushing = 12
/** A slow wave, so that lines without a dot are not straight. */
const swell = ({ x, y }: Spot): number => 5 * Math.sin(x / 95 + y / 60)

/** Height of a line at `x`: lines part before a dot and close behind it. */
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

/** Integers without unnecessary signs: the path is a large part of the drawing’s size. */
export const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`

/**
 * A smooth curve through points that are `step` apart. Only the end of each segment is given; its control point follows from the segment
 * before (`t`).
 */
const curve = (start: number, heights: readonly number[]): string => {
  let [end, bend] = [start, start]
  const pieces = heights.map((height, index) => {
    const from = end
    // The next control point is the reflection of this one at the segment’s end, so it must have that height.
    end = index === heights.length - 1 ? bend : Math.round((bend + height) / 2)
    bend = 2 * end - bend
    return `${index === 0 ? `q${step / 2} 0 ` : 't'}${pair(step, end - from)}`
  })
  return `M0 ${start}${pieces.join('')}`
}

/** Path data of horizontal lines that flow around every dot. */
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
