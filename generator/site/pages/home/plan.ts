import { homeVariants, layoutIn, type PictureBox } from '../../../../templates/styles/home-variants.ts'
import { findsAreas } from '../../config/values/location-facts.ts'
import type {
  BeforeAfter,
  CallToAction,
  Claim,
  CoverageMap,
  FinderField,
  Form,
  Hero,
  NextOpening,
  PageBase,
  Person,
  PhoneLink,
  Point,
  Question,
  SectionTexts,
  ServiceCards,
  ServiceTiles,
  Symptom,
  Town,
} from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { formOf } from '../../plan/forms.ts'
import type { LocalizedSite } from '../../plan/localized-site.ts'
import { coverageMap } from '../../plan/maps.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pairsOf } from '../../plan/pairs.ts'
import { firstQuestions, mainProcess, serviceCard, serviceTiles, symptomsOf } from '../../plan/services.ts'
import type { PageConfig } from '../page-module.ts'
import { homeVariant, showsOpening } from './home-variant.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly home: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: HomePage }
  }
}

export interface HomePage extends PageBase<'home'> {
  readonly hero: Hero
  /** The name of the business above the heading; `null` if the heading contains it. */
  readonly heroName: string | null
  readonly pictureBox: PictureBox | null
  readonly person: Person | null
  readonly tiles: ServiceTiles | null
  /** The largest element of the first view, in some styles. */
  readonly opening: NextOpening | null
  readonly heroPhone: PhoneLink
  readonly form: Form | null
  readonly symptoms: (SectionTexts & { readonly items: readonly Symptom[] }) | null
  readonly services: ServiceCards
  readonly gallery: SectionTexts & { readonly pairs: readonly BeforeAfter[] }
  readonly why: SectionTexts & { readonly stats: readonly Claim[]; readonly points: readonly string[] }
  readonly map: CoverageMap | null
  readonly process: (SectionTexts & { readonly items: readonly Point[] }) | null
  /** Leads to the finder with what the visitor typed. */
  readonly finder: (SectionTexts & FinderField) | null
  readonly towns: SectionTexts & { readonly items: readonly Town[] }
  readonly questions: (SectionTexts & { readonly items: readonly Question[] }) | null
  readonly callToAction: CallToAction | null
  /** URL of the styles of everything below the first view. */
  readonly lowerStyles: UrlPath | null
}

const finderOf = ({ site, format, language }: LocalizedSite): HomePage['finder'] => {
  const texts = site.config.pages.locations?.finder
  if (texts === undefined || !findsAreas(site.config)) return null
  const path = site.routes.path(language.code, 'locations')
  return {
    heading: format(texts.heading),
    lead: [],
    action: `${path}#finder-heading`,
    label: format(texts.label),
    submit: format(texts.submit),
  }
}

/** The first opening hours of the week, for a lead with neither a founding year nor an emergency service. */
const firstHours = ({ site, hours, label }: LocalizedSite): readonly string[] => {
  const { business, hours: times } = site.config
  if (times === undefined || times.emergency === true || business.founded !== undefined || showsOpening(site.config)) return []
  return hours(times.weekly)
    .rows.filter(({ times }) => times !== label('closed'))
    .slice(0, 1)
    .map(row => `${row.days} ${row.times}`)
}

export const plan = (context: PageContext, route: Route<'home'>): HomePage => {
  const { localized, phone, base } = context
  const { site, format, section, picture } = localized
  const page = site.config.pages.home
  const hero = picture(page.image)
  const points = localized.lines(page.why?.points ?? [])
  const name = format('{business}')
  const symptoms = symptomsOf(localized)
  const cards = site.config.services.map(service => serviceCard(localized, service))
  const { symptoms: heading } = site.config.translations
  const variant = homeVariant(site.config)
  const layout = layoutIn(variant)
  const view = layout === 'frame' || layout === 'portrait' ? localized.view(hero) : hero === null ? localized.view(null) : null
  const heroTexts = localized.hero(page, undefined, view)
  const form = formOf(context, 'quick')
  return {
    ...base(route, { texts: page, picture: hero, steps: [], showsRating: true }),
    // A form has its button in the first view, so there is room for one fact.
    hero:
      heroTexts.lead.length > 0 && form !== null && layout !== 'counter'
        ? heroTexts
        : { ...heroTexts, lead: [...heroTexts.lead, ...firstHours(localized)] },
    heroName: heroTexts.heading.includes(name) ? null : name,
    pictureBox: homeVariants[variant],
    person: layout === 'portrait' && page.person !== undefined ? { name: page.person.name, role: format(page.person.role) } : null,
    tiles: layout === 'counter' ? serviceTiles(localized) : null,
    opening:
      showsOpening(site.config) && site.config.hours !== undefined ? (localized.nextOpening(site.config.hours.weekly) ?? null) : null,
    heroPhone: phone,
    form,
    symptoms: symptoms.length === 0 || heading === undefined ? null : { heading: format(heading), lead: [], items: symptoms },
    // Before and after are the pictures of a page that has them, whose weight is limited.
    services: { ...section(page.services), cards: page.gallery === undefined ? cards : cards.map(card => ({ ...card, picture: null })) },
    gallery: {
      ...section(page.gallery),
      pairs: pairsOf(localized),
    },
    why: { ...section(page.why, { points: points.length }), stats: localized.claims(page.why?.claims ?? []), points },
    process: mainProcess(localized),
    map: coverageMap(localized),
    finder: finderOf(localized),
    towns: {
      ...section(page.towns),
      items: (page.towns?.items ?? []).map(town => ({
        name: format(town.name),
        href: localized.locationPath(town.location),
      })),
    },
    questions: firstQuestions(localized),
    callToAction: localized.callToAction(page.callToAction, localized.phone('contact')),
    lowerStyles: site.assets.pages?.home.lowerStyles ?? null,
  }
}
