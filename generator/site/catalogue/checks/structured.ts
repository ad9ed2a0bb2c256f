/** Checks: structured data. */
import type { CheckEntry } from './entry.ts'

export const structuredChecks = {
  'structured-syntax': {
    severity: 'error',
    about: 'Structured data can be read: JSON with the context of schema.org, an object a node.',
    example: 'structured data has the context "https://schema.example", not https://schema.org',
    remedy: 'This is the generator’s fault, or that of a changed template.',
  },
  'structured-type': {
    severity: 'error',
    about: 'Every type exists in schema.org.',
    example: 'schema.org has no type GeoPoint',
    remedy: 'Correct its name in generator/site/plan/structured-data.ts, or take the type up in generator/tools/check/vocabulary/.',
  },
  'structured-property': {
    severity: 'error',
    about: 'Every property exists in schema.org.',
    example: 'schema.org has no property kind (ContactPoint in RoofingContractor.contactPoint)',
    remedy: 'Correct its name in generator/site/plan/structured-data.ts.',
  },
  'structured-superseded': {
    severity: 'warning',
    about: 'No type or property is one that schema.org has given up.',
    example: 'the property map is superseded by hasMap (RoofingContractor)',
    remedy: 'Use the name that took its place.',
  },
  'structured-domain': {
    severity: 'warning',
    about: 'Every property belongs to the type that carries it.',
    example: 'priceRange does not belong to ContactPoint in RoofingContractor.contactPoint; it belongs to LocalBusiness',
    remedy: 'Move it to the node it belongs to.',
  },
  'structured-range': {
    severity: 'warning',
    about: 'Every value is of a type that the property takes.',
    example: 'areaServed of RoofingContractor takes AdministrativeArea, GeoShape, Place, Text, not Person',
    remedy: 'Use one of the types that schema.org names for it.',
  },
  'structured-format': {
    severity: 'error',
    about: 'Addresses are absolute, dates, times, numbers and phone numbers well formed, texts without HTML.',
    example: 'telephone of RoofingContractor is “819-555-0100”, not a phone number with its country code: +15145550123',
    remedy: 'Correct the value in the config.',
  },
  'structured-id': {
    severity: 'error',
    about: 'Nodes have absolute ids, and every link between nodes finds its node.',
    example: 'isPartOf of WebPage names https://www.gutters.example/#site, which is no node of this page',
    remedy: 'This is the generator’s fault: generator/site/plan/structured-data.ts.',
  },
  'structured-identity': {
    severity: 'error',
    about: 'The business is one node, under the same id on all pages.',
    example: 'the business is https://www.gutters.example/contact#business here, but https://www.gutters.example/#business on /',
    remedy: 'Describe areas as areaServed of a Service, not as businesses of their own.',
  },
  'structured-required': {
    severity: 'error',
    about: 'What search engines require of a node is there.',
    example: 'RoofingContractor needs address',
    remedy: 'Give the missing fact in the config.',
  },
  'structured-recommended': {
    severity: 'notice',
    about: 'What search engines recommend for a business is there.',
    example: 'GeoCoordinates in RoofingContractor.geo should have latitude: five decimals',
    remedy: 'Give the missing fact in the config.',
  },
  'structured-business': {
    severity: 'error',
    about: 'Name, phone, e-mail and city in structured data are those of the config, and the page shows them.',
    example: 'structured data says addressLocality “Hull”, the config “Gatineau”',
    remedy: 'Show them on the page, or correct phones.use.structuredData.',
  },
  'structured-hours': {
    severity: 'error',
    about:
      'Opening hours in structured data, holidays and seasons among them, are those of the config, and the contact page shows its hours.',
    example: 'structured data tells hours that the config does not: 2026-12-25 to 2026-12-25 10:00-12:00',
    remedy: 'Correct hours in the config.',
  },
  'structured-breadcrumb': {
    severity: 'error',
    about: 'The breadcrumb in structured data is the visible one.',
    example: 'structured data tells the breadcrumb Home (/) › Talk to us, the page shows Home (/) › Contact',
    remedy: 'This is the generator’s fault, or that of a changed template.',
  },
  'structured-faq': {
    severity: 'error',
    about: 'Questions and answers in structured data are on the page.',
    example: 'the answer to “How often?” in structured data is not the one on the page',
    remedy: 'Show them, or leave them out of the structured data.',
  },
  'structured-rating': {
    severity: 'warning',
    about: 'A rating is in the structured data of those pages only that show it.',
    example: 'structured data tells a rating of 4.8 from 31 reviews, which the page does not show',
    remedy: 'Show the rating, with its count, where it is declared.',
  },
  'structured-language': {
    severity: 'error',
    about: 'Structured data declares the language of its page.',
    example: 'structured data declares the language fr-CA, the page en-CA',
    remedy: 'This is the generator’s fault: generator/site/plan/structured-data.ts.',
  },
  'structured-name': {
    severity: 'warning',
    about: 'No two pages of a language have the same name in structured data.',
    example: '2 pages have the same name in structured data: “Gutter cleaning on the north side”',
    remedy: 'Name the page by its main heading.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
