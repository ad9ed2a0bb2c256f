import type { Demo } from '../../../../templates/examples/demo.ts'
import type { ServiceAreasPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, copy, phone, callToAction, hero, path, map, section }: Demo): ServiceAreasPage => ({
  ...base('serviceAreas', '/service-areas'),
  hero: hero(copy.home.map[0], null, copy.home.map[1]),
  index: null,
  areas: copy.areas.map(([id, name, inName]) => ({
    id,
    name,
    description: copy.paragraphs.slice(0, 1),
    neighbourhoods: copy.neighbourhoods,
    services: copy.services.map(service => ({
      href: path(`/services/${service.slug}/${id}`),
      label: `${service.name} ${inName}`,
    })),
  })),
  map: map('lazy'),
  note: { ...section(copy.headings.note, copy.callToAction[1]), phone },
  callToAction,
})
