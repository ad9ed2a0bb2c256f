/** The page after a form was sent without JavaScript. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { words } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { hidden: true, below: 'contact' }

export const styles = words

export const script = 'plain.ts'
