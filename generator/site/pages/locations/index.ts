/** The directory of all areas. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { hero, last } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { footer: 4, word: 'locations', below: 'serviceAreas' }

/** Stylesheets below `templates/components/`, in order, after those of every page. */
export const styles = [...hero, 'hours/hours.css', 'directory/directory.css', 'area-index/area-index.css', ...last]

/** Below `templates/client/entries/`. */
export const script = 'area-index.ts'

export const withFinder = { styles: ['button/button-quiet.css', 'finder/finder.css'], script: 'finder.ts' }
