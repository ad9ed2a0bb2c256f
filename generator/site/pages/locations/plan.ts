import { weekOf } from '../../config/week.ts'
import type { CallToAction, DirectoryEntry, Hero, PageBase } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { sameWeek } from '../../plan/format/hours.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly locations: { readonly config: PageConfig<typeof schema>; readonly page: LocationsPage }
  }
}

export interface LocationsPage extends PageBase<'locations'> {
  readonly hero: Hero
  readonly entries: readonly DirectoryEntry[]
  readonly callToAction: CallToAction | null
}

export const plan = ({ localized, phone: general, base }: PageContext, route: Route<'locations'>): LocationsPage => {
  const { site } = localized
  const page = pageConfig(site, 'locations')
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.word('locations'), 'locations')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    entries: site.config.locations.map(location => {
      const phone = localized.phone('contact', location)
      const here = localized.beside(phone)
      return {
        id: location.id,
        name: here.format(location.name),
        phone,
        hours: location.hours === undefined || sameWeek(weekOf(location.hours), site.week) ? null : here.hours(location.hours),
        address: location.address === undefined ? null : here.address(location.address),
        services: site.config.services.flatMap(service => here.serviceInLink(service, location) ?? []),
      }
    }),
    callToAction: localized.callToAction(page.callToAction, general),
  }
}
