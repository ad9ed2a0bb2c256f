/** About the business. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { oneSubject } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 2, footer: 1, label: 'about' }

export const styles = oneSubject

export const script = 'plain.ts'
