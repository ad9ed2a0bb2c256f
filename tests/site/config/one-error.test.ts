/** One mistake in a complete config is one error: the config of a piano tuner in Porto, each line changed, and the message. */
import { expect, test } from 'vitest'
import { leastText } from '../../support/sample.ts'
import { compilePacked } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'

const config = `site:
  origin: https://www.hallam.example
  languages: [en, fr]

business:
  name: Hallam Pianos
  type: MusicStore
  slogan: { en: Clean pianos, fr: Pianos propres }
  email: ola@hallam.example
  address: { street: Rua do Almada 12, city: Porto, postalCode: 4050-417, country: PT }
  geo: { lat: 41.14961, lng: -8.61099 }
  founded: 2014

phones:
  country: PT
  book:
    main: 223 456 789

hours:
  timeZone: Europe/Lisbon
  weekly:
    mon-fri: 09:00-18:00
    sat: [10:00-12:30, 14:00-18:00]

services:
  - id: tuning
    name: { en: Piano tuning, fr: Accordage }
    summary: { en: We tune uprights and grands., fr: Nous accordons. }

locations:
  - id: porto
    name: { en: Porto, fr: Porto }
    geo: { lat: 41.1579, lng: -8.6291 }
    neighbourhoods:
      - Ribeira
      - Foz
  - id: braga
    name: { en: Braga, fr: Braga }
    geo: { lat: 41.5454, lng: -8.4265 }
`

const errorsWith = (from: string, to: string): readonly string[] => {
  if (config.split(from).length !== 2) throw new Error(`“${from}” is not exactly once in the config`)
  return compilePacked(config.replace(from, () => to))
    .diagnostics.map(inEnglish)
    .map(({ message, hint }) => `${message} → ${hint}`)
}

const tableHint = (language: string): string => `Export them to a spreadsheet, translate them, and import them again:
      npm run -s translations -- --format csv > to-translate.csv
      npm run translations -- --import to-translate.csv
    Or remove “${language}” from site.languages until they are translated.`

test('the config is valid', () => {
  expect(errorsWith('2014', '2015')).toEqual([])
})

test.each([
  ['languages: [en, fr]', 'languages: en, fr', '“languages” must be a list, not text → Write [en, fr]'],
  [
    'languages: [en, fr]',
    'languages: [en, fr, de]',
    `5 texts are missing in de, starting with business.slogan, services[0].name, services[0].summary → ${tableHint('de')}`,
  ],
  [
    'name: Hallam Pianos',
    'name:',
    '“name” is empty, but it is required → Write a value after the colon. Name of the business, as customers know it. Shown in the header, the footer and titles.',
  ],
  [
    'name: Hallam Pianos',
    'name: ~',
    '“name” is empty, but it is required → Write a value after the colon. Name of the business, as customers know it. Shown in the header, the footer and titles.',
  ],
  [
    'name: Hallam Pianos',
    'name: null',
    '“name” is empty → Write a value, or remove the line. If it is text, put it in quotation marks: name: "null"',
  ],
  [
    'lat: 41.14961, lng: -8.61099',
    'lat: 41.14961° N, lng: 8.61099° W',
    'Latitude and longitude must be numbers, not “41.14961° N” and “8.61099° W” → Write { lat: 41.14961, lng: -8.61099 }',
  ],
  [
    'lat: 41.14961, lng: -8.61099',
    'lat: 4114961, lng: -861099',
    'Latitude must be between -90 and 90, but this is 4114961 → Did you swap latitude and longitude, or leave out the decimal point?',
  ],
  [
    '- Ribeira',
    '- Open: every day',
    'This item must be text, but the colon after “Open” makes it a key with a value → Put the whole text in quotation marks: - "Open: every day"',
  ],
  [
    'mon-fri: 09:00-18:00',
    'mon-fri: 19:30-14:00',
    'The hours 19:30-14:00 continue past midnight and overlap with 10:00-12:30 → If the two times are swapped, write 14:00-19:30. Change the times so that one ends before the other starts. The other is in site.config.yaml:23.',
  ],
  [
    'sat: [10:00-12:30, 14:00-18:00]',
    'sat: 19:30-14:00',
    '19:30-14:00 means 18.5 hours, until the next day → If the two times are swapped, write 14:00-19:30. If you are open all day, write 24h.',
  ],
  [
    'postalCode: 4050-417',
    'postalCode: 4050417',
    '“postalCode” must be text, not the number 4050417 → Put it in quotation marks: "4050417"',
  ],
  [
    'city: Porto, postalCode',
    'town: Porto, postalCode',
    'Unknown key “town” in “business.address” → Did you mean “city”? Valid keys: street, city, region, regionName, postalCode, country.',
  ],
  [
    'name: { en: Piano tuning, fr: Accordage }',
    'title: { en: Piano tuning, fr: Accordage }',
    'Unknown key “title” in “services[0]” → Did you mean “name”?',
  ],
  ['fr: Accordage }', 'fr: }', '“fr” is empty, but it is required → Write a value after the colon.'],
  [
    'fr: Accordage }',
    'de: Stimmen }',
    'This text is in “de”, which is not in site.languages → Change “de” to fr, or add “de” to site.languages.',
  ],
  ['locations:\n', 'areas:\n', 'Unknown key “areas” → Did you mean “locations”?'],
  [
    'origin: https',
    'url: https',
    'Unknown key “url” in “site” → Did you mean “origin”? Valid keys: origin, languages, keywords, image, sharePictures, indexable, shared, checks.',
  ],
  [
    'languages: [en, fr]',
    'languages: [en, en]',
    'Items 1 and 2 of “languages” have the same id, “en” → Give one of them a different id, or remove it. The other is in site.config.yaml:3.',
  ],
  ['  book:\n    main: 223 456 789', '  book: 223 456 789', '“book” must be a group of keys, not text → Write { main: 223 456 789 }'],
  [
    'main: 223 456 789',
    'main: 223 456',
    '“223 456” is not a valid phone number in Portugal: it has 6 digits instead of 9 → Example: 912 345 678. For a number in another country, start with + and its country code.',
  ],
])('%s → %s', (from, to, expected) => {
  expect(errorsWith(from, to)).toEqual([expected])
})

test('a language without a language pack is one error', () => {
  const { diagnostics } = compilePacked(leastText.replace('en-US', 'zh-hant-tw'))
  expect(diagnostics.map(inEnglish).map(({ message, hint }) => `${message} → ${hint}`)).toEqual([
    'There are no texts in zh-Hant-TW, and the pages have none of their own → Choose a language that comes with texts (ar, de, en, es, fr, it, nl, pt), or write them: docs/how-to/develop/language.md.',
  ])
})
