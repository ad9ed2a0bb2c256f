/** The request form, and all ways to reach the business. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { form, hero } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 5, footer: 5, word: 'contact' }

/** Stylesheets below `templates/components/`, in order, after those of every page. */
export const styles = [
  ...hero,
  ...form,
  'contact-details/contact-details.css',
  'hours/hours.css',
  'contact-grid/contact-grid.css',
  'section/section.css',
  'checklist/checklist.css',
  'base/print.css',
]

/** Below `templates/client/entries/`. */
export const script = 'contact.ts'

/** The form carries the area that was found. */
export const withFinder = { styles: [], script: 'contact-area.ts' }
