/** What part of a map is seen, and where its places lie in it: the site’s own projection, brought into a window of fixed size. */
import { type Place, planeOf, type Spot } from '../../../../../../templates/components/coverage-map/project.ts'

/** Units of the drawing. */
export const size = { width: 360, height: 300 } as const
const margin = 28

export interface MapView {
  /** Units a degree of latitude. */
  readonly unit: number
  readonly spotOf: (place: Place) => Spot
  readonly placeOf: (spot: Spot) => Place
}

/** What is seen: how near, and which place is in the middle; none for that of all places. */
export interface Looking {
  /** 1: all places are seen. */
  readonly zoom: number
  readonly middle: Place | null
}

/** In degrees: places nearer together are not drawn farther apart. */
const leastReach = 0.02

/** @param places that are seen at the first look; with none, the middle of the earth */
export const viewOf = (places: readonly Place[], { zoom, middle }: Looking): MapView => {
  const plane = planeOf(places.length === 0 ? [{ lat: 0, lng: 0 }] : places)
  const spots = places.map(plane.spotOf)
  const reach = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), leastReach)
  const [across, down] = [reach(spots.map(({ x }) => x)), reach(spots.map(({ y }) => y))]
  const unit = zoom * Math.min((size.width / 2 - margin) / across, (size.height / 2 - margin) / down)
  const centre = middle === null ? { x: 0, y: 0 } : plane.spotOf(middle)
  return {
    unit,
    spotOf: place => {
      const { x, y } = plane.spotOf(place)
      return { x: size.width / 2 + (x - centre.x) * unit, y: size.height / 2 + (y - centre.y) * unit }
    },
    placeOf: ({ x, y }) => plane.placeOf({ x: (x - size.width / 2) / unit + centre.x, y: (y - size.height / 2) / unit + centre.y }),
  }
}

/** As exact as a config needs it: ten metres. */
export const rounded = ({ lat, lng }: Place): Place => ({ lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 })

/** A place moved by units of the drawing, kept on the earth. */
export const shifted = (view: MapView, place: Place, dx: number, dy: number): Place => {
  const { x, y } = view.spotOf(place)
  const { lat, lng } = view.placeOf({ x: x + dx, y: y + dy })
  return rounded({ lat: Math.min(90, Math.max(-90, lat)), lng })
}

export const isSeen = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= size.width && y <= size.height

/** Whether the name of a point stands below it: where others, or the edge, are in its way above, and none below. */
export const isNamedBelow = ({ x, y }: Spot, others: readonly Spot[]): boolean => {
  const isTaken = (at: number): boolean =>
    at < 12 || at > size.height - 8 || others.some(other => Math.abs(other.x - x) < 100 && Math.abs(other.y - at) < 12)
  return isTaken(y - 18) && !isTaken(y + 20)
}
