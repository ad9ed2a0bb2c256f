import type { Demo } from '../../../../templates/examples/demo.ts'
import type { LocationsPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, copy, phone, callToAction, times, hero, path }: Demo): LocationsPage => ({
  ...base('locations', '/locations'),
  hero: hero(copy.navigation.locations, null, copy.home.map[1]),
  finder: null,
  index: null,
  entries: copy.areas.map(([id, name], index) => ({
    id,
    name,
    page: index === 1 ? `/branches/${id}` : null,
    phone,
    hours: index === 1 ? times : null,
    address: index === 1 ? { lines: copy.address } : null,
    codes: null,
    services: copy.services.map(service => ({ href: path(`/services/${service.slug}/${id}`), label: service.name })),
    found: null,
  })),
  callToAction,
})
