/** All locations and their map. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Config } from '../../config/schema/config-schema.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { needsIndex } from '../../plan/location-index.ts'
import { closingFormStyles, heroStyles, mapStyles, proofStyles } from '../style-groups.ts'
import type { ServiceAreasPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 4, footer: 3, label: 'serviceAreas' }

/** Ids of the sections that a block can precede. */
export const sections = ['map', 'elsewhere']

export const styles = [...heroStyles, ...proofStyles]

export const lowerStyles = [
  'section/section.css',
  ...mapStyles,
  'map/map-sky.css',
  'map/map-below.css',
  'chips/chips.css',
  'link-list/link-list.css',
  'area/area.css',
  'towns/towns.css',
  'area-index/area-index.css',
  ...closingFormStyles,
]

export const script = 'home.ts'

/** With the index, but without the form: scripts have at most 2 kB. */
export const scriptFor = (config: Config): string | undefined => (needsIndex(config) ? 'area-index.ts' : undefined)

export const example = ({ base, copy, phone, callToAction, hero, path, map, section, form }: Demo): ServiceAreasPage => ({
  ...base('serviceAreas', '/service-areas'),
  hero: hero(copy.home.map[0], null, copy.home.map[1]),
  lowerStyles: null,
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
  form: form('quick'),
  callToAction,
})
