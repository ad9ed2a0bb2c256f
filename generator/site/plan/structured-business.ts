/** Structured data of the business or one of its branches: the same on every page of a language. */
import type { ContactPoint, LocalBusiness, OfferCatalog, Organization, Place, PostalAddress, WebSite } from 'schema-dts'
import { weekOf } from '../config/values/week.ts'
import type { Picture } from '../model/page.ts'
import type { UrlPath } from '../model/url.ts'
import { absolute } from '../util/paths.ts'
import { locationsOfBranch } from './branch.ts'
import { globalNumber } from './format/phone.ts'
import type { LocalizedSite } from './localized-site.ts'
import { placeType } from './place-type.ts'
import type { Location, Service } from './resolve.ts'
import { always, exceptionalHours, openingHours } from './structured-hours.ts'

export const placeNode = (localized: LocalizedSite, location: Location): Place => ({
  '@type': placeType(localized, location),
  name: localized.format(location.name),
})

/** The locations that the business or the branch serves. */
export const areasServed = (localized: LocalizedSite): Place[] => {
  const { site } = localized
  const areas = site.branch === undefined ? site.config.locations : locationsOfBranch(site, site.branch)
  return areas.slice(0, 50).map(location => placeNode(localized, location))
}

/** Only if the business has a phone number. */
export const telephone = (
  localized: LocalizedSite,
  place: 'structuredData' | 'emergency',
  location?: Location,
): { readonly telephone?: string } => {
  const { site } = localized
  const name = (place === 'structuredData' ? location?.phone : undefined) ?? site.config.phones.use[place]
  const number = site.phones.get(name)?.number
  return number === undefined ? {} : { telephone: globalNumber(number) }
}

type LocalBusinessNode = Extract<LocalBusiness, { readonly '@type': 'LocalBusiness' }>

/** The nodes that are the same on every page of a language. */
export interface BusinessGraph {
  readonly business: LocalBusiness
  /** The same with its rating, for pages that show it. */
  readonly ratedBusiness: LocalBusiness
  /** The same with exceptional hours, for the page that shows them. */
  readonly contactBusiness: LocalBusiness
  /** The brand that a branch belongs to; `undefined` for the business as a whole. */
  readonly brand: Organization | undefined
  readonly website: WebSite
  /** References, identical objects on all pages. */
  readonly references: { readonly business: { readonly '@id': string }; readonly website: { readonly '@id': string } }
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
  const { site, format, language, label } = localized
  const { origin } = site.config.site
  const named = (service: Service, path: UrlPath | undefined) =>
    path === undefined
      ? { name: format(service.name) }
      : { '@id': `${absolute(origin, path)}#service`, name: format(service.name), url: absolute(origin, path) }
  return {
    '@type': 'OfferCatalog',
    name: label('services'),
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
  const { branch } = site
  // A page describes one local business. On the page of a branch, the brand is an organization with another id, since `#business` is
  // a local business on all other pages.
  const brandId = branch === undefined ? `${origin}/#business` : `${origin}/#organization`
  const ids = { business: branch === undefined ? brandId : `${origin}/#branch-${branch.id}`, website: `${origin}/#website` }
  const home = absolute(origin, routes.path(languages[0].code, 'home'))
  const logo = absolute(origin, '/icon-512.png')
  const profiles = branch === undefined ? business.profiles : (branch.profiles ?? [])

  const weekly = openingHours(config.hours?.structuredData === undefined ? site.week : weekOf(config.hours.structuredData))
  const node = {
    // Properties of any local business; the specific type replaces `@type` below.
    '@type': 'LocalBusiness',
    '@id': ids.business,
    name: business.name,
    ...(business.legalName === undefined ? {} : { legalName: business.legalName }),
    url: branch === undefined ? home : absolute(origin, routes.path(languages[0].code, 'branch', { location: branch.id })),
    ...telephone(localized, 'structuredData'),
    ...(business.email === undefined ? {} : { email: business.email }),
    // Google recommends an image for every business: without photos it is the mark.
    image: image === null ? logo : absolute(origin, image.src),
    logo,
    ...(business.slogan === undefined ? {} : { slogan: format(business.slogan) }),
    address: postalAddress(localized),
    ...(business.geo === undefined ? {} : { geo: { '@type': 'GeoCoordinates', latitude: business.geo.lat, longitude: business.geo.lng } }),
    areaServed: areasServed(localized),
    ...(business.priceRange === undefined ? {} : { priceRange: business.priceRange }),
    ...(branch === undefined ? {} : { parentOrganization: { '@id': brandId } }),
    ...(business.founded === undefined || branch !== undefined ? {} : { foundingDate: String(business.founded) }),
    ...(weekly.length === 0 ? {} : { openingHoursSpecification: weekly }),
    contactPoint: contactPoints(localized),
    hasOfferCatalog: offerCatalogue(localized),
    ...(profiles.length === 0 ? {} : { sameAs: profiles.map(profile => profile.url) }),
    knowsLanguage: languages.map(one => one.locale),
  } as const satisfies LocalBusiness
  const special = exceptionalHours(config.hours?.exceptions ?? [], site)
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
  // Every type of local business has the properties of LocalBusiness; checking all hundred and fifty types is too much for the compiler.
  const ofKind = (general: typeof node): LocalBusiness => ({ ...general, '@type': business.type }) as LocalBusiness
  return {
    references: { business: { '@id': ids.business }, website: { '@id': ids.website } },
    business: ofKind(branch === undefined ? node : { ...node, ...holidays }),
    ratedBusiness: ofKind({ ...node, ...(branch === undefined ? {} : holidays), ...rating }),
    contactBusiness: ofKind({ ...node, ...holidays }),
    brand: branch === undefined ? undefined : { '@type': 'Organization', '@id': brandId, name: business.name, url: home, logo },
    website: {
      '@type': 'WebSite',
      '@id': ids.website,
      url: home,
      name: business.name,
      inLanguage: languages.map(one => one.locale),
      publisher: { '@id': brandId },
    },
  }
}
