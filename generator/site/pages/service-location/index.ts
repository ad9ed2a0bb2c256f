/** A service in a location. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { closingFormStyles, heroPictureStyles, heroStyles, proofStyles } from '../style-groups.ts'
import type { ServiceLocationPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, perLocation: true, phone: 'service', below: 'services' }

/** Ids of the sections that a block can precede. */
export const sections = ['area', 'reasons', 'services', 'others']

export const styles = [
  ...heroStyles,
  ...proofStyles,
  'sign/sign.css',
  ...heroPictureStyles,
  'local-text/local-text.css',
  'section/section.css',
  'chips/chips.css',
  'chips/chips-large.css',
  'hours/hours.css',
  'office/office.css',
  'points/points.css',
  'link-list/link-list.css',
  'link-list/link-list-more.css',
  ...closingFormStyles,
]

export const script = 'areas.ts'

/** In addition to what every page shares. */
export const fixed = new Set(['icon', 'picture', 'office', 'book', 'phone', 'form'])

export const example = ({
  base,
  copy,
  icon,
  phone,
  book,
  callToAction,
  times,
  areaLinks,
  all,
  hero,
  path,
  section,
  form,
}: Demo): ServiceLocationPage => ({
  ...base('serviceLocation', '/services/air-duct-cleaning/montreal', { crumbs: ['services'] }),
  hero: hero(`${copy.services[0]?.name} ${copy.areas[0]?.[2]}`, 'service-duct', copy.services[0]?.summary),
  icon,
  book,
  phone,
  local: {
    heading: copy.headings.local,
    text: copy.paragraphs,
    sources: [{ label: 'Canada Mortgage and Housing Corporation (CMHC)', href: null }],
  },
  area: { ...section(copy.areas[0]?.[1] ?? '', copy.paragraphs[2] ?? ''), neighbourhoods: copy.neighbourhoods },
  office: { address: { lines: copy.address }, hours: times },
  reasons: { ...section(copy.headings.reasons), items: copy.items },
  otherLocations: {
    ...section(copy.headings.areas),
    links: areaLinks.slice(1),
    more: [all, { href: path('/services/air-duct-cleaning'), label: copy.services[0]?.name ?? '' }],
  },
  otherServices: null,
  form: form('quick'),
  callToAction,
})
