/** The request form and all contact details. */
import type { KindTraits } from '../../model/page-kinds.ts'
import { form, hero } from '../style-groups.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 5, footer: 5, label: 'contact' }

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

export const script = 'contact.ts'

/** The form sends the location that the finder found. */
export const withFinder = { styles: [], script: 'contact-area.ts' }
