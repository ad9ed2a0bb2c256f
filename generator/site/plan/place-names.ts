/** What a service is called in an area, and where the two are told of. */
import type { Language, Text } from '../model/language.ts'
import { memoize, type PairCache } from '../model/memoize.ts'
import type { Link } from '../model/page.ts'
import type { RouteParams } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import type { Location, ResolvedConfig, Service } from './resolve.ts'
import type { Values } from './texts.ts'

/** Gives a text a capital at its beginning. Of a letter it is asked once: the engine reads the name of the language each time. */
const capitalizedIn = (locale: string): ((text: string) => string) => {
  const capital = memoize((letter: string) => letter.toLocaleUpperCase(locale))
  return text => {
    const [first = ''] = text
    return capital(first) + text.slice(first.length)
  }
}

export interface PlaceNames {
  /** Where an area is told of: the page of all areas, or their directory. */
  readonly areaPath: (area: string) => UrlPath | null
  readonly serviceName: (service: Service) => string
  /** `in Laval`. */
  readonly inLocation: (location: Location) => string
  /** `Leak detection in Laval`. */
  readonly serviceIn: (service: Service, location: Location) => string
  /** Its page; none where services have no pages of their own in areas. Made each time: kept, those of all pairs take more memory than pages need. */
  readonly serviceInLink: (service: Service, location: Location) => Link | null
  /** The same page by its place, `In Laval`, for lists whose heading names the service; where there is none, what is told of the place. */
  readonly placeOf: (service: Service, location: Location) => Link | null
  /** Values of a service’s and a location’s placeholders. */
  readonly serviceValues: (service: Service, location?: Location) => ServiceValues
  /** The same of a service whose own are known. */
  readonly placeValues: (ofService: ServiceValues, location: Location) => PlaceValues
  /** As `serviceInLink`, where both have been named. */
  readonly linkIn: (service: NamedService, location: Location, inLocation: string) => Link | null
}

// Values are tables, which an interface is not to TypeScript.
export type ServiceValues = { readonly service: string; readonly steps: number; readonly signs: number }
type PlaceValues = ServiceValues & { readonly location: string; readonly inLocation: string }

export interface NamedService {
  readonly id: string
  readonly name: string
}

/** The verbs of a site in one language that its names are made with. */
interface Verbs {
  readonly format: (text: Text | string, values?: Values) => string
  readonly word: (key: 'serviceIn', values: Values) => string
  readonly linkIf: (label: string, kind: 'serviceLocation', params: RouteParams) => Link | null
}

/** Stands for a link whose text says a number, and so differs beside another. */
const differs = Symbol('differs')

export type LinkCache = PairCache<Service, Location, Link | null | typeof differs>

/** What texts that say no number share, whatever number they stand beside. */
interface Shared {
  readonly saysNumber: (text: Text) => boolean
  readonly places: LinkCache
}

export const placesIn = (
  { config, routes }: ResolvedConfig,
  { code, locale }: Language,
  { format, word, linkIf }: Verbs,
  { saysNumber, places }: Shared,
): PlaceNames => {
  const { inPlace } = config.translations
  const capitalized = capitalizedIn(locale)
  const areaPath: PlaceNames['areaPath'] = area => {
    const page = routes.find(code, 'serviceAreas') ?? routes.find(code, 'locations')
    return page === undefined ? null : `${page}#${area}`
  }
  const serviceName: PlaceNames['serviceName'] = service => format(service.shortName ?? service.name)
  const inLocation: PlaceNames['inLocation'] = location =>
    location.in !== undefined || inPlace === undefined
      ? format(location.in ?? location.name)
      : format(inPlace, { location: format(location.name) })
  /** Texts that `inLocation` says. */
  const inTexts = (location: Location): readonly Text[] =>
    location.in !== undefined || inPlace === undefined ? [location.in ?? location.name] : [inPlace, location.name]
  const linkToPlace = (service: Service, location: Location): Link | null => {
    const label = capitalized(inLocation(location))
    const page = linkIf(label, 'serviceLocation', { service: service.id, location: location.id })
    const href = page?.href ?? areaPath(location.id)
    return href === null ? null : { href, label }
  }
  // One for all pairs: a page asks for a dozen, nearly all of which are there.
  const kept = (service: Service, location: Location): Link | null | typeof differs =>
    inTexts(location).some(saysNumber) ? differs : linkToPlace(service, location)
  const serviceIn: PlaceNames['serviceIn'] = (service, location) =>
    word('serviceIn', { service: serviceName(service), inLocation: inLocation(location) })
  const linkIn: PlaceNames['linkIn'] = ({ id, name }, location, where) =>
    linkIf(word('serviceIn', { service: name, inLocation: where }), 'serviceLocation', { service: id, location: location.id })
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
    areaPath,
    serviceName,
    inLocation,
    serviceIn,
    serviceInLink: (service, location) => linkIn({ id: service.id, name: serviceName(service) }, location, inLocation(location)),
    placeOf: (service, location) => {
      const link = places(service, location, kept)
      return link === differs ? linkToPlace(service, location) : link
    },
    serviceValues: (service, location) => (location === undefined ? valuesOf(service) : placeValues(valuesOf(service), location)),
    linkIn,
    placeValues,
  }
}
