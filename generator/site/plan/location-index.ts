/** The index of locations by letter, which replaces a section for each location if there are very many. */
import type { Config } from '../config/schema/config-schema.ts'
import type { IndexedLocation, Link, LocationIndex } from '../model/page.ts'
import { getOrCreate, memoize } from '../util/memoize.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { Location, Service } from './resolve.ts'

/** Above these numbers, a page with a section for each location is too long to read. */
const mostSections = 40
const mostLinks = 150
/** Above this number of links, a location links only to its first service, whose page links to the others. */
const mostListedServices = 800
/** With more letters than this, the index has no groups: some scripts have a character for each name. */
const mostLetters = 40

type Extent = Pick<Config, 'locations' | 'services'>

/** Whether locations are listed in an index instead of a section each. */
export const needsIndex = ({ locations, services }: Extent): boolean =>
  locations.length > mostSections || locations.length * services.length > mostLinks

/** The first letter of a name, without accents. */
const firstLetter = (name: string): string =>
  /^[A-Za-z0-9]/.test(name) ? name.charAt(0) : ([...name.normalize('NFD')].find(sign => /[\p{L}\p{N}]/u.test(sign)) ?? '')

/** Locations sorted by name and grouped by letter. */
export const byLetter = (areas: readonly IndexedLocation[], locale: string): LocationIndex['groups'] => {
  const { compare } = new Intl.Collator(locale)
  const sorted = areas.toSorted((a, b) => compare(a.name, b.name))
  const groups = new Map<string, IndexedLocation[]>()
  const capital = memoize((letter: string) => letter.toLocaleUpperCase(locale))
  for (const area of sorted) getOrCreate(groups, capital(firstLetter(area.name)), () => []).push(area)
  return groups.size > mostLetters
    ? [{ letter: '', areas: sorted }]
    : [...groups].map(([letter, ofLetter]) => ({ letter, areas: ofLetter }))
}

const indexLabel = ({ site, format, label }: LocalizedSite): string => {
  const { findArea } = site.config.translations
  return findArea === undefined ? label('areasServed') : format(findArea)
}

/** Locations with their services, or with a link to the first service. */
export const locationIndex = (localized: LocalizedSite, shown: readonly Location[] = localized.site.config.locations): LocationIndex => {
  const { site, format } = localized
  const { services, locations } = site.config
  const linkTo = (service: Service, { id }: Location): Link | null =>
    localized.linkIf(localized.serviceName(service), 'serviceLocation', { service: service.id, location: id })
  const unfolding = (location: Location): IndexedLocation => ({
    id: location.id,
    name: format(location.name),
    href: null,
    description: localized.paragraphs(location.description),
    places: location.neighbourhoods.map(name => format(name)).join(' · '),
    services: services.flatMap(service => linkTo(service, location) ?? []),
  })
  const [first] = services
  const leading = (location: Location): IndexedLocation => ({
    id: location.id,
    name: format(location.name),
    href: (first && linkTo(first, location))?.href ?? null,
    description: [],
    places: '',
    services: [],
  })
  const unfolds = locations.length * services.length <= mostListedServices
  return { label: indexLabel(localized), groups: byLetter(shown.map(unfolds ? unfolding : leading), localized.language.locale) }
}

/** Only names of locations, each linked to its entry on the page of all locations. */
export const namesIndex = (localized: LocalizedSite, shown: readonly Location[]): LocationIndex => ({
  label: indexLabel(localized),
  groups: byLetter(
    shown.map(location => ({
      id: location.id,
      name: localized.format(location.name),
      href: localized.locationPath(location.id),
      description: [],
      places: '',
      services: [],
    })),
    localized.language.locale,
  ),
})
