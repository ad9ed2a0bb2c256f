/** The answer to a fault of the server. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { words } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { needed: true, hidden: true, shared: true }

/** Stylesheets below `templates/components/`, in order, after those of every page. */
export const styles = words

/** Below `templates/client/entries/`. */
export const script = 'plain.ts'
