import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { distance, distanceTo, type Point } from '../values/country-areas.ts'
import { isBranch } from '../values/location-facts.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

/** Kilometers from a country within which a point is accepted: businesses serve areas across a border. */
const nearCountry = 200

/** Kilometers from the nearest other area within which an area is accepted. */
const nearOthers = 500

interface Placed {
  readonly path: ConfigPath
  readonly point: Point
  readonly country: string | undefined
  /** An area that the business serves from where the others are. */
  readonly isServed: boolean
}

const isIn = (country: string, point: Point): boolean => (distanceTo(country, point) ?? 0) <= nearCountry

/** Swaps the numbers or changes their signs; returns the first variant that is in the country. */
const meantIn = (country: string, { lat, lng }: Point): Point | undefined => {
  const swapped = Math.abs(lng) <= 90 ? [{ lat: lng, lng: lat }] : []
  const signs = [
    { lat, lng: -lng },
    { lat: -lat, lng },
    { lat: -lat, lng: -lng },
  ]
  return [...swapped, ...signs].find(point => distanceTo(country, point) === 0)
}

const outside = ({ path, point, country = '' }: Placed): readonly ConfigIssue[] => {
  if (point.lat === 0 && point.lng === 0) return [{ path, ...problem('COORDINATES_WRONG', 'zero', { country }) }]
  if (isIn(country, point)) return []
  const corrected = meantIn(country, point)
  const values = { ...point, country, distance: Math.round(distanceTo(country, point) ?? 0) }
  return [
    {
      path,
      ...(corrected === undefined
        ? problem('COORDINATES_WRONG', 'country', values)
        : problem('COORDINATES_WRONG', 'meant', { ...values, meant: corrected })),
    },
  ]
}

const far = (item: Placed, index: number, items: readonly Placed[]): readonly ConfigIssue[] => {
  // Of two areas, either may be the wrong one.
  if (!item.isServed || items.length < 3) return []
  const isNear = (other: Placed | undefined): boolean =>
    other !== undefined && other !== item && Math.round(distance(item.point, other.point)) <= nearOthers
  // The items next to it in the list first: thousands of areas would be compared with all others.
  if (isNear(items[index - 1]) || isNear(items[index + 1]) || items.some(isNear)) return []
  const nearest = Math.round(Math.min(...items.flatMap(other => (other === item ? [] : distance(item.point, other.point)))))
  return [{ path: item.path, ...problem('COORDINATES_WRONG', 'far', { ...item.point, distance: nearest }) }]
}

/** Points on the map are in the country of their address, and areas are near each other. */
export const coordinates: Rule = ({ draft }) => {
  const { business } = draft
  const home = business?.address?.country ?? draft.phones?.country
  const written = [
    { path: ['business', 'geo'], geo: business?.geo, country: home, isServed: false },
    ...each(draft.locations).map(([index, location]) => ({
      path: ['locations', index, 'geo'],
      geo: location.geo,
      country: location.address?.country ?? home,
      isServed: !isBranch(location) && location.branch === undefined && location.phone === undefined,
    })),
  ]
  const placed = written.flatMap(({ geo, ...rest }): readonly Placed[] =>
    geo?.lat === undefined || geo.lng === undefined ? [] : [{ ...rest, point: { lat: geo.lat, lng: geo.lng } }],
  )
  const issues = placed.flatMap(outside)
  return issues.length > 0 ? issues : placed.flatMap(far)
}
