/** The list of very many areas, by letter: what takes the place of a section for each. */
import type { Config } from '../config/schema/config-schema.ts'
import { getOrCreate, memoize } from '../model/memoize.ts'
import type { AreaIndex, IndexedArea, Link } from '../model/page.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { Location, Service } from './resolve.ts'

/** Beyond these numbers a section for each area is a page that nobody reads to its end. */
const mostSections = 40
const mostLinks = 150
/** Beyond this number of links an area leads to its first service alone, whose page there leads to the others. */
const mostUnfolding = 800
/** More letters than these are no index: some scripts have a sign for each name. */
const mostLetters = 40

type Extent = Pick<Config, 'locations' | 'services'>

/** Whether areas are found by a list instead of a section each. */
export const needsIndex = ({ locations, services }: Extent): boolean =>
  locations.length > mostSections || locations.length * services.length > mostLinks

/** The first letter of a name, without its accents. */
const firstLetter = (name: string): string =>
  /^[A-Za-z0-9]/.test(name) ? name.charAt(0) : ([...name.normalize('NFD')].find(sign => /[\p{L}\p{N}]/u.test(sign)) ?? '')

/** Areas in the order of their names, under their letters. */
export const byLetter = (areas: readonly IndexedArea[], locale: string): AreaIndex['groups'] => {
  const { compare } = new Intl.Collator(locale)
  const sorted = areas.toSorted((a, b) => compare(a.name, b.name))
  const groups = new Map<string, IndexedArea[]>()
  const capital = memoize((letter: string) => letter.toLocaleUpperCase(locale))
  for (const area of sorted) getOrCreate(groups, capital(firstLetter(area.name)), () => []).push(area)
  return groups.size > mostLetters
    ? [{ letter: '', areas: sorted }]
    : [...groups].map(([letter, ofLetter]) => ({ letter, areas: ofLetter }))
}

const indexLabel = ({ site, format, word }: LocalizedSite): string => {
  const { findArea } = site.config.translations
  return findArea === undefined ? word('areasServed') : format(findArea)
}

/** Areas with their services, or the way to the first of them. */
export const areaIndex = (localized: LocalizedSite, shown: readonly Location[] = localized.site.config.locations): AreaIndex => {
  const { site, format } = localized
  const { services, locations } = site.config
  const linkTo = (service: Service, { id }: Location): Link | null =>
    localized.linkIf(localized.serviceName(service), 'serviceLocation', { service: service.id, location: id })
  const unfolding = (location: Location): IndexedArea => ({
    id: location.id,
    name: format(location.name),
    href: null,
    description: localized.paragraphs(location.description),
    places: location.neighbourhoods.map(name => format(name)).join(' · '),
    services: services.flatMap(service => linkTo(service, location) ?? []),
  })
  const [first] = services
  const leading = (location: Location): IndexedArea => ({
    id: location.id,
    name: format(location.name),
    href: (first && linkTo(first, location))?.href ?? null,
    description: [],
    places: '',
    services: [],
  })
  const unfolds = locations.length * services.length <= mostUnfolding
  return { label: indexLabel(localized), groups: byLetter(shown.map(unfolds ? unfolding : leading), localized.language.locale) }
}

/** The names of areas alone, each leading to its entry on the page of all areas. */
export const namesIndex = (localized: LocalizedSite, shown: readonly Location[]): AreaIndex => ({
  label: indexLabel(localized),
  groups: byLetter(
    shown.map(location => ({
      id: location.id,
      name: localized.format(location.name),
      href: localized.areaPath(location.id),
      description: [],
      places: '',
      services: [],
    })),
    localized.language.locale,
  ),
})
