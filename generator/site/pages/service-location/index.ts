/** A service in a location. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { hero, heroPicture, last } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, perLocation: true, phone: 'service', below: 'services' }

export const styles = [
  ...hero,
  ...heroPicture,
  'local-text/local-text.css',
  'section/section.css',
  'chips/chips.css',
  'chips/chips-large.css',
  'hours/hours.css',
  'office/office.css',
  'points/points.css',
  'link-list/link-list.css',
  'link-list/link-list-more.css',
  ...last,
]

export const script = 'areas.ts'

/** In addition to what every page shares. */
export const fixed = new Set(['icon', 'picture', 'office', 'book', 'phone'])
