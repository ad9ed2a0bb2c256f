/** A service in an area. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { hero, heroPicture, last } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, perLocation: true, phone: 'service', below: 'services' }

/** Stylesheets below `templates/components/`, in order, after those of every page. */
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

/** Below `templates/client/entries/`. */
export const script = 'areas.ts'

/** Beside what every page shares. */
export const fixed = new Set(['icon', 'picture', 'office', 'book', 'phone'])
