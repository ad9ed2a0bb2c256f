/** The home page. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { form, last, map, roundPicture } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { needed: true, navigation: 1, label: 'home', phone: 'hero' }

export const styles = [
  ...roundPicture,
  'prose/prose.css',
  'home-hero/home-hero.css',
  'emblem/emblem.css',
  'home-hero/home-hero-drawn.css',
  'rating/rating.css',
  'rating/rating-part.css',
  ...form,
  'checklist/checklist.css',
  'service-card/service-card.css',
  'service-cards/service-cards.css',
  'section/section.css',
  'before-after/before-after.css',
  'gallery/gallery.css',
  'stats/stats.css',
  ...map,
  'towns/towns.css',
  ...last,
]

export const script = 'home.ts'
