/** A branch: location, opening hours, contact. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { form, hero, map } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perBranch: true, below: 'serviceAreas' }

export const styles = [
  ...hero,
  'rating/rating.css',
  'rating/rating-part.css',
  ...form,
  'contact-details/contact-details.css',
  'hours/hours.css',
  'contact-grid/contact-grid.css',
  'section/section.css',
  ...map,
  'map/map-sky.css',
  'points/points.css',
  'link-list/link-list.css',
  'link-list/link-list-more.css',
]

export const script = 'branch.ts'
