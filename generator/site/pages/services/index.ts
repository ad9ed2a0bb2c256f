/** All services, one below the other. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { closingFormStyles, heroStyles, proofStyles } from '../style-groups.ts'
import type { ServicesPage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { navigation: 3, footer: 2, label: 'services' }

/** Ids of the sections that a block can precede. */
export const sections = ['guide']

export const styles = [
  ...heroStyles,
  ...proofStyles,
  'sign/sign.css',
  'picture/picture.css',
  'checklist/checklist.css',
  'service-block/service-block.css',
  'section/section.css',
  'points/points.css',
  ...closingFormStyles,
]

export const script = 'request.ts'

export const example = ({ base, copy, section, callToAction, cards, hero, picture, form }: Demo): ServicesPage => ({
  ...base('services', '/services'),
  hero: hero(copy.home.services[0], null, copy.home.services[1]),
  blocks: cards.map((card, index) => ({
    ...card,
    picture: picture(`service-${['duct', 'dryer', 'chimney'][index]}`, card.name),
    description: copy.paragraphs.slice(0, 1),
  })),
  guide: { ...section(copy.headings.benefits), items: copy.items },
  form: form('quick'),
  callToAction,
})
