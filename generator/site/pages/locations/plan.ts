import { findsAreas, isBranch } from '../../config/values/location-facts.ts'
import { plainCode, postalCodesOf } from '../../config/values/postal-code.ts'
import { weekOf } from '../../config/values/week.ts'
import type { CallToAction, DirectoryEntry, Finder, FoundLocation, Hero, LocationIndex, PageBase, PhoneLink } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { sameWeek } from '../../plan/format/hours.ts'
import type { LocalizedSite } from '../../plan/localized-site.ts'
import { locationIndex, namesIndex, needsIndex } from '../../plan/location-index.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { type Location, pageConfig } from '../../plan/resolve.ts'
import { withoutIsolates } from '../../util/isolates.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly locations: { readonly config: PageConfig<typeof schema>; readonly page: LocationsPage }
  }
}

export interface LocationsPage extends PageBase<'locations'> {
  readonly hero: Hero
  readonly finder: Finder | null
  /** If there are very many locations, only those with their own details. */
  readonly entries: readonly DirectoryEntry[]
  /** The other locations. */
  readonly index: LocationIndex | null
  readonly callToAction: CallToAction | null
}

type FinderTexts = NonNullable<PageConfig<typeof schema>['finder']>

const finderOf = ({ site, format }: LocalizedSite, texts: FinderTexts, phone: PhoneLink): Finder => ({
  pattern: postalCodesOf(site.config.business.address.country).whole,
  heading: format(texts.heading),
  label: format(texts.label),
  submit: format(texts.submit),
  nearest: format(texts.nearest),
  write: format(texts.write),
  outside: format(texts.outside),
  unknown: format(texts.unknown),
  unlocated: format(texts.unlocated),
  phone,
})

/** @param here the site of the branch that serves the location */
const finderData = (here: LocalizedSite, texts: FinderTexts, location: Location): FoundLocation => {
  const { format, book } = here
  const [page = '', place = 'request'] = book.href.split('#')
  return {
    codes: (location.postalCodes ?? []).map(plainCode),
    towns: [location.name, ...location.neighbourhoods].map(name => withoutIsolates(format(name))),
    geo: location.geo ?? null,
    answer: format(texts.found, { location: format(location.name), inLocation: here.inLocation(location) }),
    // A path with a query is still a path.
    form: `${page}?area=${location.id}#${place}` as UrlPath,
  }
}

/** If more locations than this have their own details, these are shown only on their pages. */
const mostEntries = 200

/** Locations shown in full: if there are very many, those with their own details, unless there is a search box. */
const listedLocations = ({ config }: LocalizedSite['site'], isIndexed: boolean): readonly Location[] => {
  if (!isIndexed) return config.locations
  const own = config.locations.filter(
    location => location.phone !== undefined || location.hours !== undefined || location.address !== undefined,
  )
  return own.length > mostEntries ? [] : own
}

export const plan = ({ localized, phone: general, base, at }: PageContext, route: Route<'locations'>): LocationsPage => {
  const { site } = localized
  const page = pageConfig(site, 'locations')
  const finder = findsAreas(site.config) ? page.finder : undefined
  const isIndexed = finder === undefined && needsIndex(site.config)
  const shown = listedLocations(site, isIndexed)
  // Without a page of service areas, this page replaces it.
  const indexOf = site.config.pages.serviceAreas === undefined ? locationIndex : namesIndex
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.label('locations'), 'locations')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    finder: finder === undefined ? null : finderOf(localized, finder, general),
    index: isIndexed
      ? indexOf(
          localized,
          site.config.locations.filter(location => !shown.includes(location)),
        )
      : null,
    entries: shown.map(location => {
      const own = at(location)
      const phone = own.phone('contact', location)
      const here = own.withPhone(phone)
      return {
        id: location.id,
        name: here.format(location.name),
        page: isBranch(location) ? site.routes.path(localized.language.code, 'branch', { location: location.id }) : null,
        phone,
        hours: location.hours === undefined || sameWeek(weekOf(location.hours), site.week) ? null : here.hours(location.hours),
        address: location.address === undefined ? null : here.address(location.address),
        codes:
          finder === undefined || location.postalCodes === undefined
            ? null
            : here.format(finder.codes, { codes: location.postalCodes.join(', ') }),
        services: isIndexed ? [] : site.config.services.flatMap(service => here.serviceInLink(service, location) ?? []),
        found: finder === undefined ? null : finderData(here, finder, location),
      }
    }),
    callToAction: localized.callToAction(page.callToAction, general),
  }
}
