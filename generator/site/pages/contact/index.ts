/** The request form and all contact details. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { formStyles, heroStyles, proofStyles } from '../style-groups.ts'
import type { ContactPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 5, footer: 5, label: 'contact' }

/** Ids of the sections that a block can precede. */
export const sections = ['why']

export const styles = [
  ...heroStyles,
  ...proofStyles,
  ...formStyles,
  'contact-details/contact-details.css',
  'hours/hours.css',
  'contact-grid/contact-grid.css',
  'section/section.css',
  'checklist/checklist.css',
  'checklist/checklist-pairs.css',
]

export const script = 'contact.ts'

/** The form sends the location that the finder found. */
export const withFinder = { styles: [], script: 'contact-area.ts' }

export const example = ({ base, copy, phone, times, hero, form, section }: Demo): ContactPage => ({
  ...base('contact', '/contact'),
  hero: hero(copy.callToAction[0], null, copy.callToAction[1]),
  form: form('contact'),
  details: {
    heading: copy.headings.details,
    phone,
    email: 'bonjour@souffle.example',
    emailNote: copy.form.lead,
    address: { lines: copy.address },
    directions: null,
    areas: copy.areas.map(area => area[1]).join(', '),
  },
  hours: { heading: copy.labels.openingHours, times },
  why: { ...section(copy.headings.reasons), points: copy.points },
})
