import { weekOf } from '../../config/week.ts'
import type { LocationsPage, ServiceAreasPage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { Desk } from '../page-context.ts'
import { sameWeek } from '../format/hours.ts'
import { coverageMap } from './cards.ts'

export const serviceAreasPage = ({ edition, base }: Desk, route: Route & { readonly kind: 'serviceAreas' }): ServiceAreasPage => {
  const { site, say } = edition
  const page = site.config.pages.serviceAreas
  const phone = edition.phone('contact')
  return {
    ...base(route, { texts: page, steps: [edition.link(edition.word('serviceAreas'), 'serviceAreas')], type: 'CollectionPage' }),
    hero: edition.hero(page),
    areas: site.config.locations.map(location => ({
      id: location.id,
      name: say(location.name),
      description: edition.paragraphs(location.description),
      neighbourhoods: location.neighbourhoods.map(name => say(name)),
      services: site.config.services.map(service => edition.serviceIn(service, location)),
    })),
    map: coverageMap(edition),
    note: { ...edition.section(page.note), phone },
    callToAction: edition.callToAction(page.callToAction, phone),
  }
}

export const locationsPage = ({ edition, base }: Desk, route: Route & { readonly kind: 'locations' }): LocationsPage => {
  const { site, say } = edition
  const page = site.config.pages.locations
  return {
    ...base(route, { texts: page, steps: [edition.link(edition.word('locations'), 'locations')], type: 'CollectionPage' }),
    hero: edition.hero(page),
    entries: site.config.locations.map(location => ({
      id: location.id,
      name: say(location.name),
      phone: edition.phone('contact', location),
      hours: location.hours === undefined || sameWeek(weekOf(location.hours), site.week) ? null : edition.hours(location.hours),
      address: location.address === undefined ? null : edition.address(location.address),
      services: site.config.services.map(service => edition.serviceIn(service, location)),
    })),
    callToAction: edition.callToAction(page.callToAction, edition.phone('contact')),
  }
}
