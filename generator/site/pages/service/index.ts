/** A service. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { telling } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, phone: 'service', below: 'services' }

/** Stylesheets below `templates/components/`, in order, after those of every page. */
export const styles = telling

/** Below `templates/client/entries/`. */
export const script = 'plain.ts'
