/** The properties that search engines require and recommend. */

import { type NodeFact, textOf, valuesOf } from '../../../../html/structured-data.ts'
import type { Translated } from '../../../../site/messages/language.ts'
import { isRecord } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed } from '../../facts/page-facts.ts'
import { nodeIs, nodeName } from '../../vocabulary/vocabulary.ts'

/** A property that a node needs: one, or one of several. */
interface Requirement {
  readonly properties: readonly string[]
  readonly fits?: (value: unknown, node: NodeFact) => boolean
  readonly why?: Translated<string>
}

/** By type; subtypes need the same. `only` leaves subtypes out: schema.org has PostalAddress as a subtype of ContactPoint. */
type Requirements = Readonly<Record<string, readonly Requirement[] | { readonly only: readonly Requirement[] }>>

const needs = (...properties: readonly string[]): readonly Requirement[] =>
  properties.map(property => ({ properties: property.split(' or ') }))

const needsValue = (property: string, fits: NonNullable<Requirement['fits']>, en: string, fr: string): Requirement => ({
  properties: property.split(' or '),
  fits,
  why: { en, fr },
})

const isPresent = (value: unknown): boolean => valuesOf(value).length > 0 && value !== ''

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : Number(textOf(value) ?? Number.NaN))

/** Every step but the last needs its URL. */
const stepsHaveUrls = (value: unknown): boolean => {
  const steps = valuesOf(value).filter(isRecord)
  return steps.length > 1 && steps.slice(0, -1).every(step => isPresent(step.item))
}

const isWithinScale = (value: unknown, { properties: { worstRating = 1, bestRating = 5 } }: NodeFact): boolean =>
  numberIn(value) >= numberIn(worstRating) && numberIn(value) <= numberIn(bestRating)

const hasReviews = (_: unknown, { properties: { reviewCount, ratingCount } }: NodeFact): boolean => numberIn(reviewCount ?? ratingCount) > 0

/**
 * What Google requires of the types it reads (developers.google.com/search/docs/appearance/structured-data: “Local business”,
 * “Breadcrumb”, “FAQPage”, “Review snippet”, “Site names”), and what a node has no meaning without.
 */
const required: Requirements = {
  LocalBusiness: needs('name', 'address'),
  WebSite: needs('name', 'url'),
  WebPage: needs('name', 'url'),
  Service: needs('name', 'provider'),
  BreadcrumbList: [
    needsValue(
      'itemListElement',
      stepsHaveUrls,
      'at least two steps, each but the last with its address',
      'au moins deux étapes, chacune avec son adresse, sauf la dernière',
    ),
  ],
  ListItem: [
    ...needs('name or item'),
    needsValue('position', value => Number.isInteger(numberIn(value)), 'a whole number', 'un nombre entier'),
  ],
  FAQPage: needs('mainEntity'),
  Question: needs('name', 'acceptedAnswer or suggestedAnswer'),
  Answer: needs('text'),
  AggregateRating: [
    needsValue('ratingValue', isWithinScale, 'between the worst and the best rating', 'entre la note la plus basse et la plus haute'),
    needsValue('reviewCount or ratingCount', hasReviews, 'more than none', 'plus que zéro'),
  ],
  ContactPoint: { only: needs('contactType', 'telephone or email') },
  PostalAddress: needs('addressLocality', 'addressCountry'),
  GeoCoordinates: needs('latitude', 'longitude'),
  OpeningHoursSpecification: needs('opens', 'closes', 'dayOfWeek or validFrom'),
}

/** Five decimals are precise to a metre; a zero at the end is not written. */
const isPrecise = (value: unknown): boolean => /\.\d{4,}$/.test(String(value))

const recommended: Requirements = {
  LocalBusiness: [
    ...needs('telephone', 'url', 'image', 'openingHoursSpecification', 'geo'),
    needsValue('priceRange', value => (textOf(value)?.length ?? 0) < 100, 'fewer than 100 characters', 'moins de 100 caractères'),
  ],
  GeoCoordinates: [
    needsValue('latitude', isPrecise, 'five decimals', 'cinq décimales'),
    needsValue('longitude', isPrecise, 'five decimals', 'cinq décimales'),
  ],
  Service: needs('areaServed', 'serviceType'),
}

const requirementsOf = (node: NodeFact, table: Requirements): readonly Requirement[] =>
  Object.entries(table).flatMap(([type, wanted]) => {
    if ('only' in wanted) return node.types.includes(type) ? wanted.only : []
    return nodeIs(node, type) ? wanted : []
  })

const isMet = ({ properties, fits }: Requirement, node: NodeFact): boolean =>
  properties.some(name => isPresent(node.properties[name])) && (fits === undefined || fits(node.properties[properties[0] ?? ''], node))

/** A node with an id inside another node only says which one is meant; the complete node is elsewhere. */
const isMention = ({ holder, properties }: NodeFact): boolean => holder !== null && properties['@id'] !== undefined

const unmet = (nodes: readonly NodeFact[], table: Requirements) =>
  nodes
    .filter(node => !isMention(node))
    .flatMap(node =>
      requirementsOf(node, table)
        .filter(requirement => !isMet(requirement, node))
        .map(({ properties, why }) => {
          const values = {
            node: nodeName(node),
            property: { en: properties.join(' or '), fr: properties.join(' ou ') },
          }
          return why === undefined
            ? ({ variant: 'lacks', values } as const)
            : ({ variant: 'lacksFor', values: { ...values, why } } as const)
        }),
    )

/** Facts of a business that an owner can add. */
const ofBusiness: Readonly<Record<string, 'hours' | 'geo' | 'price' | undefined>> = {
  openingHoursSpecification: 'hours',
  geo: 'geo',
  priceRange: 'price',
}

/** Nodes that every listed page has at its top. */
const everywhere = ['LocalBusiness', 'WebSite', 'WebPage']

export const structuredRequired = defineCheck({
  id: 'structured-required',
  severity: 'error',
  about: {
    en: 'Structured data has all properties that search engines require.',
    fr: 'Les données structurées ont toutes les propriétés que les moteurs de recherche exigent.',
  },
  hint: {
    en: 'Add the missing value to the config. If it is there, report this as a bug.',
    fr: 'Ajoutez à la configuration la valeur qui manque. Si elle y est, signalez ce bogue.',
  },
  messages: {
    noNode: { en: 'The structured data has no {type}', fr: 'Il manque {type} dans les données structurées' },
    lacks: { en: '{node} needs {property}', fr: '{node} doit avoir {property}' },
    lacksFor: { en: '{node} needs {property}: {why}', fr: '{node} doit avoir {property} ({why})' },
  },
  example: { variant: 'lacks', values: { node: 'RoofingContractor', property: 'address' } },
  needs: 'page',
  run: ({ page }, report) => {
    if (isListed(page))
      for (const type of everywhere) if (!page.nodes.some(node => nodeIs(node, type))) report({ variant: 'noNode', values: { type } })
    for (const finding of unmet(page.nodes, required)) report(finding)
  },
})

export const structuredRecommended = defineCheck({
  id: 'structured-recommended',
  severity: 'notice',
  about: {
    en: 'Structured data has the properties that search engines recommend for a business.',
    fr: 'Les données structurées ont les propriétés que les moteurs de recherche recommandent pour une entreprise.',
  },
  hint: {
    en: 'Add the missing value to the config: email or phones, hours.weekly, business.geo or business.priceRange.',
    fr: 'Ajoutez à la configuration la valeur qui manque : email ou phones, hours.weekly, business.geo ou business.priceRange.',
  },
  messages: {
    lacks: { en: '{node} should have {property}', fr: '{node} devrait avoir {property}' },
    lacksFor: { en: '{node} should have {property}: {why}', fr: '{node} devrait avoir {property} ({why})' },
    hours: {
      en: 'Search engines cannot show your opening hours, because the config has none',
      fr: 'Les moteurs de recherche ne peuvent pas afficher vos heures d’ouverture, car la configuration n’en a pas',
      hint: {
        en: 'Add them: hours: { weekly: { mon-fri: 09:00-17:00 } }.',
        fr: 'Ajoutez-les : hours: { weekly: { mon-fri: 09:00-17:00 } }.',
      },
    },
    geo: {
      en: 'Search engines cannot show you on a map, because “business” has no coordinates',
      fr: 'Les moteurs de recherche ne peuvent pas vous situer sur une carte, car « business » n’a pas de coordonnées',
      hint: {
        en: 'Copy them from an online map, with five decimals: geo: { lat: …, lng: … }.',
        fr: 'Relevez-les sur une carte en ligne, avec cinq décimales : geo: { lat: 45.40283, lng: -71.89062 }.',
      },
    },
    price: {
      en: 'Search engines cannot show your price range, because “business” has no “priceRange”',
      fr: 'Les moteurs de recherche ne peuvent pas afficher votre gamme de prix, car « business » n’a pas de « priceRange »',
      hint: {
        en: 'Add it in a few words or signs, for example priceRange: $$.',
        fr: 'Ajoutez-la en quelques mots ou signes, par exemple priceRange: $$.',
      },
    },
  },
  example: {
    variant: 'lacksFor',
    values: {
      node: { en: 'GeoCoordinates in RoofingContractor.geo', fr: 'GeoCoordinates dans RoofingContractor.geo' },
      property: 'latitude',
      why: { en: 'five decimals', fr: 'cinq décimales' },
    },
  },
  needs: 'page',
  run: ({ page }, report) => {
    for (const finding of unmet(page.nodes, recommended)) {
      const variant = ofBusiness[finding.values.property.en]
      if (variant === undefined) report(finding)
      else report({ variant })
    }
  },
})
