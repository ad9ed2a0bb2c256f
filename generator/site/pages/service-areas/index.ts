/** All locations and their map. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { hero, last, map } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 4, footer: 3, label: 'serviceAreas' }

export const styles = [
  ...hero,
  'section/section.css',
  ...map,
  'map/map-sky.css',
  'map/map-below.css',
  'chips/chips.css',
  'link-list/link-list.css',
  'area/area.css',
  'towns/towns.css',
  'area-index/area-index.css',
  ...last,
]

export const script = 'area-index.ts'
