/** The page for server errors. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { textPages } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { needed: true, hidden: true, shared: true }

export const styles = textPages

export const script = 'plain.ts'
