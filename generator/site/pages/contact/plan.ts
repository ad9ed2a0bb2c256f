import type { ContactDetails, Form, Hero, OpeningTimes, PageBase, SectionTexts } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../../plan/forms.ts'
import { directionsTo } from '../../plan/maps.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { isNumber } from '../../plan/phones.ts'
import { pageConfig } from '../../plan/resolve.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly contact: { readonly config: PageConfig<typeof schema>; readonly page: ContactPage }
  }
}

export interface ContactPage extends PageBase<'contact'> {
  readonly hero: Hero
  readonly form: Form | null
  readonly details: ContactDetails
  readonly hours: { readonly heading: string; readonly times: OpeningTimes } | null
  readonly why: SectionTexts & { readonly points: readonly string[] }
}

export const plan = (context: PageContext, route: Route<'contact'>): ContactPage => {
  const { localized, phone, base } = context
  const { format, site } = localized
  const page = pageConfig(site, 'contact')
  const { business, hours } = site.config
  const points = localized.lines(page.why?.points ?? [])
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.label('contact'), 'contact')], type: 'ContactPage' }),
    hero: localized.hero(page),
    form: formOf(context, 'contact'),
    details: {
      heading: page.details === undefined ? localized.label('contactUs') : format(page.details.heading),
      phone,
      email: isNumber(phone) ? (business.email ?? null) : null,
      emailNote: page.details?.emailNote === undefined || business.email === undefined ? null : format(page.details.emailNote),
      address: localized.address(business.address),
      directions: directionsTo(localized, business.address),
      areas: page.details?.areas === undefined ? null : format(page.details.areas),
    },
    hours:
      hours === undefined
        ? null
        : {
            heading: page.hours === undefined ? localized.label('openingHours') : format(page.hours.heading),
            times: localized.hours(hours.weekly),
          },
    why: { ...localized.section(page.why, { points: points.length }), points },
  }
}
