import { isObject, type NodeFact, textOf, valuesOf } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import { isA } from '../vocabulary/vocabulary.ts'

/** What a node must or should have: a property, or one of several. */
export interface Requirement {
  readonly property: string
  readonly fits?: (value: unknown, node: NodeFact) => boolean
  readonly why?: string
}

/** By type; subtypes need the same. An address is a ContactPoint to schema.org, but nobody’s contact: `only` leaves subtypes out. */
export type Requirements = Readonly<Record<string, readonly Requirement[] | { readonly only: readonly Requirement[] }>>

/** What a table wants of a node of these types. */
export const requirementsOf = (types: readonly string[], table: Requirements): readonly Requirement[] =>
  Object.entries(table).flatMap(([type, wanted]) => {
    if ('only' in wanted) return types.includes(type) ? wanted.only : []
    return types.some(own => isA(own, type)) ? wanted : []
  })

const isPresent = (value: unknown): boolean => valuesOf(value).length > 0 && value !== ''

const namesIn = memoize((property: string): readonly string[] => property.split(' or '))

export const isMet = ({ property, fits }: Requirement, node: NodeFact): boolean => {
  const names = namesIn(property)
  return names.some(name => isPresent(node.properties[name])) && (fits === undefined || fits(node.properties[names[0] ?? ''], node))
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : Number(textOf(value) ?? Number.NaN))

const needs = (...properties: readonly string[]): readonly Requirement[] => properties.map(property => ({ property }))

/** All but the last step need the address they lead to. */
const stepsLead = (value: unknown): boolean => {
  const steps = valuesOf(value).filter(isObject)
  return steps.length > 1 && steps.slice(0, -1).every(step => isPresent(step.item))
}

/**
 * What Google requires of the types it reads (developers.google.com/search/docs/appearance/structured-data: “Local business”,
 * “Breadcrumb”, “FAQPage”, “Review snippet”, “Site names”), and what a node without makes no sense.
 */
export const required: Requirements = {
  LocalBusiness: needs('name', 'address'),
  WebSite: needs('name', 'url'),
  WebPage: needs('name', 'url'),
  Service: needs('name', 'provider'),
  BreadcrumbList: [{ property: 'itemListElement', fits: stepsLead, why: 'at least two steps, each but the last with its address' }],
  ListItem: [...needs('name or item'), { property: 'position', fits: value => Number.isInteger(numberIn(value)), why: 'a whole number' }],
  FAQPage: needs('mainEntity'),
  Question: needs('name', 'acceptedAnswer or suggestedAnswer'),
  Answer: needs('text'),
  AggregateRating: [
    {
      property: 'ratingValue',
      fits: (value, { properties }) =>
        numberIn(value) >= numberIn(properties.worstRating ?? 1) && numberIn(value) <= numberIn(properties.bestRating ?? 5),
      why: 'between the worst and the best rating',
    },
    {
      property: 'reviewCount or ratingCount',
      fits: (_, { properties }) => numberIn(properties.reviewCount ?? properties.ratingCount) > 0,
      why: 'more than none',
    },
  ],
  ContactPoint: { only: needs('contactType', 'telephone or email') },
  PostalAddress: needs('addressLocality', 'addressCountry'),
  GeoCoordinates: needs('latitude', 'longitude'),
  OpeningHoursSpecification: needs('opens', 'closes', 'dayOfWeek or validFrom'),
}

/** Five decimals place a point to a metre; a zero at the end is not written. */
const isPrecise = (value: unknown): boolean => /\.\d{4,}$/.test(String(value))

export const recommended: Requirements = {
  LocalBusiness: [
    ...needs('telephone', 'url', 'image', 'openingHoursSpecification', 'geo'),
    { property: 'priceRange', fits: value => (textOf(value)?.length ?? 0) < 100, why: 'fewer than 100 characters' },
  ],
  GeoCoordinates: [
    { property: 'latitude', fits: isPrecise, why: 'five decimals' },
    { property: 'longitude', fits: isPrecise, why: 'five decimals' },
  ],
  Service: needs('areaServed', 'serviceType'),
}
