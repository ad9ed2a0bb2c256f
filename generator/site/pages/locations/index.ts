/** The directory of all locations. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { textPages } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { footer: 4, label: 'locations', below: 'serviceAreas' }

export const styles = textPages

export const script = 'area-index.ts'

export const withFinder = { styles: ['finder/finder.css'], script: 'finder.ts' }
