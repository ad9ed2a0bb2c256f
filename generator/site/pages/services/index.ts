/** All services, one below the other. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { hero, last } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 3, footer: 2, label: 'services' }

export const styles = [
  ...hero,
  'picture/picture.css',
  'checklist/checklist.css',
  'service-block/service-block.css',
  'section/section.css',
  'points/points.css',
  ...last,
]

export const script = 'plain.ts'
