/** A place in degrees (WGS 84). */
export interface Place {
  readonly lat: number
  readonly lng: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

const radians = Math.PI / 180

/** The shortest way east, also across the date line. */
const eastOf = (lng: number, from: number): number => ((((lng - from + 180) % 360) + 360) % 360) - 180

/**
 * Places as spots of a plane, in degrees of latitude, y downwards, around (0, 0). Good for a region: degrees of longitude
 * shrink by the cosine of the middle latitude.
 */
export const project = (places: readonly Place[]): readonly Spot[] => {
  const [first] = places
  if (first === undefined) return []
  const lats = places.map(place => place.lat)
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2
  const spots = places.map(place => ({ x: eastOf(place.lng, first.lng) * Math.cos(middle * radians), y: middle - place.lat }))
  const xs = spots.map(spot => spot.x)
  const shift = (Math.min(...xs) + Math.max(...xs)) / 2
  return spots.map(spot => ({ x: spot.x - shift, y: spot.y }))
}
