/** A point in degrees (WGS 84). */
export interface Place {
  readonly lat: number
  readonly lng: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

const radians = Math.PI / 180

/** The shorter way east, also across the date line. */
const eastOf = (lng: number, from: number): number => ((((lng - from + 180) % 360) + 360) % 360) - 180

export interface Plane {
  readonly spotOf: (place: Place) => Spot
  readonly placeOf: (spot: Spot) => Place
}

/**
 * Projects to a plane in degrees of latitude, with y pointing down and the origin in the middle of the places. Suitable for a region:
 * longitudes are scaled by the cosine of the middle latitude.
 */
export const planeOf = (places: readonly Place[]): Plane => {
  const lats = places.map(place => place.lat)
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2
  const shrink = Math.cos(middle * radians)
  const begin = places[0]?.lng ?? 0
  const across = ({ lng }: Place): number => eastOf(lng, begin) * shrink
  const xs = places.map(across)
  const shift = (Math.min(...xs) + Math.max(...xs)) / 2
  return {
    spotOf: place => ({ x: across(place) - shift, y: middle - place.lat }),
    placeOf: ({ x, y }) => ({ lat: middle - y, lng: eastOf(begin + (x + shift) / shrink, 0) }),
  }
}

/** Places as points of the plane around them. */
export const project = (places: readonly Place[]): readonly Spot[] => (places.length === 0 ? [] : places.map(planeOf(places).spotOf))
