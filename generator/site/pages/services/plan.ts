import type { CallToAction, Form, Hero, PageBase, Point, SectionTexts, ServiceBlock } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../../plan/forms.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import { serviceCard } from '../../plan/services.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly services: { readonly config: PageConfig<typeof schema>; readonly page: ServicesPage }
  }
}

export interface ServicesPage extends PageBase<'services'> {
  readonly hero: Hero
  readonly blocks: readonly ServiceBlock[]
  readonly guide: (SectionTexts & { readonly items: readonly Point[] }) | null
  readonly form: Form | null
  readonly callToAction: CallToAction | null
}

export const plan = ({ localized, phone, base }: PageContext, route: Route<'services'>): ServicesPage => {
  const { config } = localized.site
  const page = pageConfig(localized.site, 'services')
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.label('services'), 'services')], type: 'CollectionPage' }),
    hero: localized.hero(page),
    blocks: config.services.map(service => ({
      ...serviceCard(localized, service),
      description: localized.paragraphs(service.overview ?? service.description),
    })),
    guide:
      page.guide === undefined || page.guide.items.length === 0
        ? null
        : { ...localized.section(page.guide), items: localized.points(page.guide.items) },
    form: formOf({ localized, phone }, 'quick'),
    callToAction: localized.callToAction(page.callToAction, phone),
  }
}
