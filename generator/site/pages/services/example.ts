import type { Demo } from '../../../../templates/examples/demo.ts'
import type { ServicesPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, copy, section, callToAction, cards, hero, picture }: Demo): ServicesPage => ({
  ...base('services', '/services'),
  hero: hero(copy.home.services[0], null, copy.home.services[1]),
  blocks: cards.map((card, index) => ({
    ...card,
    picture: picture(`service-${['duct', 'dryer', 'chimney'][index]}`, card.name),
    description: copy.paragraphs.slice(0, 1),
  })),
  guide: { ...section(copy.headings.benefits), items: copy.items },
  callToAction,
})
