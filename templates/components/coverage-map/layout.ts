import { mostNamed } from '../../../generator/site/util/limits.ts'
import { memoizeText } from '../../../generator/site/util/memoize.ts'
import { around, type Box, overlap, union, within } from './box.ts'
import { type Label, labelOf } from './label.ts'
import { type Candidate, placeAll, placeSome } from './placing.ts'
import { type Place, project, type Spot } from './project.ts'

export interface PlacedLabel extends Candidate {
  readonly lines: readonly string[]
  readonly anchor: 'start' | 'middle' | 'end'
  /** Position and anchor of the text; `y` is the middle of the label’s height. */
  readonly x: number
  readonly y: number
  /** The touch target: label and dot together. */
  readonly target: Box
}

interface PlacedArea<Area> {
  readonly area: Area
  /** `null` if it would overlap another dot, or be too close to it for a finger. */
  readonly dot: Spot | null
  /** `null` if there is no room for it. */
  readonly label: PlacedLabel | null
}

interface Drawing {
  readonly width: number
  readonly height: number
  /** Positions of the other locations, without duplicates, if there are very many. */
  readonly others: readonly Spot[]
}

export interface Layout<Area> extends Drawing {
  readonly areas: readonly PlacedArea<Area>[]
}

/** Dots and labels by the index of their location. */
interface Positions extends Drawing {
  readonly dots: readonly (Spot | null)[]
  readonly labels: readonly (PlacedLabel | null)[]
}

type LabelledPlace = Place & { readonly label: string }

/** In units of the drawing; on the narrowest phones a unit is 0.78 pixels. */
const width = 360
const leastHeight = 220
const greatestHeight = 340
/** Distance from a dot to the edge. */
const margin = 32
/** Distance from a label to the edge. */
const edge = 6
export const dotRadius = 6
/** Of dots without a label, if there are very many. */
const otherRadius = 3
/** Distance from the middle of a dot to its label. */
const gap = 12
/** 24 pixels on the narrowest phone. */
const leastTarget = 31

/** The middle of the north arrow, and the space around it. */
export const compass: Spot = { x: width - 22, y: 24 }
const compassBox = around(compass, 18)

interface Side {
  readonly anchor: PlacedLabel['anchor']
  readonly dx: number
  /** Above, next to, below. */
  readonly dy: -1 | 0 | 1
  readonly cost: number
}

/** Possible label positions for a dot in the right half of the drawing; mirrored for the left half. */
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
const mirroredSides = sides.map((side): Side => ({ ...side, anchor: opposite[side.anchor], dx: -side.dx }))

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
  readonly dots: readonly Spot[]
  readonly height: number
}

/** Possible labels of every dot that are within the drawing and do not overlap the north arrow or a dot. */
const candidatesFor = ({ dots, height }: Dots, labels: readonly Label[]): readonly (readonly PlacedLabel[])[] => {
  const sheet = { left: edge, top: edge, right: width - edge, bottom: height - edge }
  const across = dots.map(({ x }) => x)
  const middle = (Math.min(...across) + Math.max(...across)) / 2
  const obstacles = dots.map(dot => around(dot, dotRadius + 1))
  return dots.map((dot, index) => {
    const label = labels[index]
    if (label === undefined) return []
    const free = ({ target }: PlacedLabel): boolean =>
      within(target, sheet) && !overlap(target, compassBox) && !obstacles.some((box, at) => at !== index && overlap(target, box))
    return (dot.x < middle ? mirroredSides : sides).map(side => labelAt(dot, label, side)).filter(free)
  })
}

/** The minimum extent in degrees from the middle: places that are closer are not spread further. */
const leastReach = 0.02

/** Units per degree, and the height of the drawing. */
interface Scale {
  readonly unit: number
  readonly height: number
}

/** The largest scale that fits the drawing, times `share`. */
const scaleOf = (spots: readonly Spot[], share: number): Scale => {
  const halfX = Math.max(...spots.map(spot => Math.abs(spot.x)))
  const halfY = Math.max(...spots.map(spot => Math.abs(spot.y)))
  const unit =
    share * Math.min((width / 2 - margin) / Math.max(halfX, leastReach), (greatestHeight / 2 - margin) / Math.max(halfY, leastReach))
  return { unit, height: Math.max(leastHeight, Math.round(2 * (halfY * unit + margin))) }
}

/** The dots, shifted horizontally. */
const spread = (spots: readonly Spot[], { unit, height }: Scale, shift: number): Dots => ({
  dots: spots.map(({ x, y }) => ({ x: Math.round(width / 2 + shift + x * unit), y: Math.round(height / 2 + y * unit) })),
  height,
})

/** Shifted dots stay away from the edges. */
const isRoomy = ({ dots }: Dots): boolean => dots.every(({ x }) => x >= margin - 8 && x <= width - margin + 8)

/** Indexes of the dots that a finger can distinguish from all previous ones. */
const distant = ({ dots }: Dots): ReadonlySet<number> => {
  const chosen: Spot[] = []
  const numbers = new Set<number>()
  for (const [number, dot] of dots.entries()) {
    // Backwards, since places that are near each other are often adjacent in a list.
    if (chosen.findLast(({ x, y }) => (x - dot.x) ** 2 + (y - dot.y) ** 2 < leastTarget ** 2) !== undefined) continue
    chosen.push(dot)
    numbers.add(number)
  }
  return numbers
}

const shares = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const
const shifts = [0, -16, 16, -32, 32, -48, 48] as const
/** Cost of drawing the dots closer together, compared with a worse label position. */
const shareCost = 20
/** Above this number some locations have no label, and the search is skipped. */
const mostLabelled = 16
/** Dots closer together than this are merged. */
const grain = 4

/** Removes duplicate positions. */
const distinct = (spots: readonly Spot[]): readonly Spot[] => [
  ...new Map(spots.map(spot => [Math.round(spot.y / grain) * width + Math.round(spot.x / grain), spot] as const)).values(),
]

const labelsOf = (areas: readonly { readonly label: string }[]): readonly Label[] => areas.map(({ label }) => labelOf(label))

/** Places all dots and labels, closer together if that improves the labels; `undefined` if they do not fit. */
const complete = (areas: readonly LabelledPlace[], spots: readonly Spot[]): Positions | undefined => {
  const labels = labelsOf(areas)
  const [best] = shares
    .flatMap(share => {
      const scale = scaleOf(spots, share)
      return shifts.map(shift => ({ share, dots: spread(spots, scale, shift) }))
    })
    .filter(({ dots }) => isRoomy(dots))
    .flatMap(({ share, dots }) => {
      const found = placeAll(candidatesFor(dots, labels))
      return found === undefined ? [] : [{ ...dots, placed: found.placed, cost: found.cost + shareCost * (1 - share) }]
    })
    .sort((a, b) => a.cost - b.cost)
  return best && { width, height: best.height, dots: best.dots, labels: best.placed, others: [] }
}

/** Places as many labels as fit into a large drawing; if there are very many locations, only those with a dot of their own. */
const partial = (areas: readonly LabelledPlace[], spots: readonly Spot[]): Positions => {
  const scale = scaleOf(spots, 1)
  const chosen = distant(spread(spots, scale, 0))
  const numbers = [...chosen]
  const chosenSpots = spots.filter((_, number) => chosen.has(number))
  const labels = labelsOf(areas.filter((_, number) => chosen.has(number)))
  const tried = shifts.map(shift => {
    const { dots, height } = spread(chosenSpots, scale, shift)
    const placed = placeSome(candidatesFor({ dots, height }, labels))
    return { shift, dots, placed, count: placed.filter(label => label !== null).length }
  })
  const fullest = tried.reduce((best, one) => (one.count > best.count ? one : best))
  const isNamed = areas.length <= mostNamed
  const placed: { readonly dots: (Spot | null)[]; readonly labels: (PlacedLabel | null)[] } = {
    dots: areas.map(() => null),
    labels: areas.map(() => null),
  }
  for (const [at, number] of numbers.entries()) {
    const label = fullest.placed[at] ?? null
    placed.labels[number] = label
    if (isNamed || label !== null) placed.dots[number] = fullest.dots[at] ?? null
  }
  const named = placed.labels.flatMap(label => label?.target ?? [])
  const isFree = (dot: Spot): boolean => !named.some(box => overlap(box, around(dot, otherRadius)))
  const others = isNamed
    ? []
    : spread(spots, scale, fullest.shift).dots.filter((dot, number) => placed.labels[number] === null && isFree(dot))
  return { width, height: scale.height, ...placed, others: distinct(others) }
}

/** The last layouts: the home page and the page of service areas show the same map, in most languages with the same names. */
const positionsOf = memoizeText((json): Positions => {
  // `layOut` serializes them.
  const places = JSON.parse(json) as readonly LabelledPlace[]
  const spots = project(places)
  return (places.length > mostLabelled ? undefined : complete(places, spots)) ?? partial(places, spots)
}, 2)

/**
 * Lays out the dots and labels of locations. Dots are drawn closer together if that gives every label a good position. If labels still do
 * not fit, the drawing stays large and some locations have no label or no dot.
 */
export const layOut = <Area extends LabelledPlace>(areas: readonly Area[]): Layout<Area> => {
  const { dots, labels, ...drawing } = positionsOf(JSON.stringify(areas.map(({ label, lat, lng }) => ({ label, lat, lng }))))
  return { ...drawing, areas: areas.map((area, at) => ({ area, dot: dots[at] ?? null, label: labels[at] ?? null })) }
}
