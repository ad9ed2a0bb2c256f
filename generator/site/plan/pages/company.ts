import type { AboutPage, ContactPage, MessagePage, PrivacyPage, ThanksPage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { Desk } from '../page-context.ts'
import { formOf } from '../forms.ts'

type RouteOf<Kind extends Route['kind']> = Route & { readonly kind: Kind }

export const aboutPage = ({ edition, base }: Desk, route: RouteOf<'about'>): AboutPage => {
  const { say, section } = edition
  const page = edition.site.config.pages.about
  const picture = edition.picture(page.image)
  return {
    ...base(route, { texts: page, picture, steps: [edition.link(edition.word('about'), 'about')], type: 'AboutPage' }),
    hero: edition.hero(page, undefined, picture),
    story: { ...section(page.story), text: edition.paragraphs(page.story.text), picture: edition.picture(page.story.image) },
    stats: edition.claims(page.claims),
    values: { ...section(page.values), items: edition.points(page.values.items) },
    why: { ...section(page.why), points: page.why.points.map(text => say(text)) },
    areas: { ...section(page.areas), link: edition.link(edition.word('allAreas'), 'serviceAreas') },
    callToAction: edition.callToAction(page.callToAction, edition.phone('contact')),
  }
}

export const contactPage = ({ edition, base }: Desk, route: RouteOf<'contact'>): ContactPage => {
  const { say, site } = edition
  const page = site.config.pages.contact
  return {
    ...base(route, { texts: page, steps: [edition.link(edition.word('contact'), 'contact')], type: 'ContactPage' }),
    hero: edition.hero(page),
    form: formOf(edition, 'contact'),
    details: {
      heading: say(page.details.heading),
      phone: edition.phone('contact'),
      email: site.config.business.email,
      emailNote: say(page.details.emailNote),
      address: edition.address(site.config.business.address),
      areas: say(page.details.areas),
    },
    hours: { heading: say(page.hours.heading), times: edition.hours(site.config.hours.weekly) },
    why: { ...edition.section(page.why), points: page.why.points.map(text => say(text)) },
  }
}

export const privacyPage = ({ edition, base }: Desk, route: RouteOf<'privacy'>): PrivacyPage => {
  const { say, site } = edition
  const { pages, forms, business } = site.config
  const values = {
    officer: [business.privacyOfficer.name, say(business.privacyOfficer.title)].filter(part => part !== undefined).join(', '),
    officerEmail: business.privacyOfficer.email,
    processor: forms.processor.name,
    processorCountry: say(forms.processor.country),
    retention: say(forms.retention),
  }
  return {
    ...base(route, { texts: pages.privacy, values, steps: [edition.link(edition.word('privacy'), 'privacy')] }),
    hero: edition.hero(pages.privacy, values),
    sections: pages.privacy.sections.map(section => ({
      heading: say(section.heading, values),
      text: edition.paragraphs(section.text, values),
    })),
  }
}

export const thanksPage = ({ edition, base }: Desk, route: RouteOf<'thanks'>): ThanksPage => {
  const page = edition.site.config.pages.thanks
  return {
    ...base(route, { texts: page, steps: [] }),
    hero: edition.hero(page),
    phone: edition.phone('contact'),
    back: edition.link(edition.say(page.back), 'home'),
  }
}

/** The same message in every language, the page's own first. */
export const messagePage = (
  desks: ReadonlyMap<string, Desk>,
  { edition, base }: Desk,
  route: RouteOf<'notFound' | 'error'>,
): MessagePage => {
  const page = edition.site.config.pages[route.kind]
  return {
    ...base(route, { texts: page, steps: [] }),
    messages: [...desks.values()].map(({ edition: each }) => ({
      language: each.language,
      heading: each.say(page.heading),
      text: each.paragraphs(page.text),
      home: each.link(each.say(page.link), 'home'),
      phone: each.phone('contact'),
    })),
  }
}
