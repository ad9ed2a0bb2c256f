/** A service. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { hero, heroPicture, last } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, phone: 'service', below: 'services' }

/** Stylesheets below `templates/components/`, in order, after those of every page. */
export const styles = [
  ...hero,
  ...heroPicture,
  'notice/notice.css',
  'story/story.css',
  'section/section.css',
  'points/points.css',
  'steps/steps.css',
  'faq/faq.css',
  'link-list/link-list.css',
  'link-list/link-list-more.css',
  'towns/towns.css',
  ...last,
]

/** Below `templates/client/entries/`. */
export const script = 'plain.ts'
