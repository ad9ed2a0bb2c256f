/** One mistake in a complete config is one error: the config of a piano tuner in Porto, each line changed, and the message. */
import { expect, test } from 'vitest'
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

const tableHint = (language: string): string => `Write them in a table, which is then read back into the config:
      npm run -s translations -- --format csv > to-translate.csv
      npm run translations -- --import to-translate.csv
    Or take “${language}” out of site.languages until they are written.`

test('the config is valid', () => {
  expect(errorsWith('2014', '2015')).toEqual([])
})

test.each([
  ['languages: [en, fr]', 'languages: en, fr', 'a list (lines that begin with “- ”) is wanted here, not a text → Write [en, fr]'],
  [
    'languages: [en, fr]',
    'languages: [en, fr, de]',
    `5 texts are missing in de, the first of them business.slogan, services[0].name, services[0].summary → ${tableHint('de')}`,
  ],
  ['name: Hallam Pianos', 'name:', '“name” has no value, but the config needs one → Write a value after the colon. Trade name.'],
  ['name: Hallam Pianos', 'name: ~', '“name” has no value, but the config needs one → Write a value after the colon. Trade name.'],
  [
    'name: Hallam Pianos',
    'name: null',
    '“name” has no value → Write a value, or remove the line. If the text is meant, put it in quotation marks: name: "null"',
  ],
  [
    'lat: 41.14961, lng: -8.61099',
    'lat: 41.14961° N, lng: 8.61099° W',
    'latitude and longitude are numbers, not the texts “41.14961° N” and “8.61099° W” → Write { lat: 41.14961, lng: -8.61099 }',
  ],
  [
    'lat: 41.14961, lng: -8.61099',
    'lat: 4114961, lng: -861099',
    'the number must be at most 90, but this is 4114961 → Latitude is between -90 and 90, longitude between -180 and 180. Did you swap them?',
  ],
  [
    '- Ribeira',
    '- Open: every day',
    'a text is wanted here, but “Open:” makes it a key with a value → Put the whole text in quotation marks: - "Open: every day"',
  ],
  [
    'mon-fri: 09:00-18:00',
    'mon-fri: 19:30-14:00',
    'the hours 19:30-14:00 last past midnight, and overlap with 10:00-12:30 → If opening and closing time are swapped, write 14:00-19:30. Otherwise let one end before the other begins. The other is in site.config.yaml:23.',
  ],
  [
    'sat: [10:00-12:30, 14:00-18:00]',
    'sat: 19:30-14:00',
    '19:30-14:00 lasts for 18.5 hours, past midnight → If the two times are swapped, write 14:00-19:30. For a whole day write 24h.',
  ],
  ['postalCode: 4050-417', 'postalCode: 4050417', 'a text is wanted here, not the number 4050417 → Put it in quotation marks: "4050417"'],
  [
    'city: Porto, postalCode',
    'town: Porto, postalCode',
    'unknown key “town” → Did you mean “city”? Known here: street, city, region, regionName, postalCode, country.',
  ],
  ['name: { en: Piano tuning, fr: Accordage }', 'title: { en: Piano tuning, fr: Accordage }', 'unknown key “title” → Did you mean “name”?'],
  ['fr: Accordage }', 'fr: }', '“fr” has no value, but the config needs one → Write a value after the colon.'],
  ['fr: Accordage }', 'de: Stimmen }', 'the language “de” is not among site.languages → Write it in fr, or add “de” to site.languages.'],
  ['locations:\n', 'areas:\n', 'unknown key “areas” → Did you mean “locations”?'],
  [
    'origin: https',
    'url: https',
    'unknown key “url” → Did you mean “origin”? Known here: origin, languages, keywords, image, sharePictures, indexable, shared, checks.',
  ],
  [
    'languages: [en, fr]',
    'languages: [en, en]',
    'two languages are called “en”: item 1 and item 2 → Give each its own name. The other is in site.config.yaml:3.',
  ],
  [
    '  book:\n    main: 223 456 789',
    '  book: 223 456 789',
    'a group of keys is wanted here, not a text → Compare it with the same key in the sample site.config.yaml.',
  ],
  [
    'main: 223 456 789',
    'main: 223 456',
    '“223 456” is not a phone number of PT: it has 6 digits → Write it as people dial it, such as 912 345 678, or with + and the country before it.',
  ],
])('%s → %s', (from, to, expected) => {
  expect(errorsWith(from, to)).toEqual([expected])
})
