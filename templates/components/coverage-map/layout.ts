import { mostNamed } from '../../../generator/site/model/areas.ts'
import { memoize } from '../../../generator/site/model/memoize.ts'
import { around, type Box, overlap, union, within } from './box.ts'
import { type Label, labelOf } from './label.ts'
import { type Candidate, placeAll, placeSome } from './placing.ts'
import { type Place, project, type Spot } from './project.ts'

export interface PlacedLabel extends Candidate {
  readonly lines: readonly string[]
  readonly anchor: 'start' | 'middle' | 'end'
  /** Where the text is anchored; `y` is the middle of the label's height. */
  readonly x: number
  readonly y: number
  /** What answers to a touch: label and dot together. */
  readonly target: Box
}

interface PlacedArea<Area> {
  readonly area: Area
  /** None where it would lie on another one, or too near to it for a finger. */
  readonly dot: Spot | null
  /** None where there was no room for it. */
  readonly label: PlacedLabel | null
}

export interface Layout<Area> {
  readonly width: number
  readonly height: number
  readonly areas: readonly PlacedArea<Area>[]
  /** Where, of very many, those without a label lie; those that lie on one another once. */
  readonly others: readonly Spot[]
}

/** Units of the drawing. On the narrowest phones one unit is 0.78 of a pixel. */
const width = 360
const leastHeight = 220
const greatestHeight = 340
/** From a dot to the edge. */
const margin = 32
/** From a label to the edge. */
const edge = 6
export const dotRadius = 6
/** From the middle of a dot to its label. */
const gap = 12
/** 24 pixels on the narrowest phone. */
const leastTarget = 31

/** Middle of the arrow to the north, and what it keeps free. */
export const compass: Spot = { x: width - 22, y: 24 }
const compassBox = around(compass, 18)

interface Side {
  readonly anchor: PlacedLabel['anchor']
  readonly dx: number
  /** Above, beside, below. */
  readonly dy: -1 | 0 | 1
  readonly cost: number
}

/** Where a label can stand beside a dot in the end half of the drawing; mirrored for the other half. */
const sides: readonly Side[] = [
  { anchor: 'start', dx: gap, dy: 0, cost: 0 },
  { anchor: 'middle', dx: 0, dy: -1, cost: 2 },
  { anchor: 'middle', dx: 0, dy: 1, cost: 2 },
  { anchor: 'end', dx: -gap, dy: 0, cost: 3 },
  { anchor: 'start', dx: -dotRadius, dy: -1, cost: 4 },
  { anchor: 'start', dx: -dotRadius, dy: 1, cost: 4 },
  { anchor: 'end', dx: dotRadius, dy: -1, cost: 4 },
  { anchor: 'end', dx: dotRadius, dy: 1, cost: 4 },
]

const opposite = { start: 'end', middle: 'middle', end: 'start' } as const
const mirrored = (side: Side): Side => ({ ...side, anchor: opposite[side.anchor], dx: -side.dx })

const labelAt = (dot: Spot, label: Label, { anchor, dx, dy, cost }: Side): PlacedLabel => {
  const x = dot.x + dx
  const y = dot.y + dy * (gap + label.height / 2 - 2)
  const left = { start: x, middle: x - label.width / 2, end: x - label.width }[anchor]
  const text = { left, top: y - label.height / 2, right: left + label.width, bottom: y + label.height / 2 }
  const both = union(text, around(dot, dotRadius + 1))
  const flat = Math.max(0, leastTarget - (both.bottom - both.top)) / 2
  const narrow = Math.max(0, leastTarget - (both.right - both.left)) / 2
  const target = { left: both.left - narrow, top: both.top - flat, right: both.right + narrow, bottom: both.bottom + flat }
  return { lines: label.lines, anchor, x, y, cost, target }
}

interface Dots {
  readonly dots: readonly (Spot | null)[]
  readonly height: number
}

/** Candidates of every label that stay inside, off the compass and off all other dots. */
const candidatesFor = ({ dots, height }: Dots, labels: (place: number) => Label): readonly (readonly PlacedLabel[])[] => {
  const sheet = { left: edge, top: edge, right: width - edge, bottom: height - edge }
  const across = dots.flatMap(dot => dot?.x ?? [])
  const middle = (Math.min(...across) + Math.max(...across)) / 2
  const obstacles = dots.flatMap((dot, at) => (dot === null ? [] : [{ at, box: around(dot, dotRadius + 1) }]))
  return dots.map((dot, index) => {
    if (dot === null) return []
    const label = labels(index)
    const free = ({ target }: PlacedLabel): boolean =>
      within(target, sheet) && !overlap(target, compassBox) && !obstacles.some(({ at, box }) => at !== index && overlap(target, box))
    return sides.map(side => labelAt(dot, label, dot.x < middle ? mirrored(side) : side)).filter(free)
  })
}

/** Places nearer together than this, in degrees either side of the middle, are not drawn farther apart. */
const leastReach = 0.02

/** The dots, as far apart as the drawing allows, times `scale`, and moved sideways. */
const spread = (spots: readonly Spot[], scale: number, shift: number): Dots => {
  const halfX = Math.max(...spots.map(spot => Math.abs(spot.x)))
  const halfY = Math.max(...spots.map(spot => Math.abs(spot.y)))
  const unit =
    scale * Math.min((width / 2 - margin) / Math.max(halfX, leastReach), (greatestHeight / 2 - margin) / Math.max(halfY, leastReach))
  const height = Math.max(leastHeight, Math.round(2 * (halfY * unit + margin)))
  return { dots: spots.map(({ x, y }) => ({ x: Math.round(width / 2 + shift + x * unit), y: Math.round(height / 2 + y * unit) })), height }
}

/** However the dots are moved, they keep clear of the edges. */
const isRoomy = ({ dots }: Dots): boolean => dots.every(dot => dot !== null && dot.x >= margin - 8 && dot.x <= width - margin + 8)

/** The first dots, and of the others those that a finger can tell from them. */
const apart = ({ dots, height }: Dots): Dots => {
  const kept: Spot[] = []
  const left = dots.map(dot => {
    if (dot === null || kept.some(({ x, y }) => (x - dot.x) ** 2 + (y - dot.y) ** 2 < leastTarget ** 2)) return null
    kept.push(dot)
    return dot
  })
  return { dots: left, height }
}

const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const
const shifts = [0, -16, 16, -32, 32, -48, 48] as const
/** What drawing the dots closer together costs, against a label in a worse place. */
const scaleCost = 20
/** Beyond this number some areas go without a label, and no search is made. */
const mostLabelled = 16
/** Dots nearer together than this are one. */
const grain = 4

/** Each spot once. */
const distinct = (spots: readonly Spot[]): readonly Spot[] => [
  ...new Map(spots.map(spot => [`${Math.round(spot.x / grain)} ${Math.round(spot.y / grain)}`, spot] as const)).values(),
]

/**
 * Where each area's dot and label stand. Dots are drawn closer together where that gives every label a good place; where
 * even that does not help, as with forty areas, the drawing stays large and some areas go without a label, or without a dot.
 */
export const layOut = <Area extends Place & { readonly label: string }>(areas: readonly Area[]): Layout<Area> => {
  const spots = project(areas)
  const labels = memoize((place: number) => labelOf(areas[place]?.label ?? ''))
  const drawing = ({ dots, height }: Dots, placed: readonly (PlacedLabel | null)[], others: readonly Spot[] = []): Layout<Area> => ({
    width,
    height,
    areas: areas.map((area, index) => ({ area, dot: dots[index] ?? null, label: placed[index] ?? null })),
    others,
  })
  const complete = (areas.length > mostLabelled ? [] : scales)
    .flatMap(scale => shifts.map(shift => ({ scale, dots: spread(spots, scale, shift) })))
    .filter(({ dots }) => isRoomy(dots))
    .flatMap(({ scale, dots }) => {
      const found = placeAll(candidatesFor(dots, labels))
      return found === undefined ? [] : [{ dots, placed: found.placed, cost: found.cost + scaleCost * (1 - scale) }]
    })
  const [best] = complete.sort((a, b) => a.cost - b.cost)
  if (best !== undefined) return drawing(best.dots, best.placed)
  const [fullest] = shifts
    .map(shift => {
      const { dots: all, height } = spread(spots, 1, shift)
      const dots = apart({ dots: all, height })
      return { all, dots, placed: placeSome(candidatesFor(dots, labels)) }
    })
    .sort((a, b) => b.placed.filter(label => label !== null).length - a.placed.filter(label => label !== null).length)
  if (fullest === undefined) return drawing(spread(spots, 1, 0), [])
  const { all, dots, placed } = fullest
  if (areas.length <= mostNamed) return drawing(dots, placed)
  const others = all.flatMap((dot, index) => (placed[index] ? [] : (dot ?? [])))
  const named = { ...dots, dots: dots.dots.map((dot, index) => (placed[index] ? dot : null)) }
  return drawing(named, placed, distinct(others))
}
