import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Config } from '../../config/schema/config-schema.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { hasServicePairs, lowerServiceStyles, servicePageStyles } from '../style-groups.ts'
import type { ServicePage } from './plan.ts'

export { plan } from './plan.ts'
export { schema } from './schema.ts'
export { Template } from './template.tsx'

export const traits: KindTraits = { perService: true, phone: 'service', below: 'services' }

/** Ids of the sections that a block can precede. */
export const sections = ['signs', 'gallery', 'benefits', 'process', 'questions', 'areas']

export const styles = servicePageStyles

export const lowerStyles = lowerServiceStyles

export const script = 'request.ts'

/** With pairs of images. */
export const scriptFor = (config: Config): string | undefined => (hasServicePairs(config) ? 'home.ts' : undefined)

export const example = ({
  base,
  copy,
  icon,
  phone,
  book,
  callToAction,
  areaLinks,
  all,
  hero,
  section,
  form,
  picture,
}: Demo): ServicePage => ({
  ...base('service', '/services/air-duct-cleaning', { crumbs: ['services'] }),
  hero: hero(copy.services[0]?.name ?? '', 'service-duct', copy.services[0]?.summary),
  icon,
  book,
  phone,
  alert: { title: copy.alert[0], text: copy.alert[1], source: { label: copy.alert[2], href: 'https://www.nfpa.org/' } },
  description: copy.paragraphs,
  warningSigns: { ...section(copy.headings.signs), items: copy.items },
  gallery: {
    ...section(...copy.home.gallery),
    pairs: copy.services.slice(0, 1).map(({ id, pair: [title, caption] }) => ({
      id,
      title,
      caption,
      before: picture('duct-before', title),
      after: picture('duct-after', caption),
      illustration: true,
      compareLabel: title,
    })),
  },
  benefits: { ...section(copy.headings.benefits), items: copy.items },
  process: { ...section(copy.headings.process, copy.callToAction[1]), items: copy.items.slice(0, 5) },
  faq: { ...section(copy.headings.faq), items: copy.questions },
  areas: { ...section(copy.headings.areas), links: areaLinks, towns: [], more: [all] },
  form: form('quick'),
  callToAction,
  lowerStyles: null,
})
