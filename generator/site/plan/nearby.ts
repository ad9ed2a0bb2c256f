import { getOrCreate } from '../model/memoize.ts'
import type { Location } from './resolve.ts'

/** Beyond this many areas a list names the nearest only; a link leads to all. */
export const listLimit = 12

interface Point {
  readonly lat: number
  readonly lng: number
}

type Placed = Location & { readonly geo: Point }

const isPlaced = (location: Location): location is Placed => location.geo !== undefined

/** Square of the distance on a plane around `a`, in degrees of latitude: good enough to rank neighbours. */
const away = (a: Point, b: Point): number => {
  const across = (b.lng - a.lng) * Math.cos((a.lat * Math.PI) / 180)
  return (b.lat - a.lat) ** 2 + across ** 2
}

/**
 * For each location the others to link to: all in the config's order while there are few, else the nearest. A grid keeps the
 * search near: 10,000 places take milliseconds.
 */
export const neighbours = (all: readonly Location[], limit: number = listLimit): ReadonlyMap<string, readonly Location[]> => {
  if (all.length <= limit + 1) return new Map(all.map(one => [one.id, all.filter(other => other !== one)]))
  const locations = all.filter(isPlaced)
  // Of one whose place is not known nobody can say what is near: it names the first, and none names it.
  const unplaced = all.filter(one => !isPlaced(one)).map(one => [one.id, all.filter(other => other !== one).slice(0, limit)] as const)
  return new Map([...nearest(locations, limit), ...unplaced])
}

/** Of each point the nearest others, by their places in the list. */
const nearestPoints = (points: readonly Point[], limit: number): readonly (readonly number[])[] => {
  const lats = points.map(one => one.lat)
  const lngs = points.map(one => one.lng)
  const [south, west] = [Math.min(...lats), Math.min(...lngs)]
  const side = Math.max(1, Math.floor(Math.sqrt(points.length / 4)))
  const height = Math.max((Math.max(...lats) - south) / side, 1e-9)
  const width = Math.max((Math.max(...lngs) - west) / side, 1e-9)
  const cells = new Map<number, number[]>()
  const cellOf = (value: number, from: number, size: number): number => Math.min(side - 1, Math.floor((value - from) / size))
  for (const [index, { lat, lng }] of points.entries())
    getOrCreate(cells, cellOf(lat, south, height) * side + cellOf(lng, west, width), () => []).push(index)
  return points.map((one, index) => {
    const row = cellOf(one.lat, south, height)
    const column = cellOf(one.lng, west, width)
    let found: number[] = []
    // One ring beyond the first that holds enough: a nearer place may lie just over a cell's edge.
    for (let ring = 1, enough = false; ring <= side && !enough; ring++) {
      enough = found.length >= limit
      found = []
      for (let r = Math.max(0, row - ring); r <= Math.min(side - 1, row + ring); r++)
        for (let c = Math.max(0, column - ring); c <= Math.min(side - 1, column + ring); c++)
          found.push(...(cells.get(r * side + c) ?? []).filter(other => other !== index))
    }
    const ranked = found
      .map((other, order) => ({ other, order, far: away(one, points[other] ?? one) }))
      .sort((a, b) => a.far - b.far || a.order - b.order)
    return ranked.slice(0, limit).map(({ other }) => other)
  })
}

let remembered: { readonly key: string; readonly made: readonly (readonly number[])[] } | undefined

/** While somebody works on a site, its places stay where they are: the last answer is kept. */
const nearest = (locations: readonly Placed[], limit: number): ReadonlyMap<string, readonly Location[]> => {
  const key = `${limit} ${locations.map(({ geo }) => `${geo.lat},${geo.lng}`).join(' ')}`
  if (remembered?.key !== key) {
    const points = locations.map(({ geo }) => geo)
    remembered = { key, made: nearestPoints(points, limit) }
  }
  const { made } = remembered
  return new Map(locations.map((one, index) => [one.id, (made[index] ?? []).flatMap(place => locations[place] ?? [])]))
}
