import type { CompiledDiagnostic } from '../../support/sample.ts'

/** Changes of the sample with one mistake each, and the diagnostic of each. */
export const mistakes: readonly {
  readonly name: string
  readonly change: readonly [from: string, to: string]
  readonly expected: Partial<CompiledDiagnostic>
}[] = [
  {
    name: 'an unknown key',
    change: ['  timeZone: America/Toronto', '  timezone: America/Toronto'],
    expected: {
      code: 'KEY_UNKNOWN',
      at: 'timezone',
      message: 'Unknown key “timezone” in “hours”',
      hint: 'Did you mean “timeZone”? Valid keys: timeZone, weekly, structuredData, exceptions, emergency.',
    },
  },
  {
    name: 'a top-level key misspelt',
    change: ['\nphones:\n', '\nphonez:\n'],
    expected: { code: 'KEY_UNKNOWN', at: 'phonez', hint: 'Did you mean “phones”?' },
  },
  {
    name: 'a missing key',
    change: ['  type: HVACBusiness\n', ''],
    expected: {
      code: 'KEY_MISSING',
      at: 'business',
      message: 'The required key “type” is missing in “business”',
      hint: 'Add “type: …”. Type of business, as listed at https://schema.org/LocalBusiness: Plumber, HairSalon, Dentist. Used for search engines and to choose default texts and style.',
    },
  },
  {
    name: 'a fact that texts say',
    change: ['  founded: 1998\n', ''],
    expected: {
      code: 'FACT_NEEDED',
      at: 'business',
      message: 'business.founded is missing, but business.claims[0].figure and 16 more texts use {yearsRounded} and {founded}',
      hint: 'Add business.founded, or remove the placeholders from those texts.',
    },
  },
  {
    name: 'a missing translation',
    change: ['skipToContent: { en: Skip to main content, fr: Passer au contenu principal }', 'skipToContent: { en: Skip to main content }'],
    expected: {
      code: 'TRANSLATION_MISSING',
      at: 'skipToContent',
      message: '“skipToContent” has no text in fr',
      hint: 'Add “fr: …” to its other languages.',
    },
  },
  {
    name: 'an empty translation',
    change: ['fr: Passer au contenu principal }', 'fr: "" }'],
    expected: { code: 'TEXT_EMPTY', at: '""', message: 'The text is empty' },
  },
  {
    name: 'a language that the site does not list',
    change: ['fr: Passer au contenu principal }', 'fr: Passer au contenu principal, de: Zum Inhalt }'],
    expected: { code: 'LANGUAGE_UNLISTED', at: 'de', message: 'This text is in “de”, which is not in site.languages' },
  },
  {
    name: 'one text where there must be one a language',
    change: ['skipToContent: { en: Skip to main content, fr: Passer au contenu principal }', 'skipToContent: Skip'],
    expected: {
      code: 'TYPE_WRONG',
      at: 'Skip',
      message: '“skipToContent” needs a text in each language: en, fr',
      hint: 'Write { en: "Skip", fr: … }',
    },
  },
  {
    name: 'a key twice',
    change: ['  founded: 1998\n', '  founded: 1998\n  founded: 1999\n'],
    expected: { code: 'YAML_DUPLICATE_KEY', at: 'founded', message: 'The key “founded” is already in line 37' },
  },
  {
    name: 'a tab',
    change: ['  founded: 1998', '\tfounded: 1998'],
    expected: { code: 'YAML_SYNTAX', at: '\t', message: 'This line is indented with a tab, but YAML allows only spaces' },
  },
  {
    name: 'an unknown placeholder',
    change: ['{business}. All rights', '{business} {citty}. All rights'],
    expected: { code: 'PLACEHOLDER_UNKNOWN', at: '{citty', message: 'Unknown placeholder {citty}' },
  },
  {
    name: 'a placeholder that the page fills left out',
    change: ['en: "RBQ licence: {number}"', 'en: RBQ licence'],
    expected: {
      code: 'PLACEHOLDER_UNUSED',
      message: 'This text needs the placeholder {number}, which the page replaces with a value',
      hint: 'Add {number} to the text.',
    },
  },
  {
    name: 'a placeholder lost in translation',
    change: ['fr: Entreprise familiale depuis {founded}', 'fr: Entreprise familiale'],
    expected: {
      code: 'PLACEHOLDER_UNUSED',
      at: 'Entreprise familiale',
      message: 'The text in “fr” has no placeholder, but its version in “en” uses {founded}',
    },
  },
  {
    name: 'a brace that is not closed',
    change: ['{business}. All rights', '{business. All rights'],
    expected: { code: 'TEXT_SYNTAX', at: '{' },
  },
  {
    name: 'a location that does not exist',
    change: ['{ name: Dorval, location: west-island }', '{ name: Dorval, location: west-iland }'],
    expected: { code: 'REFERENCE_UNKNOWN', at: 'west-iland', message: 'There is no location “west-iland”' },
  },
  {
    name: 'a phone that does not exist',
    change: ['    nav: main\n', '    nav: mian\n'],
    expected: {
      code: 'REFERENCE_UNKNOWN',
      at: 'mian',
      message: 'There is no number in phones.book called “mian”',
      hint: 'Did you mean “main”?',
    },
  },
  {
    name: 'a phone book without main',
    change: ['    main: 514-555-0142\n', '    office: 514-555-0142\n'],
    expected: { code: 'KEY_MISSING', at: 'book', message: 'The phone book has no number called “main”' },
  },
  {
    name: 'an invalid phone number',
    change: ['main: 514-555-0142', 'main: 514-555-01'],
    expected: {
      code: 'PHONE_INVALID',
      at: '514-555-01',
      message: '“514-555-01” is not a valid phone number in Canada: it has 8 digits instead of 10',
    },
  },
  {
    name: 'a number in letters that spells another',
    change: ['main: 514-555-0142', 'main: { number: 514-555-3828, display: 514-555-VENT }'],
    expected: {
      code: 'PHONE_DISPLAY',
      at: '514-555-VENT',
      message: 'On a keypad, “514-555-VENT” is 5145558368, but the number is 15145553828',
    },
  },
  {
    name: 'two pages on one address',
    change: ['fr: /fr/a-propos', 'fr: /fr/zones-service'],
    expected: { code: 'ADDRESS_DUPLICATE', at: '/fr/zones-service' },
  },
  {
    name: 'a slug that is not safe in an address',
    change: ['fr: nettoyage-conduits-air }', 'fr: Nettoyage Été }'],
    expected: { code: 'SLUG_UNSAFE', at: 'Nettoyage Été', hint: 'Write nettoyage-ete' },
  },
  {
    name: 'a reserved slug',
    change: ['    slug: laval\n', '    slug: index\n'],
    expected: {
      code: 'SLUG_UNSAFE',
      at: 'index',
      message: '“index” cannot be part of a URL, because web servers give this name a special meaning',
    },
  },
  {
    name: 'a path without its changing part',
    change: ['fr: "/fr/services/{service}/{location}"', 'fr: "/fr/services/{service}"'],
    expected: {
      code: 'PLACEHOLDER_MISSING',
      message: 'This path needs {location}, because all pages of this kind would have the same URL without it',
    },
  },
  {
    name: 'an hour that does not exist',
    change: ['    mon-fri: 07:00-20:00', '    mon-fri: 07:00-25:00'],
    expected: { code: 'HOURS_INVALID', at: '25:00', message: '“25:00” is not a valid time' },
  },
  {
    name: 'a day that does not exist',
    change: ['      from: 06-24\n', '      from: 06-31\n'],
    expected: {
      code: 'DATE_INVALID',
      at: '06-31',
      message: 'The day 06-31 does not exist',
      hint: 'Write the year, month and day: 2026-12-25. For a day that comes back every year, leave out the year: 12-25.',
    },
  },
  {
    name: 'a day in words',
    change: ['      from: 06-24\n', '      from: 24 June\n'],
    expected: { code: 'DATE_INVALID', at: '24 June', message: '“24 June” is not a valid date' },
  },
  {
    name: 'a first day with its year, a last one without',
    change: ['      from: 06-24\n', '      from: 2026-06-24\n      to: 06-26\n'],
    expected: {
      code: 'DATES_MIXED',
      at: '06-26',
      message: 'The first day is 2026-06-24 and the last is 06-26, but only one of them has a year',
    },
  },
  {
    name: 'a last day before the first',
    change: ['      from: 06-24\n', '      from: 2026-06-24\n      to: 2026-06-20\n'],
    expected: { code: 'DATES_ORDER', at: '2026-06-20', message: 'The last day, 2026-06-20, is before the first, 2026-06-24' },
  },
  {
    name: 'the same days twice',
    change: ['      from: 12-25\n', '      from: 06-24\n'],
    expected: { code: 'DATES_DUPLICATE', at: '06-24', message: '06-24 is already in this list' },
  },
  {
    name: 'days of which it is unclear what holds',
    change: [
      '      from: 12-25\n',
      '      from: 2027-06-20\n      to: 2027-06-24\n      hours: closed\n    - name: { en: Week, fr: Semaine }\n      from: 06-22\n      to: 06-27\n',
    ],
    expected: {
      code: 'DATES_OVERLAP',
      at: '06-22',
      message: '06-22 to 06-27 overlaps with 2027-06-20 to 2027-06-24, so it is not clear which hours apply',
    },
  },
  {
    name: 'hours of a holiday that overlap',
    change: ['      from: 12-25\n      hours: closed\n', '      from: 12-25\n      hours: [09:00-12:00, 11:00-13:00]\n'],
    expected: { code: 'HOURS_OVERLAP', at: '11:00-13:00', message: 'The hours 09:00-12:00 and 11:00-13:00 overlap' },
  },
  {
    name: 'hours of a season’s day that do not exist',
    change: ['      from: 12-25\n      hours: closed\n', '      from: 12-25\n      hours: { mon-fri: 09:00-12:60 }\n'],
    expected: { code: 'HOURS_INVALID', at: '12:60', message: '“12:60” is not a valid time' },
  },
  {
    name: 'hours that overlap',
    change: ['    mon-fri: 07:00-20:00', '    mon-fri: [07:00-12:30, 12:00-20:00]'],
    expected: { code: 'HOURS_OVERLAP', at: '12:00-20:00', message: 'The hours 07:00-12:30 and 12:00-20:00 overlap' },
  },
  {
    name: 'a day twice',
    change: ['    mon-fri: 07:00-20:00', '    fri: 07:00-12:00\n    mon-fri: 07:00-20:00'],
    expected: { code: 'HOURS_DUPLICATE', at: 'mon-fri', message: '“fri” has hours twice: in “fri” and in “mon-fri”' },
  },
  {
    name: 'a time zone that does not exist',
    change: ['America/Toronto', 'America/Montrael'],
    expected: { code: 'TIME_ZONE_UNKNOWN', at: 'America/Montrael' },
  },
  {
    name: 'an unsafe address',
    change: ['https://facebook.example/clairconduit', '"javascript:alert(1)"'],
    expected: { code: 'URL_UNSAFE', at: 'javascript:' },
  },
  {
    name: 'an origin with a path',
    change: ['origin: https://www.clairconduit.example', 'origin: https://www.clairconduit.example/'],
    expected: { code: 'URL_INVALID', at: 'https://www.clairconduit.example/', hint: 'Write https://www.clairconduit.example' },
  },
  {
    name: 'an invalid color',
    change: ['accent: "#b3391f"', 'accent: brick'],
    expected: { code: 'COLOUR_INVALID', at: 'brick', message: '“brick” is not a color' },
  },
  {
    name: 'an unknown choice',
    change: ['  onHttpError: notice', '  onHttpError: notise'],
    expected: { code: 'VALUE_UNKNOWN', at: 'notise', hint: 'Did you mean “notice”? Valid values: notice, silent.' },
  },
  {
    name: 'a kind of business, misspelt',
    change: ['  type: HVACBusiness', '  type: HVACBuisness'],
    expected: {
      code: 'VALUE_UNKNOWN',
      at: 'HVACBuisness',
      hint: 'Did you mean “HVACBusiness”? All types: https://schema.org/LocalBusiness#subtypes',
    },
  },
  {
    name: 'a type of schema.org that is no kind of local business',
    change: ['  type: HVACBusiness', '  type: Organization'],
    expected: { code: 'VALUE_UNKNOWN', at: 'Organization', message: '“Organization” is not a valid value for “type”' },
  },
  {
    name: 'an unknown host',
    change: ['hosting: [serve, netlify,', 'hosting: [serve, netlifi,'],
    expected: { code: 'VALUE_UNKNOWN', at: 'netlifi' },
  },
  {
    name: 'a number in quotation marks',
    change: ['  founded: 1998', '  founded: "1998"'],
    expected: { code: 'TYPE_WRONG', at: '"1998"', message: '“founded” must be a number, not text' },
  },
  {
    name: 'a phone without quotation marks that YAML takes for a number',
    change: ['main: 514-555-0142', 'main: 5145550123'],
    expected: { code: 'TYPE_WRONG', at: '5145550123' },
  },
  {
    name: 'a picture that does not exist',
    change: ['file: service-duct.jpg', 'file: service-ducts.jpg'],
    expected: { code: 'REFERENCE_UNKNOWN', at: 'service-ducts.jpg' },
  },
  {
    name: 'an icon that does not exist',
    change: ['    icon: duct\n', '    icon: ducts\n'],
    expected: { code: 'REFERENCE_UNKNOWN', at: 'ducts', message: 'There is no icon in assets/icons/ called “ducts”' },
  },
  {
    name: 'an old address with a query',
    change: ['redirects: []', 'redirects:\n  - { from: "/prices?year=2024", to: /en/about }'],
    expected: {
      code: 'PATH_INVALID',
      at: '?',
      message: 'The path “/prices?year=2024” must not contain a query (“?” and what follows)',
    },
  },
  {
    name: 'an old address with a fragment',
    change: ['redirects: []', 'redirects:\n  - { from: "/prices#gutters", to: /en/about }'],
    expected: {
      code: 'PATH_INVALID',
      at: '#',
      message: 'The path “/prices#gutters” must not contain a fragment (“#” and what follows), which browsers do not send',
    },
  },
  {
    name: 'a target with a space in its fragment',
    change: ['redirects: []', 'redirects:\n  - { from: /prices, to: "/contact#nos tarifs été (2026)" }'],
    expected: {
      code: 'PATH_INVALID',
      at: '#nos tarifs été (2026)',
      message: '“/contact#nos tarifs été (2026)” contains a space after “?” or “#”, which must be percent-encoded',
      hint: 'Write /contact#nos%20tarifs%20%C3%A9t%C3%A9%20%282026%29',
    },
  },
  {
    name: 'a target with a slash before its fragment',
    change: ['redirects: []', 'redirects:\n  - { from: /prices, to: "/contact/#form" }'],
    expected: { code: 'PATH_INVALID', at: '"/contact/#form"', hint: 'Write /contact#form' },
  },
  {
    name: 'an old address with a space',
    change: ['redirects: []', 'redirects:\n  - { from: /about%20us, to: /en/about }'],
    expected: { code: 'PATH_INVALID', at: 'about%20us', message: 'The path contains a space, which hosts read in different ways' },
  },
  {
    name: 'a redirect to a program',
    change: ['redirects: []', 'redirects:\n  - { from: /old, to: "javascript:alert(1)" }'],
    expected: { code: 'URL_UNSAFE', at: 'javascript:', message: 'A URL that starts with “javascript:” is not allowed here' },
  },
  {
    name: 'an old address that is a program',
    change: ['redirects: []', 'redirects:\n  - { from: "javascript:alert(1)", to: /contact }'],
    expected: { code: 'URL_UNSAFE', at: 'javascript:', message: 'A URL that starts with “javascript:” is not allowed here' },
  },
  {
    name: 'an old address with its domain',
    change: ['redirects: []', 'redirects:\n  - { from: "https://old.example/a", to: /contact }'],
    expected: {
      code: 'PATH_INVALID',
      at: 'https:',
      message: '“https://old.example/a” is a complete URL, but this must be a path on this site',
      hint: 'Write /a',
    },
  },
  {
    name: 'a redirect to a word',
    change: ['redirects: []', 'redirects:\n  - { from: /old, to: contact }'],
    expected: { code: 'PATH_INVALID', at: 'contact', hint: 'Write /contact' },
  },
  {
    name: 'an old address of a page with two slashes',
    change: ['redirects: []', 'redirects:\n  - { from: /old//page, to: /contact }'],
    expected: { code: 'SLUG_UNSAFE', message: 'The path has two slashes in a row' },
  },
  {
    name: 'an invalid date',
    change: ['    asOf: 2026-11-01\n  # Shown', '    asOf: 2026-13-01\n  # Shown'],
    expected: { code: 'VALUE_FORMAT', at: '2026-13-01', hint: 'Write the year, month and day: 2026-11-01' },
  },
  {
    name: 'an invalid email address',
    change: ['email: bonjour@clairconduit.example', 'email: bonjour.clairconduit.example'],
    expected: { code: 'EMAIL_INVALID', at: 'bonjour.clairconduit.example' },
  },
  {
    name: 'an invalid language code',
    change: ['{ code: fr, locale: fr-CA, name: Français }', '{ code: fr, locale: french_canada, name: Français }'],
    expected: { code: 'LANGUAGE_INVALID', at: 'french_canada' },
  },
  {
    name: 'a language with an unknown region',
    change: ['{ code: fr, locale: fr-CA, name: Français }', '{ code: fr, locale: fr-QC, name: Français }'],
    expected: { code: 'LANGUAGE_INVALID', at: 'fr-QC', message: '“fr-QC” has an unknown region: “QC”' },
  },
  { name: 'a form service without an id', change: ['  id: xclairconduit\n', ''], expected: { code: 'FORM_ID_MISSING' } },
  {
    name: 'a branch without a phone number or address',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    branch: true\n'],
    expected: { code: 'BRANCH_FACTS', at: 'true', message: '“laval” is a branch, but it has no phone number and no street address' },
  },
  {
    name: 'a branch without a page',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    address: { street: 1 Rue, city: Laval, region: QC, country: CA }\n'],
    expected: {
      code: 'BRANCH_FACTS',
      at: 'address',
      message: '“laval” is a branch, but the config has no “branch” in “pages”',
    },
  },
  {
    name: 'a branch that another serves',
    change: [
      '\n  - id: laval\n',
      '\n  - id: laval\n    branch: longueuil\n    address: { street: 1 Rue, city: Laval, region: QC, country: CA }\n',
    ],
    expected: {
      code: 'BRANCH_FACTS',
      at: 'longueuil',
      message: '“laval” has a street address, which makes it a branch, but it also names the branch “longueuil”',
    },
  },
  {
    name: 'a rating of an area',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    rating: { value: 5, count: 9, source: Us, asOf: 2026-11-01 }\n'],
    expected: { code: 'BRANCH_FACTS', at: 'rating', message: '“rating” is only for branches, but “laval” is not a branch' },
  },
  {
    name: 'an area served by a branch that does not exist',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    branch: longueil\n'],
    expected: { code: 'REFERENCE_UNKNOWN', at: 'longueil', message: 'There is no branch “longueil”' },
  },
  {
    name: 'a postal code of nowhere',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    postalCodes: [D7]\n'],
    expected: { code: 'POSTAL_CODES', at: 'D7', message: 'No postal code in Canada starts with “D7”' },
  },
  {
    name: 'a postal code of two areas',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    postalCodes: [H7A, h7a]\n'],
    expected: { code: 'POSTAL_CODES', at: 'h7a', message: '“h7a” is already a postal code of “laval”' },
  },
  {
    name: 'postal codes without a finder',
    change: ['\n  - id: laval\n', '\n  - id: laval\n    postalCodes: [H7]\n'],
    expected: {
      code: 'POSTAL_CODES',
      at: 'postalCodes',
      message: '“laval” has postal codes, but pages.locations has no “finder” that uses them',
    },
  },
]
