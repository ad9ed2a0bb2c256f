/** Checks: truth. */
import type { CheckEntry } from './entry.ts'

export const truthChecks = {
  'hours-agreement': {
    severity: 'notice',
    about: 'Search engines are told the opening hours that visitors read.',
    example: 'search engines are told other opening hours than visitors read',
    remedy: 'Remove hours.structuredData to tell both the same.',
  },
  'count-agreement': {
    severity: 'warning',
    about:
      'Numbers on pages agree with the config: areas, services, languages, steps, signs, fields, days, years (English, French, Spanish, German, Dutch).',
    example: 'the text says “Six areas”, the config has 5',
    remedy: 'Write a placeholder for the number, such as {areas, number, words}: docs/texts.md has all of them.',
  },
  'fact-agreement': {
    severity: 'warning',
    about:
      'No sentence contradicts the config: emergency service, licence, languages, days, year of foundation, place to visit, services that were removed, laws of another place (English, French, Spanish, German, Dutch; laws and services in all).',
    example: 'the text says “24/7”, but the config has no emergency service',
    remedy: 'Write other words, or say when they hold, as in {emergency, select, yes {…} other {}}: docs/texts.md has all choices.',
  },
  'claim-source': {
    severity: 'notice',
    about: 'Every figure on the site names its source.',
    example: 'the claim roofs names no source',
    remedy: 'Add source and asOf, or take the figure off the site.',
  },
  'figure-age': {
    severity: 'notice',
    about: 'Dated figures are from this year or the last.',
    example: 'the rating is of 2024-12-31',
    remedy: 'Look the figure up again, and correct asOf.',
  },
  'licence-shown': {
    severity: 'warning',
    about: 'The licence number of the config stands on every page.',
    example: 'the page does not show the licence number 5555-0100-01',
    remedy: 'Keep it in the footer: some trades must show it in all advertising.',
  },
  'block-phone': {
    severity: 'warning',
    about: 'A section shows one phone number, beside that for emergencies.',
    example: 'two phone numbers stand in one block: 819-555-0101 and 819-555-0100',
    remedy: 'Write {phone} in the text: on each page it is the number shown beside it.',
  },
  'field-example': {
    severity: 'warning',
    about: 'The example in a field is no number of the business.',
    example: 'the example in a field, (819) 555-0100, is a number of the business',
    remedy: 'Give the field another placeholder; numbers for examples are reserved in many countries, such as 555-0100 to 555-0199.',
  },
  'geo-precision': {
    severity: 'notice',
    about: 'The coordinates of the business have five decimals, which is about a metre.',
    example: 'the coordinates 46.3432, -72.543 have 4 decimals; search engines want 5',
    remedy: 'Copy them from a map: right-click the door. Without a door to visit, any point in your city will do.',
  },
  'near-duplicate': {
    severity: 'error',
    about: 'No two areas have the same page with another name in it: half alike is a warning, four fifths an error.',
    example: '/gutters/north and /gutters/south are 100 % alike, names of places aside',
    remedy: 'Write what only this area’s page can say, in locations[].services.',
  },
  'draft-text': {
    severity: 'notice',
    about: 'No area has the words that npm run clone began it with.',
    example: 'Winooski is a draft: its words were made up from names alone',
    remedy: 'Look at “in”, say in “description” and “neighbourhoods” what is true there, and delete “draft: true”.',
  },
  'starter-text': {
    severity: 'notice',
    about: 'No sentence of a service is the one that its trade’s starter begins every config with.',
    example: '4 texts are still the starter’s: services[0].summary.en, services[0].description.en, services[0].faq.en, …',
    remedy: 'Other businesses of your trade begin with the same sentences: say it as you would, one text after another.',
  },
  'other-city': {
    severity: 'warning',
    about:
      'A city that extends another config says nothing that is the other city’s: names, areas, numbers, domains, postal codes, by-laws.',
    example: 'still says Montreal, as in site.config.yaml: “Chimney cleaning in Montreal”',
    remedy: 'Write this text anew in the city’s own file.',
  },
  'own-words': {
    severity: 'warning',
    about: 'Every page of a service in an area has at least 120 words that no sibling has.',
    example: 'the page has 5 words of its own, fewer than 120',
    remedy: 'Write what only this area’s page can say, in locations[].services.',
  },
} as const satisfies Readonly<Record<string, CheckEntry>>
