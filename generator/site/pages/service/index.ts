/** A service. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { oneSubject } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, phone: 'service', below: 'services' }

export const styles = oneSubject

export const script = 'plain.ts'
