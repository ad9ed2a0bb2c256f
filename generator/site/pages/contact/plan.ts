import type { ContactDetails, Form, Hero, OpeningTimes, PageBase, SectionTexts } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../../plan/forms.ts'
import type { PageContext } from '../../plan/page-context.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly contact: { readonly config: PageConfig<typeof schema>; readonly page: ContactPage }
  }
}

export interface ContactPage extends PageBase<'contact'> {
  readonly hero: Hero
  readonly form: Form
  readonly details: ContactDetails
  readonly hours: { readonly heading: string; readonly times: OpeningTimes }
  readonly why: SectionTexts & { readonly points: readonly string[] }
}

export const plan = (context: PageContext, route: Route<'contact'>): ContactPage => {
  const { localized, phone, base } = context
  const { format, site } = localized
  const page = site.config.pages.contact
  const points = localized.lines(page.why.points)
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.word('contact'), 'contact')], type: 'ContactPage' }),
    hero: localized.hero(page),
    form: formOf(context, 'contact'),
    details: {
      heading: format(page.details.heading),
      phone,
      email: site.config.business.email,
      emailNote: format(page.details.emailNote),
      address: localized.address(site.config.business.address),
      areas: format(page.details.areas),
    },
    hours: { heading: format(page.hours.heading), times: localized.hours(site.config.hours.weekly) },
    why: { ...localized.section(page.why, { points: points.length }), points },
  }
}
