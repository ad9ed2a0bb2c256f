import type { Text } from '../../model/language.ts'
import type { Page, ServiceLocationPage, ServicePage, ServicesPage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { Desk } from '../page-context.ts'
import type { Edition } from '../localized-site.ts'
import { listLimit } from '../nearby.ts'
import type { Service } from '../resolve.ts'
import { iconOf, serviceCard } from './cards.ts'

type RouteOf<Kind extends Page['kind']> = Route & { readonly kind: Kind }

export const servicesPage = ({ edition, base }: Desk, route: RouteOf<'services'>): ServicesPage => {
  const { config } = edition.site
  const page = config.pages.services
  return {
    ...base(route, { texts: page, steps: [edition.link(edition.word('services'), 'services')], type: 'CollectionPage' }),
    hero: edition.hero(page),
    blocks: config.services.map(service => ({
      ...serviceCard(edition, service),
      picture: edition.picture(service.image),
      description: edition.paragraphs(service.description),
    })),
    callToAction: edition.callToAction(page.callToAction, edition.phone('contact')),
  }
}

const serviceOf = ({ edition }: Desk, route: Route): Service => {
  const service = edition.site.services.get(route.params.service ?? '')
  if (service === undefined) throw new Error(`no service for ${route.path}`)
  return service
}

export const servicePage = (desk: Desk, route: RouteOf<'service'>): ServicePage => {
  const { edition, base } = desk
  const { say, section, points, paragraphs, site } = edition
  const page = site.config.pages.service
  const service = serviceOf(desk, route)
  const values = edition.serviceValues(service)
  const picture = edition.picture(service.image)
  const phone = edition.phone('service')
  const faq = service.faq?.map(one => ({ question: say(one.question), answer: paragraphs(one.answer) }))
  const areas = site.config.locations.slice(0, listLimit)
  return {
    ...base(route, {
      texts: {
        title: titleOf(edition, service),
        description: service.seo?.description ?? page.description,
        keywords: service.seo?.keywords ?? page.keywords,
      },
      values,
      picture,
      steps: [
        edition.link(edition.word('services'), 'services'),
        edition.link(edition.serviceName(service), 'service', { service: service.id }),
      ],
      service: { service, name: say(service.name), description: say(service.summary) },
      questions: faq,
    }),
    hero: edition.hero({ heading: service.heading ?? page.heading, lead: page.lead ?? service.summary }, values, picture),
    icon: iconOf(edition, service),
    book: edition.book,
    phone,
    alert:
      service.alert === undefined
        ? null
        : {
            title: say(service.alert.title),
            text: say(service.alert.text),
            source:
              service.alert.source === undefined
                ? null
                : { label: say(service.alert.source.label), href: service.alert.source.url ?? null },
          },
    description: paragraphs(service.description),
    warningSigns:
      service.warningSigns === undefined ? null : { ...section(page.warningSigns, values), items: points(service.warningSigns) },
    benefits: { ...section(page.benefits, values), items: points(service.benefits) },
    process: { ...section(page.process, values), items: points(service.process) },
    faq: faq === undefined ? null : { ...section(page.faq, values), items: faq },
    areas: {
      ...section(page.areas, values),
      links: areas.map(location => edition.serviceIn(service, location)),
      all: edition.link(edition.word('allAreas'), 'serviceAreas'),
    },
    callToAction: edition.callToAction(page.callToAction, phone, values),
  }
}

/** Title of a service’s own page. */
const titleOf = ({ site }: Edition, service: Service): Text => service.seo?.title ?? site.config.pages.service.title

export const serviceLocationPage = (desk: Desk, route: RouteOf<'serviceLocation'>): ServiceLocationPage => {
  const { edition, base } = desk
  const { say, section, site } = edition
  const page = site.config.pages.serviceLocation
  const service = serviceOf(desk, route)
  const location = site.locations.get(route.params.location ?? '')
  if (location === undefined) throw new Error(`no location for ${route.path}`)
  const values = edition.serviceValues(service, location)
  const local = location.services[service.id]
  const picture = edition.picture(service.image)
  const phone = edition.phone('service', location)
  const neighbourhoods = location.neighbourhoods.map(name => say(name))
  const list = edition.list(neighbourhoods)
  const lead = local?.intro ?? page.lead ?? service.summary
  const serviceLink = edition.link(edition.serviceName(service), 'service', { service: service.id })
  return {
    ...base(route, {
      texts: page,
      values,
      shared: { texts: { title: titleOf(edition, service) }, values: edition.serviceValues(service) },
      picture,
      steps: [
        edition.link(edition.word('services'), 'services'),
        serviceLink,
        edition.link(say(location.name), 'serviceLocation', route.params),
      ],
      service: { service, location, name: edition.serviceIn(service, location).label, description: say(lead, values) },
    }),
    hero: edition.hero({ heading: page.heading, lead }, values, picture),
    icon: iconOf(edition, service),
    book: edition.book,
    phone,
    local:
      local === undefined
        ? null
        : { heading: say(local.heading), text: edition.paragraphs(local.text), sources: (local.sources ?? []).map(source => say(source)) },
    area: { ...section(page.area, { ...values, neighbourhoods: list }), neighbourhoods },
    office:
      location.address === undefined && location.hours === undefined
        ? null
        : {
            address: location.address === undefined ? null : edition.address(location.address),
            hours: location.hours === undefined ? null : edition.hours(location.hours),
          },
    reasons: { ...section(page.reasons, values), items: edition.points(page.reasons.items, values) },
    otherLocations: {
      ...section(page.otherLocations, values),
      links: (desk.neighbours.get(location.id) ?? []).map(other => edition.serviceIn(service, other)),
      all: edition.link(edition.word('allAreas'), 'serviceAreas'),
    },
    service: { ...serviceLink, label: edition.word('backTo', { service: edition.serviceName(service) }) },
    callToAction: edition.callToAction(page.callToAction, phone, values),
  }
}
