import { weekOf } from '../../config/week.ts'
import type { LocationsPage, ServiceAreasPage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { sameWeek } from '../format/hours.ts'
import type { PageContext } from '../page-context.ts'
import { coverageMap } from './cards.ts'

export const serviceAreasPage = ({ localized, base }: PageContext, route: Route & { readonly kind: 'serviceAreas' }): ServiceAreasPage => {
  const { site, format } = localized
  const page = site.config.pages.serviceAreas
  const phone = localized.phone('contact')
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.word('serviceAreas'), 'serviceAreas')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    areas: site.config.locations.map(location => ({
      id: location.id,
      name: format(location.name),
      description: localized.paragraphs(location.description),
      neighbourhoods: location.neighbourhoods.map(name => format(name)),
      services: site.config.services.map(service => localized.serviceIn(service, location)),
    })),
    map: coverageMap(localized),
    note: { ...localized.section(page.note), phone },
    callToAction: localized.callToAction(page.callToAction, phone),
  }
}

export const locationsPage = ({ localized, base }: PageContext, route: Route & { readonly kind: 'locations' }): LocationsPage => {
  const { site, format } = localized
  const page = site.config.pages.locations
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.word('locations'), 'locations')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    entries: site.config.locations.map(location => ({
      id: location.id,
      name: format(location.name),
      phone: localized.phone('contact', location),
      hours: location.hours === undefined || sameWeek(weekOf(location.hours), site.week) ? null : localized.hours(location.hours),
      address: location.address === undefined ? null : localized.address(location.address),
      services: site.config.services.map(service => localized.serviceIn(service, location)),
    })),
    callToAction: localized.callToAction(page.callToAction, localized.phone('contact')),
  }
}
