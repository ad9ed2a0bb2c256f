/** The directory of all locations. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { textPageStyles } from '../style-groups.ts'
import type { LocationsPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { footer: 4, label: 'locations', below: 'serviceAreas' }

export const styles = textPageStyles

export const script = 'area-index.ts'

export const withFinder = { styles: ['finder/finder.css'], script: 'finder.ts' }

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
