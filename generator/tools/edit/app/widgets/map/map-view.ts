/** The visible part of a map and the positions in it: the projection of the site’s map, in a viewport of fixed size. */
import { type Place, planeOf, type Spot } from '../../../../../../templates/components/coverage-map/project.ts'

/** Units of the drawing. */
export const size = { width: 360, height: 300 } as const
const margin = 28

export interface MapView {
  /** Units per degree of latitude. */
  readonly unit: number
  readonly spotOf: (place: Place) => Spot
  readonly placeOf: (spot: Spot) => Place
}

export interface Viewport {
  /** 1 shows all places. */
  readonly zoom: number
  /** `null` for the middle of all places. */
  readonly middle: Place | null
}

/** The smallest extent of the map, in degrees. */
const minExtent = 0.02

/** @param places that are visible at first; without any, the map shows latitude and longitude 0 */
export const viewOf = (places: readonly Place[], { zoom, middle }: Viewport): MapView => {
  const plane = planeOf(places.length === 0 ? [{ lat: 0, lng: 0 }] : places)
  const spots = places.map(plane.spotOf)
  const extent = (values: readonly number[]): number => values.reduce((largest, value) => Math.max(largest, Math.abs(value)), minExtent)
  const [across, down] = [extent(spots.map(({ x }) => x)), extent(spots.map(({ y }) => y))]
  const unit = zoom * Math.min((size.width / 2 - margin) / across, (size.height / 2 - margin) / down)
  const center = middle === null ? { x: 0, y: 0 } : plane.spotOf(middle)
  return {
    unit,
    spotOf: place => {
      const { x, y } = plane.spotOf(place)
      return { x: size.width / 2 + (x - center.x) * unit, y: size.height / 2 + (y - center.y) * unit }
    },
    placeOf: ({ x, y }) => plane.placeOf({ x: (x - size.width / 2) / unit + center.x, y: (y - size.height / 2) / unit + center.y }),
  }
}

/** Rounds to about ten meters. */
export const rounded = ({ lat, lng }: Place): Place => ({ lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 })

/** Moves a place by units of the drawing. The latitude stays in its range. */
export const shifted = (view: MapView, place: Place, dx: number, dy: number): Place => {
  const { x, y } = view.spotOf(place)
  const { lat, lng } = view.placeOf({ x: x + dx, y: y + dy })
  return rounded({ lat: Math.min(90, Math.max(-90, lat)), lng })
}

export const isVisible = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= size.width && y <= size.height

/** Whether the label of a point is below it: if another point or the edge covers the position above, and none the one below. */
export const isLabelBelow = ({ x, y }: Spot, others: readonly Spot[]): boolean => {
  const isTaken = (labelY: number): boolean =>
    labelY < 12 || labelY > size.height - 8 || others.some(other => Math.abs(other.x - x) < 100 && Math.abs(other.y - labelY) < 12)
  return isTaken(y - 18) && !isTaken(y + 20)
}
