import type { HomePage } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { Desk } from '../page-context.ts'
import { formOf } from '../forms.ts'
import { coverageMap, ratingOf, serviceCard } from './cards.ts'

export const homePage = ({ edition, base }: Desk, route: Route & { readonly kind: 'home' }): HomePage => {
  const { site, say, section, picture, language } = edition
  const page = site.config.pages.home
  const hero = picture(page.image)
  return {
    ...base(route, { texts: page, picture: hero, steps: [], showsRating: true }),
    hero: edition.hero(page, undefined, hero),
    heroPhone: edition.phone('hero'),
    form: formOf(edition, 'quick'),
    rating: ratingOf(edition),
    services: { ...section(page.services), cards: site.config.services.map(service => serviceCard(edition, service)) },
    gallery: {
      ...(page.gallery === undefined ? { heading: '', lead: [] } : section(page.gallery)),
      pairs: (page.gallery?.pairs ?? []).flatMap(pair => {
        const [before, after] = [picture(pair.before), picture(pair.after)]
        const title = say(pair.title)
        return before === null || after === null
          ? []
          : [
              {
                id: pair.id,
                title,
                before,
                after,
                caption: say(pair.caption),
                illustration: pair.illustration,
                compareLabel: edition.word('compare', { title }),
              },
            ]
      }),
    },
    why: { ...section(page.why), stats: edition.claims(page.why.claims), points: page.why.points.map(text => say(text)) },
    map: coverageMap(edition),
    towns: {
      ...(page.towns === undefined ? { heading: '', lead: [] } : section(page.towns)),
      items: (page.towns?.items ?? []).map(town => ({
        name: say(town.name),
        href: `${site.routes.path(language.code, 'serviceAreas')}#${town.location}` as const,
      })),
    },
    callToAction: edition.callToAction(page.callToAction, edition.phone('contact')),
  }
}
