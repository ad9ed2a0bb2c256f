import type { Demo } from '../../../../templates/examples/demo.ts'
import type { ContactPage } from './plan.ts'

/** For the tests of templates. */
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
    areas: copy.areas.map(area => area[1]).join(', '),
  },
  hours: { heading: copy.labels.openingHours, times },
  why: { ...section(copy.headings.reasons), points: copy.points },
})
