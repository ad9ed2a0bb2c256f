import { isBranch } from '../../config/branch.ts'
import type { CallToAction, Hero, IconShape, Link, LocalText, Office, PageBase, PhoneLink, Point, SectionTexts } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { together } from '../../model/table.ts'
import { needsIndex } from '../../plan/area-index.ts'
import { fitted } from '../../plan/head.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { iconOf, signsOf, sourceOf } from '../../plan/parts.ts'
import { pageConfig } from '../../plan/resolve.ts'
import { serviceOf, serviceTitle } from '../../plan/service.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly serviceLocation: { readonly config: PageConfig<typeof schema>; readonly page: ServiceLocationPage }
  }
}

export interface ServiceLocationPage extends PageBase<'serviceLocation'> {
  readonly hero: Hero
  readonly icon: IconShape | null
  readonly book: Link
  readonly phone: PhoneLink
  /** What only this page can say. */
  readonly local: LocalText | null
  readonly area: SectionTexts & { readonly neighbourhoods: readonly string[] }
  /** Where the location has its own address or hours. */
  readonly office: Office | null
  readonly reasons: SectionTexts & { readonly items: readonly Point[] }
  /** Its ways further lead to all areas, and back to the service’s own page. */
  readonly otherLocations: SectionTexts & { readonly links: readonly Link[]; readonly more: readonly Link[] }
  /** The other services there, where the page of all areas leads to one alone. */
  readonly otherServices: (SectionTexts & { readonly links: readonly Link[] }) | null
  readonly callToAction: CallToAction | null
}

export const plan = (context: PageContext, route: Route<'serviceLocation'>): ServiceLocationPage => {
  const { localized, phone, base } = context
  const { format, section, site } = localized
  const page = pageConfig(site, 'serviceLocation')
  const service = serviceOf(context, route)
  const location = site.locations.get(route.params.location ?? '')
  if (location === undefined) throw new Error(`no location for ${route.path}`)
  const values = localized.serviceValues(service, location)
  const weekly = location.hours ?? site.config.hours?.weekly
  const local = location.services[service.id]
  const picture = localized.picture(service.image)
  const neighbourhoods = location.neighbourhoods.map(name => format(name))
  const list = localized.list(neighbourhoods)
  const lead = local?.intro ?? page.lead ?? service.summary
  const name = localized.serviceName(service)
  const shared = base(route, {
    texts: { title: page.title, description: service.seo?.areaDescription ?? page.description, keywords: page.keywords },
    values,
    sharedTitle: () =>
      fitted(localized.beside(localized.phone('service')), 'title', serviceTitle(localized, service), localized.serviceValues(service)),
    picture,
    steps: [
      localized.linkIf(localized.word('services'), 'services'),
      localized.linkIf(name, 'service', { service: service.id }),
      localized.link(format(location.name), 'serviceLocation', route.params),
    ],
    service: { service, location, name: localized.serviceIn(service, location), description: format(lead, values) },
  })
  const own: Omit<ServiceLocationPage, keyof PageBase<'serviceLocation'>> = {
    hero: localized.hero({ heading: page.heading, lead }, values, picture, signsOf(localized, service)),
    icon: iconOf(localized, service),
    book: localized.book,
    phone,
    local:
      local === undefined
        ? null
        : {
            heading: format(local.heading, values),
            text: localized.paragraphs(local.text, values),
            sources: (local.sources ?? []).map(source => sourceOf(localized, source, values)),
          },
    area: together(section(page.area, { neighbourhoods: list, ...values }), { neighbourhoods }),
    office: isBranch(location)
      ? { address: localized.address(site.config.business.address), hours: weekly === undefined ? null : localized.hours(weekly) }
      : location.address === undefined && location.hours === undefined
        ? null
        : {
            address: location.address === undefined ? null : localized.address(location.address),
            hours: location.hours === undefined ? null : localized.hours(location.hours),
          },
    reasons: together(section(page.reasons, values), { items: localized.points(page.reasons?.items ?? [], values) }),
    otherLocations: together(section(page.otherLocations, values), {
      links: context
        .neighbours(location)
        .map(other => localized.placeOf(service, other))
        .filter(link => link !== null),
      more: [
        localized.linkIf(localized.word('allAreas'), 'serviceAreas'),
        localized.linkIf(localized.word('backTo', { service: name }), 'service', { service: service.id }),
      ].filter(link => link !== null),
    }),
    otherServices:
      needsIndex(site.config) && site.config.services.length > 1
        ? {
            heading: localized.word('ourServices'),
            lead: [],
            links: site.config.services
              .filter(other => other !== service)
              .map(other => localized.serviceInLink(other, location))
              .filter(link => link !== null),
          }
        : null,
    callToAction: localized.callToAction(page.callToAction, phone, values),
  }
  return together(shared, own)
}
