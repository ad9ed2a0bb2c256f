/** Mistakes of people who have never seen YAML: each changes one of two configs. */
interface Mistake {
  readonly name: string
  readonly from: string
  readonly to: string
}

const mistake = (name: string, from: string, to: string): Mistake => ({ name, from, to })

/** The start of a config: valid YAML, but incomplete. */
export const firstDraft = `site:
  origin: https://www.curbsidepaws.example
business:
  name: Curbside Paws
  slogan: { en: Clean dogs, fr: Chiens propres }
  founded: 2014
  # The point on the map.
  geo: { lat: 30.26720, lng: -97.74310 }
  claims:
    - id: dogs
      value: 5000
      label: { en: dogs washed, fr: chiens lavés }
    - id: years
      value: 12
phones:
  country: US
  book:
    main: 512-555-0142
theme:
  colours:
    accent: "#b0306a"
    paper: '#ffffff'
hosting: [serve, netlify]
`

/** Mistakes in the YAML syntax. */
export const syntaxMistakes: readonly Mistake[] = [
  mistake('a comma in a text', '{ en: Clean dogs, fr', '{ en: Your dog, groomed, fr'),
  mistake('a decimal comma', 'lat: 30.26720', 'lat: 30,26720'),
  mistake('a colour without quotation marks', '"#b0306a"', '#b0306a'),
  mistake('a line too far to the right', '  founded: 2014', '    founded: 2014'),
  mistake('a line too far to the left', '  founded: 2014', ' founded: 2014'),
  mistake('a line at the left edge', '  founded: 2014', 'founded: 2014'),
  mistake('the first of a group too far to the right', '  country: US', '      country: US'),
  mistake('an item too far to the left', '    - id: years', '   - id: years'),
  mistake('an item too far to the right', '    - id: years', '     - id: years'),
  mistake('a line of an item too far to the right', '      value: 12', '        value: 12'),
  mistake('a line of an item too far to the left', '      value: 12', '     value: 12'),
  mistake('an item without its dash', '    - id: years', '      id: years'),
  mistake('two keys on a line', '  founded: 2014', '  founded: 2014, priceRange: $$'),
  mistake('a tab', '  founded: 2014', '\tfounded: 2014'),
  mistake('a blank copied from a web page', '  founded: 2014', '\u00a0 founded: 2014'),
  mistake('a colon of a Chinese keyboard', '  founded: 2014', '  founded：2014'),
  mistake('a quotation mark that is not closed', "paper: '#ffffff'", "paper: '#ffffff"),
  mistake('a quotation mark that the next one closes', 'accent: "#b0306a"', 'accent: "#b0306a\n    sky: "#eeeeee"'),
  mistake('an apostrophe', 'name: Curbside Paws', "name: 'Paul's Paws'"),
  mistake('words behind a quotation', 'name: Curbside Paws', 'name: "Curbside" Paws'),
  mistake('a colon in a text', 'name: Curbside Paws', 'name: Curbside Paws: at your door'),
  mistake('no space behind a colon', 'founded: 2014', 'founded:2014'),
  mistake('no space behind a colon between braces', '{ en: Clean dogs, fr: Chiens propres }', '{en:Clean dogs, fr:Chiens propres}'),
  mistake('no space behind a dash', '    - id: years', '    -id: years'),
  mistake('an equals sign', 'founded: 2014', 'founded = 2014'),
  mistake('a text that goes on in the next line', 'name: Curbside Paws', 'name: Curbside Paws\n  of Austin'),
  mistake('a list on the line of its key', 'hosting: [serve, netlify]', 'hosting: - serve'),
  mistake('a dash between braces', '{ en: Clean dogs, fr: Chiens propres }', '{\n    - en: Clean dogs }'),
  mistake('a brace that is not closed', 'fr: Chiens propres }', 'fr: Chiens propres'),
  mistake('a brace too many', 'fr: Chiens propres }', 'fr: Chiens propres }}'),
  mistake('a bracket that is not closed', '[serve, netlify]', '[serve, netlify'),
  mistake('a text that begins with a brace', 'en: dogs washed', 'en: {value}'),
  mistake('a text that begins with a brace and goes on', 'name: Curbside Paws', 'name: {city} Paws'),
  mistake('a text that begins with a percent sign', 'name: Curbside Paws', 'name: %Curbside'),
  mistake('a text that begins with an ampersand', 'name: Curbside Paws', 'name: & Sons'),
  mistake('a text that begins with a star', 'name: Curbside Paws', 'name: *Curbside*'),
  mistake('a text that begins with an exclamation mark', 'name: Curbside Paws', 'name: !Curbside'),
  mistake('a number sign in a text between braces', 'en: Clean dogs, fr', 'en: We are #1 in town, fr'),
  mistake('a number sign in a list', '[serve, netlify]', '[serve,#1]'),
  mistake('a text that goes on after a number sign', 'name: Curbside Paws', 'name: We are #1\n    in town'),
  mistake('an item that begins with a number sign', 'hosting: [serve, netlify]', 'hosting:\n  - #1 host'),
  mistake('a text that begins with a bracket and goes on', 'name: Curbside Paws', 'name: [New] Curbside Paws'),
  mistake('a text between braces that begins with a brace', 'en: Clean dogs, fr', 'en: {city} dogs, fr'),
  mistake('a placeholder with spaces', 'name: Curbside Paws', 'name: { city }'),
  mistake('a placeholder as an item', 'hosting: [serve, netlify]', 'hosting:\n  - {host}'),
  mistake('a colon in a text between braces', 'en: Clean dogs, fr', 'en: Our promise: clean dogs, fr'),
  mistake('a text that begins with “more than”', 'name: Curbside Paws', 'name: > 20 years of paws'),
  mistake('a text of “more than” and a digit', 'name: Curbside Paws', 'name: >5'),
  mistake('a text that begins with a question mark', 'name: Curbside Paws', 'name: ? Paws'),
  mistake('a text of one word with an ampersand', 'name: Curbside Paws', 'name: &Sons'),
  mistake('two words that begin with a star', 'name: Curbside Paws', 'name: *Curbside Paws* here'),
  mistake('an exclamation mark and a space', 'name: Curbside Paws', 'name: ! Curbside'),
  mistake('a binary value', 'name: Curbside Paws', 'name: !!binary UGF3cw=='),
  mistake('a backslash', 'name: Curbside Paws', 'name: "Curbside\\dogs"'),
  mistake('a key twice', '  founded: 2014', '  founded: 2014\n  founded: 2015'),
  mistake('a second config', 'phones:', '---\nphones:'),
  mistake('another YAML', 'site:\n', '%YAML 1.1\n---\nsite:\n'),
  mistake('what a merge left', '  founded: 2014', '<<<<<<< HEAD\n  founded: 2014\n=======\n  founded: 2015\n>>>>>>> laval'),
  mistake('a comma for nothing', '{ en: Clean dogs, fr', '{ en: Clean dogs,, fr'),
]

/** Valid YAML with invalid values, in the small config. */
export const values: readonly Mistake[] = [
  mistake('a point as maps give it', 'geo: { lat: 45.43, lng: -75.73 }', 'geo: "45.43, -75.73"'),
  mistake('half a point', 'geo: { lat: 45.43, lng: -75.73 }', 'geo: 30,2672'),
  mistake(
    'one text for all languages',
    'skipToContent: { en: Skip }',
    'skipToContent: Skip to all that this page has to say to you, and leave the menu alone for now',
  ),
  mistake('a short text for all languages', 'skipToContent: { en: Skip }', 'skipToContent: Skip'),
  mistake('yes', 'required: true', 'required: yes'),
  mistake('a number in words', 'founded: 1998', 'founded: in 1998'),
  mistake('a list without brackets', '[ Wrightville ]', 'Wrightville'),
  mistake('a country in words', 'country: CA, book', 'country: Canada, book'),
  mistake('days in words', '{ mon-fri: 08', '{ Monday-Friday: 08'),
  mistake('a field called as visitors see it', 'name: email,', 'name: Your e-mail,'),
  mistake('no phone called main', 'main: 819', 'office: 819'),
  mistake(
    'an invalid phone number in Switzerland',
    '{ country: CA, book: { main: 819-555-0123 } }',
    '{ country: CH, book: { main: 044-66 } }',
  ),
  mistake('a plural of a text', 'Call {phone}." } } }', '{city, plural, other {Call}}." } } }'),
  mistake('a date of a year', 'Call {phone}." } } }', '{year, date}." } } }'),
  mistake('a German slug', 'slug: ducts', 'slug: Lüftungsgerät Straße'),
  mistake('a slug of other letters', 'slug: hull', 'slug: 清掃'),
]
