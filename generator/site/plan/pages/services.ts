import type { Text } from '../../model/language.ts'
import type { Page, ServiceLocationPage, ServicePage, ServicesPage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { LocalizedSite } from '../localized-site.ts'
import { listLimit } from '../nearby.ts'
import type { PageContext } from '../page-context.ts'
import type { Service } from '../resolve.ts'
import { iconOf, serviceCard } from './cards.ts'

type RouteOf<Kind extends Page['kind']> = Route & { readonly kind: Kind }

export const servicesPage = ({ localized, base }: PageContext, route: RouteOf<'services'>): ServicesPage => {
  const { config } = localized.site
  const page = config.pages.services
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.word('services'), 'services')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    blocks: config.services.map(service => ({
      ...serviceCard(localized, service),
      picture: localized.picture(service.image),
      description: localized.paragraphs(service.description),
    })),
    callToAction: localized.callToAction(page.callToAction, localized.phone('contact')),
  }
}

const serviceOf = ({ localized }: PageContext, route: Route): Service => {
  const service = localized.site.services.get(route.params.service ?? '')
  if (service === undefined) throw new Error(`no service for ${route.path}`)
  return service
}

export const servicePage = (context: PageContext, route: RouteOf<'service'>): ServicePage => {
  const { localized, base } = context
  const { format, section, points, paragraphs, site } = localized
  const page = site.config.pages.service
  const service = serviceOf(context, route)
  const values = localized.serviceValues(service)
  const picture = localized.picture(service.image)
  const phone = localized.phone('service')
  const faq = service.faq?.map(one => ({ question: format(one.question), answer: paragraphs(one.answer) }))
  const areas = site.config.locations.slice(0, listLimit)
  return {
    ...base(route, {
      texts: {
        title: titleOf(localized, service),
        description: service.seo?.description ?? page.description,
        keywords: service.seo?.keywords ?? page.keywords,
      },
      values,
      picture,
      steps: [
        localized.link(localized.word('services'), 'services'),
        localized.link(localized.serviceName(service), 'service', { service: service.id }),
      ],
      service: { service, name: format(service.name), description: format(service.summary) },
      questions: faq,
    }),
    hero: localized.hero({ heading: service.heading ?? page.heading, lead: page.lead ?? service.summary }, values, picture),
    icon: iconOf(localized, service),
    book: localized.book,
    phone,
    alert:
      service.alert === undefined
        ? null
        : {
            title: format(service.alert.title),
            text: format(service.alert.text),
            source:
              service.alert.source === undefined
                ? null
                : { label: format(service.alert.source.label), href: service.alert.source.url ?? null },
          },
    description: paragraphs(service.description),
    warningSigns:
      service.warningSigns === undefined ? null : { ...section(page.warningSigns, values), items: points(service.warningSigns) },
    benefits: { ...section(page.benefits, values), items: points(service.benefits) },
    process: { ...section(page.process, values), items: points(service.process) },
    faq: faq === undefined ? null : { ...section(page.faq, values), items: faq },
    areas: {
      ...section(page.areas, values),
      links: areas.map(location => localized.serviceIn(service, location)),
      all: localized.link(localized.word('allAreas'), 'serviceAreas'),
    },
    callToAction: localized.callToAction(page.callToAction, phone, values),
  }
}

/** Title of a service’s own page. */
const titleOf = ({ site }: LocalizedSite, service: Service): Text => service.seo?.title ?? site.config.pages.service.title

export const serviceLocationPage = (context: PageContext, route: RouteOf<'serviceLocation'>): ServiceLocationPage => {
  const { localized, base } = context
  const { format, section, site } = localized
  const page = site.config.pages.serviceLocation
  const service = serviceOf(context, route)
  const location = site.locations.get(route.params.location ?? '')
  if (location === undefined) throw new Error(`no location for ${route.path}`)
  const values = localized.serviceValues(service, location)
  const local = location.services[service.id]
  const picture = localized.picture(service.image)
  const phone = localized.phone('service', location)
  const neighbourhoods = location.neighbourhoods.map(name => format(name))
  const list = localized.list(neighbourhoods)
  const lead = local?.intro ?? page.lead ?? service.summary
  const serviceLink = localized.link(localized.serviceName(service), 'service', { service: service.id })
  return {
    ...base(route, {
      texts: page,
      values,
      shared: { texts: { title: titleOf(localized, service) }, values: localized.serviceValues(service) },
      picture,
      steps: [
        localized.link(localized.word('services'), 'services'),
        serviceLink,
        localized.link(format(location.name), 'serviceLocation', route.params),
      ],
      service: { service, location, name: localized.serviceIn(service, location).label, description: format(lead, values) },
    }),
    hero: localized.hero({ heading: page.heading, lead }, values, picture),
    icon: iconOf(localized, service),
    book: localized.book,
    phone,
    local:
      local === undefined
        ? null
        : {
            heading: format(local.heading),
            text: localized.paragraphs(local.text),
            sources: (local.sources ?? []).map(source => format(source)),
          },
    area: { ...section(page.area, { ...values, neighbourhoods: list }), neighbourhoods },
    office:
      location.address === undefined && location.hours === undefined
        ? null
        : {
            address: location.address === undefined ? null : localized.address(location.address),
            hours: location.hours === undefined ? null : localized.hours(location.hours),
          },
    reasons: { ...section(page.reasons, values), items: localized.points(page.reasons.items, values) },
    otherLocations: {
      ...section(page.otherLocations, values),
      links: (context.neighbours.get(location.id) ?? []).map(other => localized.serviceIn(service, other)),
      all: localized.link(localized.word('allAreas'), 'serviceAreas'),
    },
    service: { ...serviceLink, label: localized.word('backTo', { service: localized.serviceName(service) }) },
    callToAction: localized.callToAction(page.callToAction, phone, values),
  }
}
