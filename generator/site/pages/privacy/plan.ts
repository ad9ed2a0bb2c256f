import type { Article, Hero, PageBase } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { PageContext } from '../../plan/page-context.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly privacy: { readonly config: PageConfig<typeof schema>; readonly page: PrivacyPage }
  }
}

export interface PrivacyPage extends PageBase<'privacy'> {
  readonly hero: Hero
  readonly sections: readonly Article[]
}

export const plan = ({ localized, base }: PageContext, route: Route<'privacy'>): PrivacyPage => {
  const { format, site } = localized
  const { pages, forms, business } = site.config
  const values = {
    officer: [business.privacyOfficer.name, format(business.privacyOfficer.title)].filter(part => part !== undefined).join(', '),
    officerEmail: business.privacyOfficer.email,
    processor: forms.processor.name,
    processorCountry: format(forms.processor.country),
    retention: format(forms.retention),
    map: pages.serviceAreas.map.provider,
    mapLoad: pages.serviceAreas.map.load,
  }
  return {
    ...base(route, { texts: pages.privacy, values, steps: [localized.link(localized.word('privacy'), 'privacy')] }),
    hero: localized.hero(pages.privacy, values),
    sections: pages.privacy.sections
      .map(section => ({ heading: format(section.heading, values), text: localized.paragraphs(section.text, values) }))
      .filter(({ heading }) => heading !== ''),
  }
}
