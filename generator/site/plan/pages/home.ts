import type { HomePage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import { coverageMap, ratingOf, serviceCard } from './cards.ts'

export const homePage = ({ localized, base }: PageContext, route: Route & { readonly kind: 'home' }): HomePage => {
  const { site, format, section, picture, language } = localized
  const page = site.config.pages.home
  const hero = picture(page.image)
  return {
    ...base(route, { texts: page, picture: hero, steps: [], showsRating: true }),
    hero: localized.hero(page, undefined, hero),
    heroPhone: localized.phone('hero'),
    form: formOf(localized, 'quick'),
    rating: ratingOf(localized),
    services: { ...section(page.services), cards: site.config.services.map(service => serviceCard(localized, service)) },
    gallery: {
      ...(page.gallery === undefined ? { heading: '', lead: [] } : section(page.gallery)),
      pairs: (page.gallery?.pairs ?? []).flatMap(pair => {
        const [before, after] = [picture(pair.before), picture(pair.after)]
        const title = format(pair.title)
        return before === null || after === null
          ? []
          : [
              {
                id: pair.id,
                title,
                before,
                after,
                caption: format(pair.caption),
                illustration: pair.illustration,
                compareLabel: localized.word('compare', { title }),
              },
            ]
      }),
    },
    why: { ...section(page.why), stats: localized.claims(page.why.claims), points: page.why.points.map(text => format(text)) },
    map: coverageMap(localized),
    towns: {
      ...(page.towns === undefined ? { heading: '', lead: [] } : section(page.towns)),
      items: (page.towns?.items ?? []).map(town => ({
        name: format(town.name),
        href: `${site.routes.path(language.code, 'serviceAreas')}#${town.location}` as const,
      })),
    },
    callToAction: localized.callToAction(page.callToAction, localized.phone('contact')),
  }
}
