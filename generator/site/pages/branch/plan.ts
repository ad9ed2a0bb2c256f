import type { Text } from '../../model/language.ts'
import type {
  ContactDetails,
  CoverageMap,
  Form,
  Hero,
  Link,
  OpeningTimes,
  PageBase,
  Point,
  Rating,
  SectionTexts,
} from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { locationsOfBranch } from '../../plan/branch.ts'
import { formOf } from '../../plan/forms.ts'
import type { LocalizedSite } from '../../plan/localized-site.ts'
import { placeUrls } from '../../plan/maps.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { ratingOf } from '../../plan/rating.ts'
import type { Location } from '../../plan/resolve.ts'
import type { Values } from '../../plan/texts.ts'
import { isolated } from '../../util/isolates.ts'
import { mostNamed } from '../../util/limits.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly branch: { readonly config: PageConfig<typeof schema>; readonly page: BranchPage }
  }
}

export interface BranchPage extends PageBase<'branch'> {
  readonly hero: Hero
  readonly rating: Rating | null
  readonly form: Form | null
  readonly details: ContactDetails
  readonly hours: { readonly heading: string; readonly times: OpeningTimes } | null
  readonly map: CoverageMap
  /** `null` if there is neither a text nor a map service with directions. */
  readonly directions: (SectionTexts & { readonly link: Link | null }) | null
  readonly services: SectionTexts & { readonly links: readonly Link[]; readonly all: Link | null }
  /** People with their roles. */
  readonly people: (SectionTexts & { readonly items: readonly Point[] }) | null
}

/** The locations of the branch; the map of the map service shows the branch itself. */
const mapOf = (
  localized: LocalizedSite,
  branch: Location,
  texts: { readonly heading: Text; readonly lead?: Text | undefined; readonly title: Text },
  values: Values,
): CoverageMap => {
  const { site, format, language } = localized
  const urls = placeUrls(localized, branch)
  const path = site.routes.find(language.code, 'serviceAreas') ?? site.routes.path(language.code, 'branch', { location: branch.id })
  return {
    ...localized.section(texts, values),
    frame:
      urls === null
        ? null
        : { src: urls.frame, title: format(texts.title, values), load: site.config.pages.serviceAreas?.map?.load ?? 'click' },
    link: urls === null ? null : { href: urls.link, label: localized.label('openMap') },
    all: null,
    listsOthers: true,
    reach: null,
    areas: locationsOfBranch(site, branch)
      .slice(0, mostNamed)
      .flatMap(({ id, name, geo }) => (geo === undefined ? [] : [{ label: format(name), href: `${path}#${id}` as const, ...geo }])),
  }
}

export const plan = (context: PageContext, route: Route<'branch'>): BranchPage => {
  const { localized, phone, base } = context
  const { format, site, section } = localized
  const { config, branch } = site
  const page = config.pages.branch
  if (page === undefined || branch === undefined) throw new Error(`no branch for ${route.path}`)
  const values = { location: format(branch.name), inLocation: localized.inLocation(branch) }
  const { contact } = config.pages
  const { business } = config
  const weekly = branch.hours ?? config.hours?.weekly
  const way = placeUrls(localized, branch)?.way
  return {
    ...base(route, {
      texts: page,
      values,
      steps: [localized.linkIf(localized.label('locations'), 'locations'), localized.link(values.location, 'branch', route.params)],
      showsRating: true,
    }),
    hero: localized.hero(page, values),
    rating: ratingOf(localized),
    form: formOf(context, 'contact'),
    details: {
      heading: contact?.details === undefined ? localized.label('contactUs') : format(contact.details.heading),
      phone,
      email: business.email ?? null,
      emailNote: contact?.details?.emailNote === undefined || business.email === undefined ? null : format(contact.details.emailNote),
      address: localized.address(business.address),
      // The page has a separate section for them.
      directions: null,
      areas: localized.list(locationsOfBranch(site, branch).map(({ name }) => format(name))),
    },
    hours:
      weekly === undefined
        ? null
        : {
            heading: contact?.hours === undefined ? localized.label('openingHours') : format(contact.hours.heading),
            times: localized.hours(weekly),
          },
    map: mapOf(localized, branch, page.map, values),
    directions:
      branch.directions === undefined && way === undefined
        ? null
        : {
            ...section({ heading: page.directions.heading, lead: branch.directions ?? page.directions.lead }, values),
            link: way === undefined ? null : { href: way, label: format(page.directions.link, values) },
          },
    services: {
      ...section(page.services, values),
      links: config.services.flatMap(service => localized.serviceInLink(service, branch) ?? []),
      all: localized.linkIf(localized.label('services'), 'services'),
    },
    people:
      branch.people === undefined
        ? null
        : {
            ...section(page.people, values),
            items: branch.people.map(({ name, role }) => ({ title: isolated(name, localized.language.direction), text: format(role) })),
          },
  }
}
