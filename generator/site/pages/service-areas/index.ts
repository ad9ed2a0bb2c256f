/** All locations and their map. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { closingStyles, heroStyles, mapStyles, proofStyles } from '../style-groups.ts'
import type { ServiceAreasPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 4, footer: 3, label: 'serviceAreas' }

/** Ids of the sections that a block can precede. */
export const sections = ['map', 'elsewhere']

export const styles = [
  ...heroStyles,
  ...proofStyles,
  'section/section.css',
  ...mapStyles,
  'map/map-sky.css',
  'map/map-below.css',
  'chips/chips.css',
  'link-list/link-list.css',
  'area/area.css',
  'towns/towns.css',
  'area-index/area-index.css',
  ...closingStyles,
]

export const script = 'area-index.ts'

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
