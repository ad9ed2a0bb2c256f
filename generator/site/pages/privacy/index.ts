/** The privacy policy. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { textPages } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { footer: 6, label: 'privacy' }

export const styles = textPages

export const script = 'plain.ts'
