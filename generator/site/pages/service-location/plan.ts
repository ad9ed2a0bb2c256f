import { isBranch } from '../../config/values/location-facts.ts'
import type { Text } from '../../model/language.ts'
import type {
  CallToAction,
  Form,
  Hero,
  IconShape,
  Link,
  LocalText,
  Office,
  PageBase,
  PhoneLink,
  Picture,
  Point,
  SectionTexts,
} from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../../plan/forms.ts'
import { breadcrumbTo, fitText, type HeadInput, homeBreadcrumb, type PartialHead, partialHead } from '../../plan/head.ts'
import type { LocalizedSite } from '../../plan/localized-site.ts'
import { needsIndex } from '../../plan/location-index.ts'
import type { PageContext } from '../../plan/page-context.ts'
import type { NamedService, ServiceValues } from '../../plan/place-names.ts'
import { pageConfig, type ResolvedConfig, type Service } from '../../plan/resolve.ts'
import { displayWidth, searchLimits } from '../../plan/search-result.ts'
import { iconOf, serviceOf, serviceTitle, signsOf, sourceOf } from '../../plan/services.ts'
import { completeText, type PartialText, partialParagraphs, textIn, type Values } from '../../plan/texts.ts'
import { memoize, pairCache } from '../../util/memoize.ts'
import { isLongHeading } from '../../util/soft-hyphens.ts'
import type { PageConfig } from '../page-module.ts'
import { type LocalFacts, localSentences } from './description.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly serviceLocation: { readonly config: PageConfig<typeof schema>; readonly page: ServiceLocationPage }
  }
}

export interface ServiceLocationPage extends PageBase<'serviceLocation'> {
  readonly hero: Hero
  readonly icon: IconShape | null
  readonly book: Link
  readonly phone: PhoneLink
  /** The text that is specific to this page. */
  readonly local: LocalText | null
  readonly area: SectionTexts & { readonly neighbourhoods: readonly string[] }
  /** If the location has its own address or hours. */
  readonly office: Office | null
  readonly reasons: SectionTexts & { readonly items: readonly Point[] }
  /** `more` links to all locations and to the page of the service. */
  readonly otherLocations: SectionTexts & { readonly links: readonly Link[]; readonly more: readonly Link[] }
  /** The other services in this location, if the index of locations links to only one. */
  readonly otherServices: (SectionTexts & { readonly links: readonly Link[] }) | null
  readonly form: Form | null
  readonly callToAction: CallToAction | null
}

type PartialTexts<Texts> = { readonly [Key in keyof Texts]: PartialText<Texts[Key]> }

/** What all pages of a service share, in all locations with the same phone number. */
interface ServiceParts {
  readonly values: ServiceValues
  readonly picture: Picture | null
  readonly icon: IconShape | null
  readonly art: Hero['art']
  readonly texts: HeadInput['texts']
  readonly head: PartialHead
  /** Title of the share image for all of them. */
  readonly sharedTitle: string
  /** Breadcrumb from home to the service’s page. */
  readonly way: readonly Link[]
  readonly heading: PartialText<string>
  /** Introduction of pages without their own, as a text and in paragraphs. */
  readonly lead: PartialText<string>
  readonly leadParagraphs: PartialText<readonly string[]>
  readonly name: PartialText<string>
  readonly area: PartialTexts<SectionTexts>
  readonly reasons: PartialTexts<SectionTexts>
  readonly otherLocations: PartialTexts<SectionTexts>
  readonly callToAction: PartialTexts<Pick<CallToAction, 'heading' | 'text'>> | null
  readonly form: Form | null
  /** Whether the paragraph on the location lists neighbourhoods: few configs do, and formatting the list is slow. */
  readonly listsNeighbourhoods: boolean
  readonly more: readonly Link[]
  /** The other services, if the index of locations links to only one. */
  readonly others: (SectionTexts & { readonly services: readonly NamedService[] }) | null
}

const partialSection = (
  texts: { readonly heading: Text; readonly lead?: Text | undefined } | undefined,
  partialOf: (text: Text) => PartialText<string>,
): PartialTexts<SectionTexts> => ({
  heading: texts === undefined ? '' : partialOf(texts.heading),
  lead: texts?.lead === undefined ? [] : partialParagraphs(partialOf(texts.lead)),
})

const othersOf = ({ site, serviceName, label }: LocalizedSite, service: Service): ServiceParts['others'] => {
  const { services } = site.config
  if (!needsIndex(site.config) || services.length < 2) return null
  const others = services.filter(other => other !== service)
  return { heading: label('ourServices'), lead: [], services: others.map(other => ({ id: other.id, name: serviceName(other) })) }
}

const makeParts = (service: Service, context: PageContext): ServiceParts => {
  const { localized } = context
  const { site, label, linkIf } = localized
  const page = pageConfig(site, 'serviceLocation')
  const values = localized.serviceValues(service)
  const withServicePhone = localized.withPhone(localized.phone('service'))
  const linked = (label: string): Link | null => linkIf(label, 'service', { service: service.id })
  const texts = { title: page.title, description: service.seo?.areaDescription ?? page.description, keywords: page.keywords }
  const partialOf = localized.partialTexts(values)
  const lead = partialOf(page.lead ?? service.summary)
  return {
    values,
    picture: localized.picture(service.image),
    icon: iconOf(localized, service),
    art: site.look.artOf(signsOf(localized, service)),
    texts,
    head: partialHead(localized, texts, values),
    sharedTitle: fitText(withServicePhone, 'title', serviceTitle(localized, service), values),
    way: breadcrumbTo(homeBreadcrumb(localized), [linkIf(label('services'), 'services'), linked(values.service)]),
    heading: partialOf(page.heading),
    lead,
    leadParagraphs: partialParagraphs(lead),
    name: partialOf(site.config.translations.serviceIn),
    area: partialSection(page.area, partialOf),
    reasons: partialSection(page.reasons, partialOf),
    otherLocations: partialSection(page.otherLocations, partialOf),
    callToAction:
      page.callToAction === undefined ? null : { heading: partialOf(page.callToAction.heading), text: partialOf(page.callToAction.text) },
    form: formOf(context, 'quick', service.id),
    listsNeighbourhoods: [page.area?.heading, page.area?.lead].some(
      text => text !== undefined && textIn(text, localized.language.code).includes('neighbourhoods'),
    ),
    more: [linkIf(label('allAreas'), 'serviceAreas'), linked(label('backTo', { service: values.service }))].filter(link => link !== null),
    others: othersOf(localized, service),
  }
}

/** Cached for one service at a time, since its pages are consecutive; locations may have different phone numbers. */
const known = memoize((_: ResolvedConfig) => pairCache<Service, PageContext, ServiceParts>(), new WeakMap())

const partsOf = (context: PageContext, service: Service): ServiceParts => known(context.localized.site)(service, context, makeParts)

/** The description for search results. `{local}` takes the width that the rest of the text leaves. */
const describe = (
  localized: LocalizedSite,
  { texts: { description }, head }: ServiceParts,
  { values, ...facts }: Omit<LocalFacts, 'own'> & { readonly values: Values },
): PartialText<string> => {
  if (description === undefined || !textIn(description, localized.language.code).includes('{local')) return head.description
  const others = localized.format(description, { fits: 'no', ...values, local: '' })
  const texts = facts.location.services[facts.service.id]
  const own = texts && { intro: localized.format(texts.intro, values), heading: localized.format(texts.heading, values) }
  const local = localSentences(localized, { ...facts, own }, searchLimits.description - displayWidth(others))
  return fitText(localized, 'description', description, { ...values, local })
}

const noPoints: NonNullable<NonNullable<PageConfig<typeof schema>['reasons']>['items']> = []

export const plan = (context: PageContext, route: Route<'serviceLocation'>): ServiceLocationPage => {
  const { localized, phone, base } = context
  const { format, site } = localized
  const page = pageConfig(site, 'serviceLocation')
  const service = serviceOf(context, route)
  const parts = partsOf(context, service)
  const location = site.locations.get(route.params.location ?? '')
  if (location === undefined) throw new Error(`no location for ${route.path}`)
  const values = localized.placeValues(parts.values, location)
  const weekly = location.hours ?? site.config.hours?.weekly
  const local = location.services[service.id]
  const { picture } = parts
  const neighbourhoods = location.neighbourhoods.map(name => format(name))
  const intro = local?.intro
  const common = base(route, {
    texts: parts.texts,
    partial: { ...parts.head, description: describe(localized, parts, { values, service, location }) },
    values,
    sharedTitle: parts.sharedTitle,
    picture,
    way: parts.way,
    steps: [{ href: route.path, label: values.location }],
    service: {
      service,
      location,
      name: completeText(parts.name, values),
      description: intro === undefined ? completeText(parts.lead, values) : format(intro, values),
    },
  })
  const areaValues: Values = parts.listsNeighbourhoods ? { neighbourhoods: localized.list(neighbourhoods), ...values } : values
  const heading = completeText(parts.heading, values)
  return {
    ...common,
    hero: {
      heading,
      isLong: isLongHeading(heading),
      lead: intro === undefined ? completeText(parts.leadParagraphs, values) : localized.paragraphs(intro, values),
      picture: localized.view(picture),
      art: parts.art,
    },
    icon: parts.icon,
    book: localized.book,
    phone,
    local:
      local === undefined
        ? null
        : {
            heading: format(local.heading, values),
            text: localized.paragraphs(local.text, values),
            sources: (local.sources ?? []).map(source => sourceOf(localized, source, values)),
          },
    area: { heading: completeText(parts.area.heading, areaValues), lead: completeText(parts.area.lead, areaValues), neighbourhoods },
    office: isBranch(location)
      ? { address: localized.address(site.config.business.address), hours: weekly === undefined ? null : localized.hours(weekly) }
      : location.address === undefined && location.hours === undefined
        ? null
        : {
            address: location.address === undefined ? null : localized.address(location.address),
            hours: location.hours === undefined ? null : localized.hours(location.hours),
          },
    reasons: {
      heading: completeText(parts.reasons.heading, values),
      lead: completeText(parts.reasons.lead, values),
      items: localized.points(page.reasons?.items ?? noPoints, values),
    },
    otherLocations: {
      heading: completeText(parts.otherLocations.heading, values),
      lead: completeText(parts.otherLocations.lead, values),
      links: context.neighbours(location).flatMap(other => localized.placeOf(service, other) ?? []),
      more: parts.more,
    },
    otherServices:
      parts.others === null
        ? null
        : {
            heading: parts.others.heading,
            lead: parts.others.lead,
            links: parts.others.services.flatMap(other => localized.linkIn(other, location, values.inLocation) ?? []),
          },
    form: parts.form,
    callToAction:
      parts.callToAction === null
        ? null
        : {
            heading: completeText(parts.callToAction.heading, values),
            text: completeText(parts.callToAction.text, values),
            button: localized.book,
            phone,
            motif: site.look.motif,
          },
  }
}
