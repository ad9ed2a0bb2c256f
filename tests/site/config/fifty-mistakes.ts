/** A config of a bicycle workshop in Sherbrooke, and mistakes of people who write their first one: each changes one place. */

export const config = `site:
  origin: https://www.rouelibre.example
  languages: [en-CA, fr-CA]

business:
  name: Roue Libre
  type: BikeStore
  slogan: { en: Bikes that roll, fr: Des vélos qui roulent }
  email: bonjour@rouelibre.example
  address: { street: 210 rue Wellington Nord, city: Sherbrooke, region: QC, postalCode: J1H 5B9, country: CA }
  geo: { lat: 45.40283, lng: -71.89062 }
  founded: 2011
  rating: { value: 4.8, best: 5, count: 96, source: Google, url: "https://maps.example/rouelibre", asOf: 2026-10-02 }

phones:
  book:
    main: 819-555-0142

hours:
  timeZone: America/Toronto
  weekly:
    mon-fri: 09:00-18:00
    sat: 10:00-16:00
  exceptions:
    - { name: { en: Christmas, fr: Noël }, from: 12-25, hours: closed }

services:
  - id: tune-up
    name: { en: Tune-up, fr: Mise au point }
    summary: { en: We clean and adjust your bike in one day., fr: Nous nettoyons et ajustons votre vélo en un jour. }
  - id: wheels
    name: { en: Wheel building, fr: Montage de roues }
    summary: { en: We lace and true your wheels by hand., fr: Nous montons et centrons vos roues à la main. }

locations:
  - id: sherbrooke
    name: { en: Sherbrooke, fr: Sherbrooke }
    in: { en: in Sherbrooke, fr: à Sherbrooke }
    services:
      tune-up: { intro: { en: Hills wear brakes out., fr: Les côtes usent les freins. }, heading: { en: Brakes, fr: Freins }, text: { en: We check them., fr: Nous les vérifions. } }
  - id: magog
    name: { en: Magog, fr: Magog }
    in: { en: in Magog, fr: à Magog }

pages:
  home:
    heading: { en: "Bicycle repair in {city}", fr: "Réparation de vélos à {city}" }
  contact:
    path: { en: /contact, fr: /fr/contact }

forms:
  provider: formspree
  id: xkgqrvlo
  processor: { name: Formspree, country: { en: United States, fr: États-Unis } }

redirects:
  - { from: /repairs.php, to: /services }

theme:
  colours:
    accent: "#0b5d66"

hosting: [netlify]
`

const mistake = (name: string, from: string, to: string) => ({ name, from, to })

export const mistakes = [
  mistake('no address of the site', 'origin: https://www.rouelibre.example\n  ', ''),
  mistake('the address without https', 'origin: https://www.rouelibre.example', 'origin: www.rouelibre.example'),
  mistake('the address with a slash', 'origin: https://www.rouelibre.example', 'origin: https://www.rouelibre.example/'),
  mistake('one language by its name', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, french]'),
  mistake('a language that does not exist', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, fr-CA, frr-QQ]'),
  mistake('a third language without texts', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, fr-CA, es]'),
  mistake('an unknown key', 'founded: 2011', 'foundded: 2011'),
  mistake('a key in the wrong case', 'timeZone: America/Toronto', 'timezone: America/Toronto'),
  mistake('a key in the wrong place', 'founded: 2011', 'hours: { weekly: { mon-fri: 09:00-18:00 } }'),
  mistake('no name', 'name: Roue Libre\n  ', ''),
  mistake('a business type that does not exist', 'type: BikeStore', 'type: BicycleMechanic'),
  mistake('a business type in words', 'type: BikeStore', 'type: bike repair shop'),
  mistake('a year in words', 'founded: 2011', 'founded: since 2011'),
  mistake('a year in quotes', 'founded: 2011', 'founded: "2011"'),
  mistake('a year in the future', 'founded: 2011', 'founded: 2211'),
  mistake('a rating above the best', 'value: 4.8, best: 5', 'value: 6, best: 5'),
  mistake('a rating with a decimal comma', 'value: 4.8, best: 5', 'value: "4,8", best: 5'),
  mistake('a number of reviews in words', 'count: 96', 'count: 96 reviews'),
  mistake('an email without a domain', 'email: bonjour@rouelibre.example', 'email: bonjour@rouelibre'),
  mistake('a country by its name', 'country: CA }', 'country: Canada }'),
  mistake('a country as USA', 'region: QC, postalCode: J1H 5B9, country: CA }', 'region: VT, postalCode: "05855", country: USA }'),
  mistake(
    'a country as UK',
    'region: QC, postalCode: J1H 5B9, country: CA }\n  geo: { lat: 45.40283, lng: -71.89062 }',
    'postalCode: LS1 4AP, country: UK }\n  geo: { lat: 53.79648, lng: -1.54785 }',
  ),
  mistake('a region of another country', 'region: QC', 'region: Texas'),
  mistake('a postal code with the letter O', 'postalCode: J1H 5B9', 'postalCode: J1H 5BO'),
  mistake('latitude and longitude swapped', 'lat: 45.40283, lng: -71.89062', 'lat: -71.89062, lng: 45.40283'),
  mistake('a longitude without its minus sign', 'lng: -71.89062', 'lng: 71.89062'),
  mistake('a latitude out of range', 'lat: 45.40283', 'lat: 245.5'),
  mistake('a phone number that is too short', 'main: 819-555-0142', 'main: 819-555-01'),
  mistake('a phone number without area code', 'main: 819-555-0142', 'main: 555-0142'),
  mistake('a phone number under business', 'email: bonjour@rouelibre.example', 'phone: 819-555-0142'),
  mistake('no main phone', 'main: 819-555-0142', 'shop: 819-555-0142'),
  mistake('hours in words', 'mon-fri: 09:00-18:00', 'mon-fri: 9 to 6'),
  mistake('hours with am and pm', 'mon-fri: 09:00-18:00', 'mon-fri: 9am-6pm'),
  mistake('an hour that does not exist', 'mon-fri: 09:00-18:00', 'mon-fri: 08:00-25:00'),
  mistake('hours of the afternoon on a 12-hour clock', 'mon-fri: 09:00-18:00', 'mon-fri: 09:00-06:00'),
  mistake('a day by its name', 'sat: 10:00-16:00', 'Saturday: 10:00-16:00'),
  mistake('a day twice', 'sat: 10:00-16:00', 'fri: 10:00-16:00'),
  mistake('a day that does not exist', 'from: 12-25', 'from: 12-32'),
  mistake('a time zone in words', 'timeZone: America/Toronto', 'timeZone: Eastern'),
  mistake('a text in one language only', 'name: { en: Tune-up, fr: Mise au point }', 'name: { en: Tune-up }'),
  mistake('one text for both languages', 'name: { en: Tune-up, fr: Mise au point }', 'name: Tune-up'),
  mistake('an empty text', 'fr: Montage de roues }', 'fr: "" }'),
  mistake('an id twice', 'id: magog', 'id: sherbrooke'),
  mistake('an id with spaces', 'id: magog', 'id: Lac Magog'),
  mistake('a slug with accents', 'id: magog\n', 'id: magog\n    slug: Lac Memphrémagog\n'),
  mistake('one slug for two services', 'id: wheels\n', 'id: wheels\n    slug: tune-up\n'),
  mistake('a service that does not exist', 'tune-up: { intro', 'tuneup: { intro'),
  mistake('a placeholder that does not exist', 'Bicycle repair in {city}', 'Bicycle repair in {town}'),
  mistake('a placeholder with a spelling mistake', 'Bicycle repair in {city}', 'Bicycle repair in {citty}'),
  mistake('a brace that is not closed', 'Bicycle repair in {city}', 'Bicycle repair in {city'),
  mistake('an unquoted placeholder', 'en: "Bicycle repair in {city}"', 'en: {city} bicycle repair'),
  mistake('a path without a slash', 'path: { en: /contact,', 'path: { en: contact,'),
  mistake('a path with a space', 'path: { en: /contact,', 'path: { en: /contact us,'),
  mistake('two pages with one path', 'path: { en: /contact,', 'path: { en: /services,'),
  mistake(
    'the home page off',
    '  home:\n    heading: { en: "Bicycle repair in {city}", fr: "Réparation de vélos à {city}" }',
    '  home: off',
  ),
  mistake('a form address as id', 'id: xkgqrvlo', 'id: https://formspree.io/f/xkgqrvlo'),
  mistake('a form service that does not exist', 'provider: formspree', 'provider: formspre'),
  mistake('no form id', '  id: xkgqrvlo\n', ''),
  mistake('a redirect to nowhere', 'to: /services }', 'to: /service }'),
  mistake('a redirect to a word', 'to: /services }', 'to: services }'),
  mistake('a redirect from an old address with a space', 'from: /repairs.php', 'from: /our repairs'),
  mistake('a redirect from a page', 'from: /repairs.php', 'from: /contact'),
  mistake('a redirect to the old site', 'from: /repairs.php', 'from: https://old.example/repairs'),
  mistake('a color without quotes', 'accent: "#0b5d66"', 'accent: #0b5d66'),
  mistake('a color in a flow mapping', 'colours:\n    accent: "#0b5d66"', 'colours: { accent: #0b5d66 }'),
  mistake('a color by its name', 'accent: "#0b5d66"', 'accent: teal'),
  mistake('a pale color', 'accent: "#0b5d66"', 'accent: "#ffcc00"'),
  mistake('a host that does not exist', 'hosting: [netlify]', 'hosting: [netlfy]'),
  mistake('a host as text', 'hosting: [netlify]', 'hosting: netlify'),
  mistake('curly quotes around a text', 'en: Bikes that roll,', 'en: “Fast: bikes that roll”,'),
  mistake('curly quotes around a name', 'name: Roue Libre', 'name: “Roue Libre”'),
  mistake('a colon in a text', 'name: Roue Libre', 'name: Roue Libre: vélos'),
  mistake('a comma in a text', 'en: Bikes that roll,', 'en: Bikes, skis, fun,'),
  mistake('an apostrophe in quotes', 'name: Roue Libre', "name: 'L'atelier'"),
  mistake('a tab', '  email: bonjour', '\temail: bonjour'),
  mistake('a wrong indentation', '  founded: 2011', '   founded: 2011'),
  mistake('a number sign in a street', '210 rue Wellington Nord', '210 rue Wellington Nord #4'),
  mistake('an image that does not exist', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, fr-CA]\n  image: shop.jpg'),
  mistake('an icon that does not exist', 'id: wheels\n', 'id: wheels\n    icon: bicycle\n'),
  mistake('services of an area as a list', '    services:\n      tune-up: { intro', '    services:\n      - tune-up: { intro'),
  mistake('no instead of false', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, fr-CA]\n  indexable: no'),
  mistake(
    'no services',
    'services:\n  - id: tune-up\n    name: { en: Tune-up, fr: Mise au point }\n    summary: { en: We clean and adjust your bike in one day., fr: Nous nettoyons et ajustons votre vélo en un jour. }\n  - id: wheels\n    name: { en: Wheel building, fr: Montage de roues }\n    summary: { en: We lace and true your wheels by hand., fr: Nous montons et centrons vos roues à la main. }',
    'services: []',
  ),
  mistake('languages in words', 'languages: [en-CA, fr-CA]', 'languages: English and French'),
  mistake('phone numbers as a list', 'book:\n    main: 819-555-0142', 'book: [819-555-0142]'),
  mistake('a phone number without a phone book', 'book:\n    main: 819-555-0142', 'main: 819-555-0142'),
  mistake('two phone numbers in one', 'main: 819-555-0142', 'main: 819-555-0142 or 819-555-0143'),
  mistake(
    'two time ranges without brackets',
    'weekly:\n    mon-fri: 09:00-18:00\n    sat: 10:00-16:00',
    'weekly: { mon: 08:00-12:00, 13:00-17:00 }',
  ),
  mistake('opening hours as a sentence', 'weekly:\n    mon-fri: 09:00-18:00\n    sat: 10:00-16:00', 'weekly: Monday to Friday 9 to 6'),
  mistake('a day outside of the week', 'weekly:\n    mon-fri: 09:00-18:00\n    sat: 10:00-16:00', 'sat: 10:00-16:00'),
  mistake(
    'an area that is only a name',
    '- id: magog\n    name: { en: Magog, fr: Magog }\n    in: { en: in Magog, fr: à Magog }',
    '- Magog',
  ),
  mistake('a point with compass directions', 'geo: { lat: 45.40283, lng: -71.89062 }', 'geo: 45.40283 N, 71.89062 W'),
  mistake('a trade that is called otherwise', 'business:\n', 'trade: plumbing\n\nbusiness:\n'),
  mistake('a trade without a template', 'business:\n', 'trade: sushi\n\nbusiness:\n'),
  mistake('a logo with its folder', 'theme:\n', 'theme:\n  logo: assets/images/logo.png\n'),
  mistake('a color without its group', 'colours:\n    accent', 'accent'),
  mistake('a profile under its own name', 'founded: 2011', 'facebook: https://facebook.com/rouelibre'),
  mistake('profiles that are not a list', 'founded: 2011', 'profiles: https://facebook.com/rouelibre'),
  mistake('a date of founding', 'founded: 2011', 'founded: 2011-05-01'),
  mistake(
    'a rating that is only a number',
    'rating: { value: 4.8, best: 5, count: 96, source: Google, url: "https://maps.example/rouelibre", asOf: 2026-10-02 }',
    'rating: 4.8',
  ),
  mistake('redirects as a group', 'redirects:\n  - { from: /repairs.php, to: /services }', 'redirects: { /repairs.php: /services }'),
  mistake('redirects in a circle', '- { from: /repairs.php, to: /services }', '- { from: /a, to: /b }\n  - { from: /b, to: /a }'),
  mistake(
    'forms that are only a service',
    'forms:\n  provider: formspree\n  id: xkgqrvlo\n  processor: { name: Formspree, country: { en: United States, fr: États-Unis } }',
    'forms: formspree',
  ),
  mistake('a number sign in a list of languages', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, #fr-CA]'),
  mistake('a page that does not exist', 'pages:\n', 'pages:\n  blog: { title: { en: Blog, fr: Blogue } }\n'),
  mistake('a city directly under business', 'founded: 2011', 'city: Sherbrooke'),
  mistake('a longitude called lon', 'lng: -71.89062', 'lon: -71.89062'),
  mistake(
    'a form service without the rest',
    'provider: formspree\n  id: xkgqrvlo\n  processor: { name: Formspree, country: { en: United States, fr: États-Unis } }',
    'provider: mailto',
  ),
  mistake('two email addresses', 'email: bonjour@rouelibre.example', 'email: [bonjour@rouelibre.example, info@rouelibre.example]'),
  mistake('an email address as a link', 'email: bonjour@rouelibre.example', 'email: mailto:bonjour@rouelibre.example'),
  mistake('two business types', 'type: BikeStore', 'type: [BikeStore, SportingGoodsStore]'),
  mistake('a title of the site', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, fr-CA]\n  title: Roue Libre'),
  mistake('the name of the business under site', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, fr-CA]\n  legalName: Roue Libre inc.'),
  mistake('a radius in miles', 'id: magog\n', 'id: magog\n    radius: 10 miles\n'),
  mistake('a logo at the top level', 'hosting: [netlify]', 'hosting: [netlify]\n\nlogo: logo.svg'),
  mistake('a link as in Markdown', 'en: Bikes that roll,', 'en: Bikes [that roll](/services),'),
  mistake(
    'pages as a list',
    'pages:\n  home:\n    heading: { en: "Bicycle repair in {city}", fr: "Réparation de vélos à {city}" }\n  contact:\n    path: { en: /contact, fr: /fr/contact }',
    'pages: [home, contact]',
  ),
  // Values of a type or a range that the key does not have.
  mistake('two languages without brackets', 'languages: [en-CA, fr-CA]', 'languages: en-CA, fr-CA'),
  mistake('a language twice', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, en-CA]'),
  mistake('a name without a value', 'name: Roue Libre', 'name:'),
  mistake('a name that is null', 'name: Roue Libre', 'name: null'),
  mistake('a city called town', 'city: Sherbrooke, region', 'town: Sherbrooke, region'),
  mistake('half a postal code', 'postalCode: J1H 5B9', 'postalCode: J1H'),
  mistake('a mistyped region', 'region: QC', 'region: QB'),
  mistake('a region of the country next to it', 'region: QC', 'region: VT'),
  mistake('a country that does not exist', 'country: CA }', 'country: Atlantis }'),
  mistake('a postal code of digits', 'postalCode: J1H 5B9', 'postalCode: 4050417'),
  mistake('degrees with compass directions', 'lat: 45.40283, lng: -71.89062', 'lat: 45.40283° N, lng: 71.89062° W'),
  mistake('a point without decimal points', 'lat: 45.40283, lng: -71.89062', 'lat: 4540283, lng: -7189062'),
  mistake('a point in the ocean', 'lat: 45.40283, lng: -71.89062', 'lat: 0, lng: 0'),
  mistake('a year of three digits', 'founded: 2011', 'founded: 198'),
  mistake('a rating of ten', 'value: 4.8, best: 5', 'value: 9.2, best: 5'),
  mistake('a rating without reviews', 'count: 96', 'count: 0'),
  mistake('a phone book that is one number', 'book:\n    main: 819-555-0142', 'book: 819-555-0142'),
  mistake('an opening time of 24:00', 'sat: 10:00-16:00', 'sat: 24:00-08:00'),
  mistake('the same time twice', 'sat: 10:00-16:00', 'sat: 08:00-8:00'),
  mistake('swapped times', 'sat: 10:00-16:00', 'sat: 19:30-14:00'),
  mistake('swapped times that reach into the next day', 'mon-fri: 09:00-18:00', 'mon-fri: 19:30-14:00'),
  mistake('a misspelled time zone', 'America/Toronto', 'America/Torronto'),
  mistake('a time zone of another continent', 'America/Toronto', 'Canada/Montevideo'),
  mistake('an offset instead of a time zone', 'America/Toronto', '"+02:00"'),
  mistake('a service with a title', 'name: { en: Tune-up, fr', 'title: { en: Tune-up, fr'),
  mistake('a text without words', 'fr: Montage de roues }', 'fr: }'),
  mistake('a text in a language that is not listed', 'fr: Montage de roues }', 'de: Radbau }'),
  mistake('locations called areas', 'locations:\n', 'areas:\n'),
  mistake('an origin called url', 'origin: https', 'url: https'),
  mistake('hours without minutes', 'mon-fri: 09:00-18:00', 'mon-fri: 9-18'),
  mistake('closed in French', 'sat: 10:00-16:00', 'sat: fermé'),
  mistake('a day before its month', 'from: 12-25', 'from: 25-12'),
  mistake('a date in words', 'from: 12-25', 'from: December 25'),
  mistake(
    'locations as text',
    'locations:\n  - id: sherbrooke\n    name: { en: Sherbrooke, fr: Sherbrooke }\n    in: { en: in Sherbrooke, fr: à Sherbrooke }\n    services:\n      tune-up: { intro: { en: Hills wear brakes out., fr: Les côtes usent les freins. }, heading: { en: Brakes, fr: Freins }, text: { en: We check them., fr: Nous les vérifions. } }\n  - id: magog\n    name: { en: Magog, fr: Magog }\n    in: { en: in Magog, fr: à Magog }\n\n',
    'locations: Sherbrooke, Magog\n\n',
  ),
  mistake('a color with five digits', '#0b5d66', '#0b5d6'),
  mistake('an email with mailto', 'bonjour@', 'mailto:bonjour@'),
  mistake('the address of a page', 'origin: https://www.rouelibre.example', 'origin: https://www.rouelibre.example/fr/accueil'),
  mistake('a semicolon in a list of languages', '[en-CA, fr-CA]', '[en-CA; fr-CA]'),
  mistake('a section twice', 'hosting: [netlify]', 'hosting: [netlify]\nphones:\n  book: { main: 819-555-0143 }'),
  mistake('a redirect on one line without braces', '{ from: /repairs.php, to: /services }', 'from: /repairs.php to: /services'),
  mistake('no space after a colon', 'name: Roue Libre', 'name:Roue Libre'),
  mistake(
    'an address in one line',
    'address: { street: 210 rue Wellington Nord, city: Sherbrooke, region: QC, postalCode: J1H 5B9, country: CA }',
    'address: 210 rue Wellington Nord, Sherbrooke QC J1H 5B9',
  ),
  mistake('a point as text', 'geo: { lat: 45.40283, lng: -71.89062 }', 'geo: 45.40283, -71.89062'),
  mistake(
    'hours as text',
    'hours:\n  timeZone: America/Toronto\n  weekly:\n    mon-fri: 09:00-18:00\n    sat: 10:00-16:00\n  exceptions:\n    - { name: { en: Christmas, fr: Noël }, from: 12-25, hours: closed }\n\n',
    'hours: 24/7\n\n',
  ),
  mistake('a price', '- id: wheels\n', '- id: wheels\n    price: 40 $\n'),
  mistake('double braces', 'Bicycle repair in {city}', 'Bicycle repair in {{city}}'),
  mistake(
    'two languages on one line without braces',
    'slogan: { en: Bikes that roll, fr: Des vélos qui roulent }',
    'slogan: en: Bikes that roll, fr: Des vélos qui roulent',
  ),
  mistake(
    'two languages in square brackets',
    'slogan: { en: Bikes that roll, fr: Des vélos qui roulent }',
    'slogan: [en: Bikes that roll, fr: Des vélos qui roulent]',
  ),
  mistake('a processor as text', 'processor: { name: Formspree, country: { en: United States, fr: États-Unis } }', 'processor: Formspree'),
  mistake('a phone number with a word', 'main: 819-555-0142', 'main: 819-555-0142 (shop)'),
  mistake('a section without its colon', 'services:\n  - id: tune-up\n', 'services\n  - id: tune-up\n'),
  mistake('two keys on a line', 'mon-fri: 09:00-18:00\n    sat: 10:00-16:00', 'mon-fri: 09:00-18:00, sat: 10:00-16:00'),
  mistake('hours with a remark', 'sat: 10:00-16:00', 'sat: 10-16 (by appointment)'),
  mistake('holidays among the days', 'sat: 10:00-16:00', 'holidays: closed'),
  mistake('the logo of the business', '  name: Roue Libre', '  logo: logo.png\n  name: Roue Libre'),
  mistake('a profile as an address', '  name: Roue Libre', '  profiles: [instagram.com/rouelibre]\n  name: Roue Libre'),
  mistake('a licence as text', '  name: Roue Libre', '  licence: RBQ 5555-5555-55\n  name: Roue Libre'),
  mistake('two email addresses', 'email: bonjour@rouelibre.example', 'email: bonjour@rouelibre.example; velo@rouelibre.example'),
  mistake('a number instead of its name', '  - id: magog\n', '  - id: magog\n    phone: 819-555-0199\n'),
  // Values and spellings from other places.
  mistake('a placeholder in a text without quotation marks', 'en: Bikes that roll, fr', 'en: Bikes from {city}, fr'),
  mistake('a placeholder with spaces that does not exist', 'Bicycle repair in {city}', 'Bicycle repair in { town }'),
  mistake('a placeholder in square brackets', 'Bicycle repair in {city}', 'Bicycle repair in [city]'),
  mistake('an equals sign instead of a colon', 'name: Roue Libre', 'name = Roue Libre'),
  mistake('no comma between two languages', 'en: Bikes that roll, fr: Des', 'en: Bikes that roll fr: Des'),
  mistake('a brace that is not closed before the next key', 'fr: Des vélos qui roulent }', 'fr: Des vélos qui roulent'),
  mistake('a comment of another language', 'founded: 2011', 'founded: 2011 // since the beginning'),
  mistake('a language that has no code', 'languages: [en-CA, fr-CA]', 'languages: [en-CA, quebecois]'),
  mistake('a phone number without spaces or quotation marks', 'main: 819-555-0142', 'main: 8195550142'),
  mistake('hours with points', 'mon-fri: 09:00-18:00', 'mon-fri: 9.00-18.00'),
  mistake('hours as in French', 'mon-fri: 09:00-18:00', 'mon-fri: 9h-18h'),
  mistake('days in French', 'mon-fri: 09:00-18:00', 'lun-ven: 09:00-18:00'),
  mistake('false instead of closed', 'sat: 10:00-16:00', 'sat: false'),
  mistake('hours by appointment', 'sat: 10:00-16:00', 'sat: by appointment'),
  mistake('weekdays in one word', 'mon-fri: 09:00-18:00', 'weekdays: 09:00-18:00'),
  mistake('several days with one line of hours', 'mon-fri: 09:00-18:00', 'mon, wed, fri: 09:00-18:00'),
  mistake('a day that is open all night', 'sat: 10:00-16:00', 'sat: 24/7'),
  mistake('a holiday with its own key for closed', 'hours: closed }', 'closed: true }'),
  mistake('a holiday with a date', 'from: 12-25, hours', 'date: 12-25, hours'),
  mistake('a holiday with a slash', 'from: 12-25', 'from: 12/25'),
  mistake(
    'a service without a summary',
    '\n    summary: { en: We lace and true your wheels by hand., fr: Nous montons et centrons vos roues à la main. }',
    '',
  ),
  mistake('a question without an answer', '- id: wheels\n', '- id: wheels\n    faq: Do you build wheels?\n'),
  mistake('an area without a name', '    name: { en: Magog, fr: Magog }\n', ''),
  mistake('a path with a capital letter', 'path: { en: /contact,', 'path: { en: /Contact,'),
  mistake('a path with an accent', 'fr: /fr/contact }', 'fr: /fr/à-propos }'),
  mistake('a form service with a capital letter', 'provider: formspree', 'provider: Formspree'),
  mistake('a color in RGB', 'accent: "#0b5d66"', 'accent: rgb(11, 93, 102)'),
  mistake('a rating with its best value', 'value: 4.8, best: 5', 'value: 4.8/5, best: 5'),
  mistake('a postal code called zip', 'postalCode: J1H 5B9', 'zip: J1H 5B9'),
  mistake('an emergency service in figures', 'hours:\n  timeZone', 'hours:\n  emergency: 24/7\n  timeZone'),
  mistake('a redirect with a star', 'from: /repairs.php', 'from: /old/*'),
  mistake('a redirect with a status in words', 'to: /services }', 'to: /services, status: permanent }'),
  mistake(
    'a language without its text',
    'slogan: { en: Bikes that roll, fr: Des vélos qui roulent }',
    'slogan: { en: Bikes that roll, fr }',
  ),
  mistake('HTML in a text', 'en: Bikes that roll,', 'en: "Bikes <br> that roll",'),
  mistake('a text that begins with an at sign', 'en: Bikes that roll,', 'en: @rouelibre,'),
  mistake('claims as text', 'founded: 2011', 'claims: 500 bikes repaired'),
]
