/** About the business. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { aboutPageStyles } from '../style-groups.ts'
import type { AboutPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 2, footer: 1, label: 'about' }

/** Ids of the sections that a block can precede. */
export const sections = ['story', 'values', 'why', 'areas']

export const styles = aboutPageStyles

export const script = 'request.ts'

export const example = ({ base, copy, callToAction, all, stats, hero, picture, section, form }: Demo): AboutPage => ({
  ...base('about', '/about'),
  hero: hero(copy.headings.story, null, copy.home.why[1]),
  story: { ...section(copy.home.why[0]), text: copy.paragraphs, picture: picture('story', 'A truck in the snow') },
  stats,
  values: { ...section(copy.headings.values), items: copy.items.slice(0, 4) },
  why: { ...section(copy.headings.reasons), points: copy.points },
  areas: { ...section(copy.headings.areas, copy.home.map[1]), link: all },
  form: form('quick'),
  callToAction,
})
