import type { LocalizedSite } from './localized-site.ts'
import type { Location } from './resolve.ts'

/**
 * The schema.org type of a location: the one that the config writes. Otherwise `City` if an address of the config names it as its city, and
 * `Place` if not, because a name alone may be that of a city, a district or a valley. `Place` is true of all of them: `City` is an
 * `AdministrativeArea`, and that is a `Place` (https://schema.org/City). `areaServed` takes any of the three (https://schema.org/areaServed).
 */
export const placeType = (
  { site: { config }, format }: LocalizedSite,
  { type, name, address }: Location,
): NonNullable<Location['type']> => {
  if (type !== undefined) return type
  const cities = [config.business.address.city, address?.city].filter(city => city !== undefined)
  return cities.some(city => format(city) === format(name)) ? 'City' : 'Place'
}
