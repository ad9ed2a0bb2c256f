import { isDescribed } from '../../config/values/location-facts.ts'
import type {
  Alert,
  BeforeAfter,
  CallToAction,
  Form,
  Hero,
  IconShape,
  Link,
  PageBase,
  PhoneLink,
  Point,
  Question,
  SectionTexts,
  Town,
} from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { formOf } from '../../plan/forms.ts'
import { listLimit } from '../../plan/nearby.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pairsOf } from '../../plan/pairs.ts'
import { pageConfig } from '../../plan/resolve.ts'
import { iconOf, questionsOf, serviceOf, serviceTitle, signsOf, sourceOf } from '../../plan/services.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly service: { readonly config: PageConfig<typeof schema>; readonly page: ServicePage }
  }
}

export interface ServicePage extends PageBase<'service'> {
  readonly hero: Hero
  readonly icon: IconShape | null
  readonly book: Link
  readonly phone: PhoneLink
  readonly alert: Alert | null
  readonly description: readonly string[]
  readonly warningSigns: (SectionTexts & { readonly items: readonly Point[] }) | null
  readonly gallery: (SectionTexts & { readonly pairs: readonly BeforeAfter[] }) | null
  readonly benefits: SectionTexts & { readonly items: readonly Point[] }
  readonly process: SectionTexts & { readonly items: readonly Point[] }
  readonly faq: (SectionTexts & { readonly items: readonly Question[] }) | null
  readonly areas: SectionTexts & {
    /** Locations that have their own page, or more than a name. */
    readonly links: readonly Link[]
    /** Names of the locations, if there are no pages. */
    readonly towns: readonly Town[]
    readonly more: readonly Link[]
  }
  readonly form: Form | null
  readonly callToAction: CallToAction | null
  /** URL of the styles of everything below the first view. */
  readonly lowerStyles: UrlPath | null
}

export const plan = (context: PageContext, route: Route<'service'>): ServicePage => {
  const { localized, phone, base } = context
  const { format, section, points, paragraphs, site } = localized
  const page = pageConfig(site, 'service')
  const service = serviceOf(context, route)
  const values = localized.serviceValues(service)
  const picture = localized.picture(service.image)
  const faq = questionsOf(localized, service)
  const pairs = pairsOf(localized, service.id)
  const areas = site.config.locations.slice(0, listLimit)
  const areaLinks = areas
    .filter(location => localized.serviceInLink(service, location) !== null || isDescribed(location))
    .flatMap(location => localized.placeOf(service, location) ?? [])
  const onlyNames = areaLinks.length === 0 && areas.some(({ id }) => localized.locationPath(id) !== null)
  return {
    ...base(route, {
      texts: {
        title: serviceTitle(localized, service),
        description: service.seo?.description ?? page.description,
        keywords: service.seo?.keywords ?? page.keywords,
      },
      values,
      picture,
      steps: [
        localized.linkIf(localized.label('services'), 'services'),
        localized.link(localized.serviceName(service), 'service', { service: service.id }),
      ],
      service: { service, name: format(service.name), description: format(service.summary, values) },
      questions: faq,
    }),
    hero: localized.hero(
      { heading: service.heading ?? page.heading, lead: page.lead ?? service.summary },
      values,
      localized.view(picture),
      signsOf(localized, service),
    ),
    icon: iconOf(localized, service),
    book: localized.book,
    phone,
    alert:
      service.alert === undefined
        ? null
        : {
            title: format(service.alert.title, values),
            text: format(service.alert.text, values),
            source: service.alert.source === undefined ? null : sourceOf(localized, service.alert.source, values),
          },
    description: paragraphs(service.description, values),
    warningSigns:
      service.warningSigns.length === 0 ? null : { ...section(page.warningSigns, values), items: points(service.warningSigns, values) },
    gallery: pairs.length === 0 ? null : { ...section(site.config.pages.home.gallery), lead: [], pairs },
    benefits: { ...section(page.benefits, values), items: points(service.benefits, values) },
    process: { ...section(page.process, values), items: points(service.process, values) },
    faq: faq.length === 0 ? null : { ...section(page.faq, values), items: faq },
    areas: {
      ...section(page.areas, values),
      ...(onlyNames ? { lead: [] } : {}),
      links: areaLinks,
      towns: onlyNames ? areas.map(({ name }) => ({ name: format(name), href: null })) : [],
      more: [localized.linkIf(localized.label('allAreas'), 'serviceAreas')].filter(link => link !== null),
    },
    form: formOf(context, 'quick', service.id),
    callToAction: localized.callToAction(page.callToAction, phone, values),
    lowerStyles: site.assets.pages?.service.lowerStyles ?? null,
  }
}
