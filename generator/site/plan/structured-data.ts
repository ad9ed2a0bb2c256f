/**
 * One connected JSON-LD graph a page (schema.org 30, JSON-LD 1.1): nodes that need one another are linked by `@id`, the same ids in
 * every language. Only what the page shows is said, and in its language.
 */
import type {
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  LocalBusiness,
  OfferCatalog,
  Place,
  PostalAddress,
  Service as ServiceNode,
  WebPage,
  WebSite,
} from 'schema-dts'
import { weekOf } from '../config/week.ts'
import type { JsonLd, Link, Picture, Question } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { absolute, type UrlPath } from '../model/url.ts'
import type { LocalizedSite } from './localized-site.ts'
import type { Location, Service } from './resolve.ts'
import { always, exceptionalHours, openingHours } from './structured-hours.ts'

const areaOf = ({ format }: LocalizedSite, location: Location): Place => ({ '@type': location.type, name: format(location.name) })

/** An area without a border in law is told by the towns in it. */
const areaWithTowns = ({ format }: LocalizedSite, location: Location): Place => ({
  '@type': location.type,
  name: format(location.name),
  ...(location.type === 'City' || location.neighbourhoods.length === 0
    ? {}
    : { containsPlace: location.neighbourhoods.map(name => ({ '@type': 'Place', name: format(name) }) as const) }),
})

/** Of a business that has a phone. */
const telephone = (
  localized: LocalizedSite,
  place: 'structuredData' | 'emergency',
  location?: Location,
): { readonly telephone?: string } => {
  const { site } = localized
  const name = (place === 'structuredData' ? location?.phone : undefined) ?? site.config.phones.use[place]
  const number = site.phones.get(name)?.number.number
  return number === undefined ? {} : { telephone: number }
}

type LocalBusinessNode = Extract<LocalBusiness, { readonly '@type': 'LocalBusiness' }>

/** The parts that are the same on every page of a language. */
export interface BusinessGraph {
  readonly business: LocalBusiness
  /** The same with its rating, for pages that show it. */
  readonly ratedBusiness: LocalBusiness
  /** The same with holidays and seasons, for the page that shows them. */
  readonly contactBusiness: LocalBusiness
  readonly website: WebSite
  readonly ids: { readonly business: string; readonly website: string }
}

const postalAddress = ({ site, format }: LocalizedSite): PostalAddress => {
  const { address } = site.config.business
  return {
    '@type': 'PostalAddress',
    ...(address.street === undefined ? {} : { streetAddress: format(address.street) }),
    addressLocality: format(address.city),
    ...(address.region === undefined ? {} : { addressRegion: address.region }),
    ...(address.postalCode === undefined ? {} : { postalCode: address.postalCode }),
    addressCountry: address.country,
  }
}

const offerCatalogue = (localized: LocalizedSite): OfferCatalog => {
  const { site, format, language, word } = localized
  const { origin } = site.config.site
  const named = (service: Service, path: UrlPath | undefined) =>
    path === undefined
      ? { name: format(service.name) }
      : { '@id': `${absolute(origin, path)}#service`, name: format(service.name), url: absolute(origin, path) }
  return {
    '@type': 'OfferCatalog',
    name: word('services'),
    itemListElement: site.config.services.map(service => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        ...named(service, site.routes.find(language.code, 'service', { service: service.id })),
      },
    })),
  }
}

const contactPoints = (localized: LocalizedSite): readonly ContactPoint[] => {
  const { config, languages } = localized.site
  const availableLanguage = languages.map(one => one.locale)
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...telephone(localized, 'structuredData'),
      ...(config.business.email === undefined ? {} : { email: config.business.email }),
      availableLanguage,
    },
    ...(config.hours?.emergency
      ? [
          {
            '@type': 'ContactPoint',
            contactType: 'emergency',
            ...telephone(localized, 'emergency'),
            availableLanguage,
            hoursAvailable: always,
          } as const,
        ]
      : []),
  ]
}

export const businessGraph = (localized: LocalizedSite, image: Picture | null): BusinessGraph => {
  const { site, format } = localized
  const { config, languages, routes } = site
  const { business } = config
  const { origin } = config.site
  const ids = { business: `${origin}/#business`, website: `${origin}/#website` }
  const home = absolute(origin, routes.path(languages[0].code, 'home'))

  const weekly = openingHours(config.hours?.structuredData === undefined ? site.week : weekOf(config.hours.structuredData))
  const node = {
    // What every kind of local business has; its own kind takes this one's place below.
    '@type': 'LocalBusiness',
    '@id': ids.business,
    name: business.name,
    ...(business.legalName === undefined ? {} : { legalName: business.legalName }),
    url: home,
    ...telephone(localized, 'structuredData'),
    ...(business.email === undefined ? {} : { email: business.email }),
    ...(image === null ? {} : { image: absolute(origin, image.src) }),
    logo: absolute(origin, '/icon-512.png'),
    ...(business.slogan === undefined ? {} : { slogan: format(business.slogan) }),
    address: postalAddress(localized),
    ...(business.geo === undefined ? {} : { geo: { '@type': 'GeoCoordinates', latitude: business.geo.lat, longitude: business.geo.lng } }),
    areaServed: config.locations.slice(0, 50).map(location => areaOf(localized, location)),
    ...(business.priceRange === undefined ? {} : { priceRange: business.priceRange }),
    ...(business.founded === undefined ? {} : { foundingDate: String(business.founded) }),
    ...(weekly.length === 0 ? {} : { openingHoursSpecification: weekly }),
    contactPoint: contactPoints(localized),
    hasOfferCatalog: offerCatalogue(localized),
    ...(business.profiles.length === 0 ? {} : { sameAs: business.profiles.map(profile => profile.url) }),
    knowsLanguage: languages.map(one => one.locale),
  } as const satisfies LocalBusiness
  const special = exceptionalHours(config.hours?.exceptions ?? [], site.year)
  const holidays = special.length === 0 ? {} : ({ specialOpeningHoursSpecification: special } satisfies Partial<LocalBusinessNode>)
  const rating =
    business.rating === undefined
      ? {}
      : ({
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: business.rating.value,
            bestRating: business.rating.best,
            reviewCount: business.rating.count,
          },
        } satisfies Partial<LocalBusinessNode>)
  // Every kind of local business may carry what a local business may; the compiler does not try a hundred and fifty kinds.
  const ofKind = (general: typeof node): LocalBusiness => ({ ...general, '@type': business.type }) as LocalBusiness
  return {
    ids,
    business: ofKind(node),
    ratedBusiness: ofKind({ ...node, ...rating }),
    contactBusiness: ofKind({ ...node, ...holidays }),
    website: {
      '@type': 'WebSite',
      '@id': ids.website,
      url: home,
      name: business.name,
      inLanguage: languages.map(one => one.locale),
      publisher: { '@id': ids.business },
    },
  }
}

/** The service that a page is about, in an area or anywhere. */
export interface ServiceFacts {
  readonly service: Service
  readonly location?: Location
  /** `Air duct cleaning in Laval`. */
  readonly name: string
  readonly description: string
}

export interface PageGraphInput {
  readonly localized: LocalizedSite
  readonly graph: BusinessGraph
  readonly route: Route
  readonly type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'
  readonly name: string
  readonly description: string
  readonly breadcrumb: readonly Link[]
  readonly service?: ServiceFacts | undefined
  readonly questions?: readonly Question[] | undefined
  /** Whether the page shows the rating. */
  readonly showsRating: boolean
  /** One that the page shows. */
  readonly picture: Picture | null
}

/** The `@graph` of a page that has an address of its own. */
export const pageGraph = ({
  localized,
  graph,
  route,
  type,
  name,
  description,
  breadcrumb,
  service,
  questions,
  showsRating,
  picture,
}: PageGraphInput): JsonLd => {
  const { site, language, format } = localized
  const { origin } = site.config.site
  const url = absolute(origin, route.path)
  const breadcrumbId = `${url}#breadcrumb`
  const ownServiceId = `${url}#service`
  const faq = questions !== undefined && questions.length > 0
  const page: WebPage | FAQPage = {
    // JSON-LD allows a node several types, schema-dts one.
    '@type': (faq ? [type, 'FAQPage'] : type) as 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name,
    description,
    inLanguage: language.locale,
    isPartOf: { '@id': graph.ids.website },
    about: { '@id': graph.ids.business },
    ...(picture === null
      ? {}
      : { primaryImageOfPage: { '@type': 'ImageObject', url: absolute(origin, picture.src), caption: picture.alt } }),
    ...(breadcrumb.length > 1 ? { breadcrumb: { '@id': breadcrumbId } } : {}),
    ...(faq
      ? {
          mainEntity: questions.map(
            one =>
              ({ '@type': 'Question', name: one.question, acceptedAnswer: { '@type': 'Answer', text: one.answer.join(' ') } }) as const,
          ),
        }
      : service === undefined
        ? {}
        : { mainEntity: { '@id': ownServiceId } }),
  }
  const serviceNode: ServiceNode | undefined = service && {
    '@type': 'Service',
    '@id': ownServiceId,
    name: service.name,
    serviceType: format(service.service.shortName ?? service.service.name),
    description: service.description,
    url,
    provider: { '@id': graph.ids.business },
    ...(service.location?.phone === undefined
      ? {}
      : {
          availableChannel: {
            '@type': 'ServiceChannel',
            servicePhone: { '@type': 'ContactPoint', ...telephone(localized, 'structuredData', service.location) },
          },
        }),
    areaServed:
      service.location === undefined
        ? site.config.locations.slice(0, 50).map(location => areaOf(localized, location))
        : areaWithTowns(localized, service.location),
  }
  const crumbs: BreadcrumbList | undefined =
    breadcrumb.length > 1
      ? {
          '@type': 'BreadcrumbList',
          '@id': breadcrumbId,
          itemListElement: breadcrumb.map((link, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: link.label,
            ...(index === breadcrumb.length - 1
              ? {}
              : { item: link.href.startsWith('/') ? absolute(origin, link.href as `/${string}`) : link.href }),
          })),
        }
      : undefined
  return {
    '@context': 'https://schema.org',
    // Nodes are objects; schema-dts would let a thing be its name alone.
    '@graph': [
      type === 'ContactPage' ? graph.contactBusiness : showsRating ? graph.ratedBusiness : graph.business,
      graph.website,
      page,
      serviceNode,
      crumbs,
    ].filter((node): node is Exclude<typeof node, string | undefined> => typeof node === 'object'),
  }
}
