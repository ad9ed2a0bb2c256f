import type { Article, Hero, PageBase } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { unknownFact } from '../../plan/common-values.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
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
  const { forms, business } = site.config
  const page = pageConfig(site, 'privacy')
  const { privacyOfficer: officer } = business
  const values = {
    officer: officer === undefined ? business.name : [officer.name, format(officer.title)].filter(part => part !== undefined).join(', '),
    officerEmail: officer?.email ?? business.email ?? unknownFact,
    processor: forms?.processor.name ?? unknownFact,
    processorCountry: forms === undefined ? unknownFact : format(forms.processor.country),
    retention: forms === undefined ? unknownFact : format(forms.retention),
    mapLoad: site.config.pages.serviceAreas?.map?.load ?? unknownFact,
  }
  return {
    ...base(route, { texts: page, values, steps: [localized.link(localized.label('privacy'), 'privacy')] }),
    hero: localized.hero(page, values),
    sections: page.sections
      .map(section => ({ heading: format(section.heading, values), text: localized.paragraphs(section.text, values) }))
      .filter(({ heading }) => heading !== ''),
  }
}
