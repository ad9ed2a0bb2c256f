import { opening } from '../../../../templates/components/base/base.examples.ts'
import type { Demo } from '../../../../templates/examples/demo.ts'
import { homeVariants } from '../../../../templates/styles/home-variants.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { closingStyles, formStyles, homeVariantStyles, mapStyles, proofStyles } from '../style-groups.ts'
import type { HomePage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { needed: true, navigation: 1, label: 'home', phone: 'hero' }

/** Ids of the sections that a block can precede. */
export const sections = ['symptoms', 'services', 'gallery', 'why', 'process', 'areas', 'finder', 'towns', 'questions']

export const styles = [
  'picture/picture.css',
  'picture/scene.css',
  'prose/prose.css',
  'sign/sign.css',
  'tiles/tiles.css',
  'home-hero/home-hero.css',
  'opening/opening.css',
  ...proofStyles,
  ...formStyles,
  'form/form-strip.css',
  ...homeVariantStyles,
]

export const lowerStyles = [
  'checklist/checklist.css',
  'checklist/checklist-pairs.css',
  'service-card/service-card.css',
  'symptoms/symptoms.css',
  'service-cards/service-cards.css',
  'service-cards/service-rows.css',
  'service-cards/service-grid.css',
  'service-cards/service-index.css',
  'service-cards/service-pictures.css',
  'section/section.css',
  'before-after/before-after.css',
  'gallery/gallery.css',
  'stats/stats.css',
  'steps/steps.css',
  ...mapStyles,
  'finder/finder.css',
  'towns/towns.css',
  'faq/faq.css',
  ...closingStyles,
]

export const script = 'home.ts'

export const example = ({ base, copy, phone, callToAction, cards, stats, hero, picture, path, form, map, section }: Demo): HomePage => ({
  ...base('home', '/'),
  hero: hero(copy.home.heading, 'hero'),
  heroName: null,
  pictureBox: homeVariants['frame-end'],
  opening,
  person: null,
  tiles: null,
  heroPhone: phone,
  form: form('quick'),
  symptoms: {
    ...section(copy.headings.signs),
    items: copy.items.map(({ title }) => ({ title, service: copy.services[0]?.name ?? '', href: '#book' })),
  },
  services: { ...section(...copy.home.services), cards },
  gallery: {
    ...section(...copy.home.gallery),
    pairs: copy.services.map((service, index) => ({
      id: service.id,
      title: service.pair[0],
      caption: service.pair[1],
      before: picture(`${['duct', 'dryer', 'flue'][index]}-before`, service.pair[0]),
      after: picture(`${['duct', 'dryer', 'flue'][index]}-after`, service.pair[1]),
      illustration: true,
      compareLabel: service.pair[0],
    })),
  },
  why: { ...section(...copy.home.why), stats, points: copy.points },
  process: { ...section(copy.headings.process), items: copy.items.slice(0, 4) },
  map: map('click'),
  finder: { ...section(copy.home.towns[0]), action: path('/locations'), label: copy.home.towns[0], submit: copy.book },
  towns: {
    ...section(...copy.home.towns),
    items: copy.towns.map((name, index) => ({ name, href: path(`/service-areas#town-${index}`) })),
  },
  questions: { ...section(copy.headings.faq), items: copy.questions },
  callToAction,
  lowerStyles: null,
})
