import type { AboutPage, ContactPage, MessagePage, PrivacyPage, ThanksPage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../forms.ts'
import type { PageContext } from '../page-context.ts'

type RouteOf<Kind extends Route['kind']> = Route & { readonly kind: Kind }

export const aboutPage = ({ localized, base }: PageContext, route: RouteOf<'about'>): AboutPage => {
  const { format, section } = localized
  const page = localized.site.config.pages.about
  const picture = localized.picture(page.image)
  return {
    ...base(route, { texts: page, picture, steps: [localized.link(localized.word('about'), 'about')], type: 'AboutPage' }),
    hero: localized.hero(page, undefined, picture),
    story: { ...section(page.story), text: localized.paragraphs(page.story.text), picture: localized.picture(page.story.image) },
    stats: localized.claims(page.claims),
    values: { ...section(page.values), items: localized.points(page.values.items) },
    why: { ...section(page.why), points: page.why.points.map(text => format(text)) },
    areas: { ...section(page.areas), link: localized.link(localized.word('allAreas'), 'serviceAreas') },
    callToAction: localized.callToAction(page.callToAction, localized.phone('contact')),
  }
}

export const contactPage = ({ localized, base }: PageContext, route: RouteOf<'contact'>): ContactPage => {
  const { format, site } = localized
  const page = site.config.pages.contact
  return {
    ...base(route, { texts: page, steps: [localized.link(localized.word('contact'), 'contact')], type: 'ContactPage' }),
    hero: localized.hero(page),
    form: formOf(localized, 'contact'),
    details: {
      heading: format(page.details.heading),
      phone: localized.phone('contact'),
      email: site.config.business.email,
      emailNote: format(page.details.emailNote),
      address: localized.address(site.config.business.address),
      areas: format(page.details.areas),
    },
    hours: { heading: format(page.hours.heading), times: localized.hours(site.config.hours.weekly) },
    why: { ...localized.section(page.why), points: page.why.points.map(text => format(text)) },
  }
}

export const privacyPage = ({ localized, base }: PageContext, route: RouteOf<'privacy'>): PrivacyPage => {
  const { format, site } = localized
  const { pages, forms, business } = site.config
  const values = {
    officer: [business.privacyOfficer.name, format(business.privacyOfficer.title)].filter(part => part !== undefined).join(', '),
    officerEmail: business.privacyOfficer.email,
    processor: forms.processor.name,
    processorCountry: format(forms.processor.country),
    retention: format(forms.retention),
  }
  return {
    ...base(route, { texts: pages.privacy, values, steps: [localized.link(localized.word('privacy'), 'privacy')] }),
    hero: localized.hero(pages.privacy, values),
    sections: pages.privacy.sections.map(section => ({
      heading: format(section.heading, values),
      text: localized.paragraphs(section.text, values),
    })),
  }
}

export const thanksPage = ({ localized, base }: PageContext, route: RouteOf<'thanks'>): ThanksPage => {
  const page = localized.site.config.pages.thanks
  return {
    ...base(route, { texts: page, steps: [] }),
    hero: localized.hero(page),
    phone: localized.phone('contact'),
    back: localized.link(localized.format(page.back), 'home'),
  }
}

/** The same message in every language, the page's own first. */
export const messagePage = (
  contexts: ReadonlyMap<string, PageContext>,
  { localized, base }: PageContext,
  route: RouteOf<'notFound' | 'error'>,
): MessagePage => {
  const page = localized.site.config.pages[route.kind]
  return {
    ...base(route, { texts: page, steps: [] }),
    messages: [...contexts.values()].map(({ localized: each }) => ({
      language: each.language,
      heading: each.format(page.heading),
      text: each.paragraphs(page.text),
      home: each.link(each.format(page.link), 'home'),
      phone: each.phone('contact'),
    })),
  }
}
