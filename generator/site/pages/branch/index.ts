/** A branch: location, opening hours, contact. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { formStyles, heroStyles, mapStyles } from '../style-groups.ts'
import type { BranchPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perBranch: true, below: 'serviceAreas' }

/** Ids of the sections that a block can precede. */
export const sections = ['map', 'directions', 'services', 'people']

export const styles = [
  ...heroStyles,
  'rating/rating.css',
  'rating/rating-part.css',
  ...formStyles,
  'contact-details/contact-details.css',
  'hours/hours.css',
  'contact-grid/contact-grid.css',
  'section/section.css',
  ...mapStyles,
  'map/map-sky.css',
  'points/points.css',
  'link-list/link-list.css',
  'link-list/link-list-more.css',
]

export const script = 'branch.ts'

export const example = ({ base, copy, phone, times, hero, form, map, section, areaLinks, all }: Demo): BranchPage => ({
  ...base('branch', '/branches/laval', { crumbs: ['locations'] }),
  hero: hero(copy.callToAction[0], null, copy.callToAction[1]),
  rating: { value: '4.8', best: '5', share: 0.96, text: copy.callToAction[1], link: null },
  form: form('contact'),
  details: {
    heading: copy.headings.details,
    phone,
    email: 'laval@souffle.example',
    emailNote: copy.form.lead,
    address: { lines: copy.address },
    directions: null,
    areas: copy.areas.map(area => area[1]).join(', '),
  },
  hours: { heading: copy.labels.openingHours, times },
  map: map('click'),
  directions: {
    ...section(copy.headings.local, copy.callToAction[1]),
    link: { href: 'https://www.openstreetmap.org/directions?to=45.58,-73.75', label: copy.labels.openMap },
  },
  services: { ...section(copy.headings.areas), links: areaLinks, all },
  people: { ...section(copy.headings.reasons), items: copy.items },
})
