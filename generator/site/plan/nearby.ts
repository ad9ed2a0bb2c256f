import { valuesOf } from '../model/dependencies.ts'
import { memoize, memoizeLast } from '../model/memoize.ts'
import type { Location } from './resolve.ts'

/** Beyond this many areas a list names the nearest only; a link leads to all. */
export const listLimit = 12

interface Point {
  readonly lat: number
  readonly lng: number
}

/**
 * Of each location the others to link to: all in the config's order while there are few, else the nearest. They are looked for when
 * somebody asks, and a grid keeps the search near: 10,000 places take milliseconds.
 */
export const neighbours = (all: readonly Location[], limit: number = listLimit): ((location: Location) => readonly Location[]) => {
  const first = all.slice(0, limit + 1)
  const ids = first.map(({ id }) => id)
  const firstOthers = memoize((id: string) => first.filter((_, place) => ids[place] !== id).slice(0, limit))
  if (all.length <= limit + 1) return ({ id }) => firstOthers(id)
  const points = valuesOf(all, 'geo')
  const placed = all.filter((_, place) => points[place] !== undefined)
  const places = new Map(placed.map(({ id }, place) => [id, place]))
  const near = nearest(
    points.filter(point => point !== undefined),
    limit,
  )
  const othersNear = (place: number): readonly Location[] => {
    const others: Location[] = []
    for (const number of near(place)) {
      const other = placed[number]
      if (other !== undefined) others.push(other)
    }
    return others
  }
  /** By the place of each. */
  const known: (readonly Location[] | undefined)[] = Array(placed.length)
  // Its pages in all languages follow each other.
  return memoizeLast(location => {
    const place = places.get(location.id)
    // Of one whose place is not known nobody can say what is near: it names the first, and none names it.
    if (place === undefined) return firstOthers(location.id)
    const others = known[place] ?? othersNear(place)
    known[place] = others
    return others
  })
}

/** Of each point the nearest others, by their places in the list; of those that are as far the one that is found first. */
const nearestPoints = (points: readonly Point[], limit: number): ((place: number) => readonly number[]) => {
  const lats = Float64Array.from(points, one => one.lat)
  const lngs = Float64Array.from(points, one => one.lng)
  const [south, west] = [Math.min(...lats), Math.min(...lngs)]
  const side = Math.max(1, Math.floor(Math.sqrt(points.length / 4)))
  const height = Math.max((Math.max(...lats) - south) / side, 1e-9)
  const width = Math.max((Math.max(...lngs) - west) / side, 1e-9)
  const cells = Array<number[] | undefined>(side * side)
  const cellOf = (value: number, from: number, size: number): number => Math.min(side - 1, Math.floor((value - from) / size))
  for (let index = 0; index < points.length; index++) {
    const cell = cellOf(lats[index] ?? 0, south, height) * side + cellOf(lngs[index] ?? 0, west, width)
    const known = cells[cell]
    if (known === undefined) cells[cell] = [index]
    else known.push(index)
  }
  /** The cells that are this many rows or columns away at most. */
  const around = (row: number, column: number, ring: number): readonly (readonly number[])[] => {
    const [first, last] = [Math.max(0, column - ring), Math.min(side - 1, column + ring)]
    const found: (readonly number[])[] = []
    for (let r = Math.max(0, row - ring); r <= Math.min(side - 1, row + ring); r++)
      for (let c = first; c <= last; c++) found.push(cells[r * side + c] ?? [])
    return found
  }
  return memoize(place => {
    const one = points[place]
    if (one === undefined) return []
    const { lat, lng } = one
    // Distances are squares of those on a plane around this one, in degrees of latitude: good enough to rank neighbours.
    const shrink = Math.cos((lat * Math.PI) / 180)
    const row = cellOf(lat, south, height)
    const column = cellOf(lng, west, width)
    let ring = 1
    const holdsEnough = (): boolean => around(row, column, ring).reduce((sum, cell) => sum + cell.length, 0) > limit
    while (ring < side && !holdsEnough()) ring++
    // One ring beyond the first that holds enough: a nearer place may lie just over a cell's edge.
    const others = around(row, column, ring + 1)
    // Kept in order, since few of those that are looked at are nearer than what has been found: sorting all takes three times as long.
    const found: number[] = []
    const fars: number[] = []
    for (const cell of others)
      for (const other of cell) {
        const across = ((lngs[other] ?? 0) - lng) * shrink
        const far = ((lats[other] ?? 0) - lat) ** 2 + across ** 2
        if (other === place || (found.length === limit && far >= (fars[limit - 1] ?? 0))) continue
        let at = Math.min(found.length, limit - 1)
        for (; at > 0 && (fars[at - 1] ?? 0) > far; at--) {
          found[at] = found[at - 1] ?? 0
          fars[at] = fars[at - 1] ?? 0
        }
        found[at] = other
        fars[at] = far
      }
    return found
  })
}

interface Remembered {
  readonly points: readonly Point[]
  readonly limit: number
  readonly near: (place: number) => readonly number[]
}

let remembered: Remembered | undefined

const areSame = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length && one.every(({ lat, lng }, place) => lat === other[place]?.lat && lng === other[place]?.lng)

/** While somebody works on a site, its places stay where they are: the last answers are kept. */
const nearest = (points: readonly Point[], limit: number): ((place: number) => readonly number[]) => {
  if (remembered === undefined || remembered.limit !== limit || !areSame(remembered.points, points))
    remembered = { points, limit, near: nearestPoints(points, limit) }
  return remembered.near
}
