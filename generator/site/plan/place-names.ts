/** Names and links of services in locations. */
import type { Language, Text } from '../model/language.ts'
import type { Link } from '../model/page.ts'
import type { RouteParams } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import { memoize, type PairCache } from '../util/memoize.ts'
import type { Location, ResolvedConfig, Service } from './resolve.ts'
import type { Values } from './texts.ts'

/** Capitalizes the first letter of a text. Cached by letter, since `toLocaleUpperCase` parses the locale each time. */
const capitalizedIn = (locale: string): ((text: string) => string) => {
  const capital = memoize((letter: string) => letter.toLocaleUpperCase(locale))
  return text => {
    const [first = ''] = text
    return capital(first) + text.slice(first.length)
  }
}

export interface PlaceNames {
  /** Where a location is described: on the page of service areas, or in the directory. */
  readonly locationPath: (area: string) => UrlPath | null
  readonly serviceName: (service: Service) => string
  /** `in Laval`. */
  readonly inLocation: (location: Location) => string
  /** `Leak detection in Laval`. */
  readonly serviceIn: (service: Service, location: Location) => string
  /** Link to the page of a service in a location; `null` if there is none. Not cached: there are too many pairs. */
  readonly serviceInLink: (service: Service, location: Location) => Link | null
  /** The same, or without such a page a link to the description of the location: `In Laval`. */
  readonly placeOf: (service: Service, location: Location) => Link | null
  /** Values of a service’s and a location’s placeholders. */
  readonly serviceValues: (service: Service, location?: Location) => ServiceValues
  /** The same, if the service’s values are known. */
  readonly placeValues: (ofService: ServiceValues, location: Location) => PlaceValues
  /** As `serviceInLink`, if both names are known. */
  readonly linkIn: (service: NamedService, location: Location, inLocation: string) => Link | null
}

// A type, since an interface is not assignable to a Record.
export type ServiceValues = { readonly service: string; readonly steps: number; readonly signs: number }
type PlaceValues = ServiceValues & { readonly location: string; readonly inLocation: string }

export interface NamedService {
  readonly id: string
  readonly name: string
}

/** The functions of a localized site that names are made with. */
interface Verbs {
  readonly format: (text: Text | string, values?: Values) => string
  readonly label: (key: 'serviceIn', values: Values) => string
  readonly linkIf: (label: string, kind: 'serviceLocation', params: RouteParams) => Link | null
}

/** Marks a link whose text contains the phone number, so that it cannot be shared. */
const differs = Symbol('differs')

export type LinkCache = PairCache<Service, Location, Link | null | typeof differs>

/** What all phone numbers share. */
interface Shared {
  readonly saysNumber: (text: Text) => boolean
  readonly places: LinkCache
}

export const placesIn = (
  { config, routes }: ResolvedConfig,
  { code, locale }: Language,
  { format, label, linkIf }: Verbs,
  { saysNumber, places }: Shared,
): PlaceNames => {
  const { inPlace } = config.translations
  const capitalized = capitalizedIn(locale)
  const areaPath: PlaceNames['locationPath'] = area => {
    const page = routes.find(code, 'serviceAreas') ?? routes.find(code, 'locations')
    return page === undefined ? null : `${page}#${area}`
  }
  const serviceName: PlaceNames['serviceName'] = service => format(service.shortName ?? service.name)
  const inLocation: PlaceNames['inLocation'] = location =>
    location.in !== undefined || inPlace === undefined
      ? format(location.in ?? location.name)
      : format(inPlace, { location: format(location.name) })
  /** The texts that `inLocation` uses. */
  const inTexts = (location: Location): readonly Text[] =>
    location.in !== undefined || inPlace === undefined ? [location.in ?? location.name] : [inPlace, location.name]
  const serviceIn: PlaceNames['serviceIn'] = (service, location) =>
    label('serviceIn', { service: serviceName(service), inLocation: inLocation(location) })
  const linkIn: PlaceNames['linkIn'] = ({ id, name }, location, where) =>
    linkIf(label('serviceIn', { service: name, inLocation: where }), 'serviceLocation', { service: id, location: location.id })
  const serviceInLink: PlaceNames['serviceInLink'] = (service, location) =>
    linkIn({ id: service.id, name: serviceName(service) }, location, inLocation(location))
  const linkToPlace = (service: Service, location: Location): Link | null => {
    const page = serviceInLink(service, location)
    if (page !== null) return page
    const href = areaPath(location.id)
    return href === null ? null : { href, label: capitalized(inLocation(location)) }
  }
  // One function for all pairs, since a page looks up a dozen links.
  const cachedLink = (service: Service, location: Location): Link | null | typeof differs =>
    inTexts(location).some(saysNumber) ? differs : linkToPlace(service, location)
  const valuesOf = (service: Service): ServiceValues => ({
    service: serviceName(service),
    steps: service.process.length,
    signs: service.warningSigns.length,
  })
  const placeValues: PlaceNames['placeValues'] = ({ service, steps, signs }, location) => ({
    service,
    steps,
    signs,
    location: format(location.name),
    inLocation: inLocation(location),
  })
  return {
    locationPath: areaPath,
    serviceName,
    inLocation,
    serviceIn,
    serviceInLink,
    placeOf: (service, location) => {
      const link = places(service, location, cachedLink)
      return link === differs ? linkToPlace(service, location) : link
    },
    serviceValues: (service, location) => (location === undefined ? valuesOf(service) : placeValues(valuesOf(service), location)),
    linkIn,
    placeValues,
  }
}
