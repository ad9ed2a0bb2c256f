import { valuesOf } from '../util/dependencies.ts'
import { getOrCreate, memoize } from '../util/memoize.ts'
import type { Location } from './resolve.ts'

/** Above this number, only the nearest locations are listed, with a link to all. */
export const listLimit = 12

interface Point {
  readonly lat: number
  readonly lng: number
}

/**
 * Returns the other locations that a location links to: all in the config’s order while there are few, otherwise the nearest.
 */
export const neighbours = (locations: readonly Location[], limit: number = listLimit): ((location: Location) => readonly Location[]) => {
  const first = locations.slice(0, limit + 1)
  const ids = first.map(({ id }) => id)
  const firstOthers = memoize((id: string) => first.filter((_, place) => ids[place] !== id).slice(0, limit))
  if (locations.length <= limit + 1) return ({ id }) => firstOthers(id)
  const points = valuesOf(locations, 'geo')
  const placed = locations.filter((_, place) => points[place] !== undefined)
  const places = new Map(placed.map(({ id }, place) => [id, place]))
  const near = nearestPoints(
    points.filter(point => point !== undefined),
    limit,
  )
  return location => {
    const place = places.get(location.id)
    // Without coordinates, a location links to the first ones and no other links to it.
    return place === undefined ? firstOthers(location.id) : near(place).flatMap(index => placed[index] ?? [])
  }
}

/**
 * Returns the indexes of the points nearest to a point. The points are sorted into a grid, so that a search looks only at the cells around it.
 * Of points at the same distance, the one in the earlier cell comes first.
 */
const nearestPoints = (points: readonly Point[], limit: number): ((index: number) => readonly number[]) => {
  const lats = points.map(one => one.lat)
  const lngs = points.map(one => one.lng)
  const [south, west] = [Math.min(...lats), Math.min(...lngs)]
  const side = Math.max(1, Math.floor(Math.sqrt(points.length / 4)))
  const height = Math.max((Math.max(...lats) - south) / side, 1e-9)
  const width = Math.max((Math.max(...lngs) - west) / side, 1e-9)
  const rowOf = ({ lat }: Point): number => Math.min(side - 1, Math.floor((lat - south) / height))
  const columnIn = ({ lng }: Point): number => Math.min(side - 1, Math.floor((lng - west) / width))
  const cells = new Map<number, number[]>()
  for (const [index, point] of points.entries()) getOrCreate(cells, rowOf(point) * side + columnIn(point), () => []).push(index)
  /** Indexes of the points in the cells that are at most `ring` rows or columns away. */
  const around = (row: number, column: number, ring: number): readonly number[] => {
    const [first, last] = [Math.max(0, column - ring), Math.min(side - 1, column + ring)]
    const found: number[] = []
    for (let r = Math.max(0, row - ring); r <= Math.min(side - 1, row + ring); r++)
      for (let c = first; c <= last; c++) found.push(...(cells.get(r * side + c) ?? []))
    return found
  }
  return memoize(index => {
    const point = points[index]
    if (point === undefined) return []
    const row = rowOf(point)
    const column = columnIn(point)
    let ring = 1
    while (ring < side && around(row, column, ring).length <= limit) ring++
    // Squared distances on a plane around this point, in degrees of latitude: precise enough to rank neighbours.
    const shrink = Math.cos((point.lat * Math.PI) / 180)
    const distanceTo = (other: Point): number => (other.lat - point.lat) ** 2 + ((other.lng - point.lng) * shrink) ** 2
    // One ring beyond the first that holds enough: a nearer point may be just across a cell’s edge.
    return around(row, column, ring + 1)
      .flatMap(other => (other === index || points[other] === undefined ? [] : [{ other, distance: distanceTo(points[other]) }]))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, limit)
      .map(({ other }) => other)
  })
}
