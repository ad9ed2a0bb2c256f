import { keysOf } from './table.ts'

/**
 * The words of the interface that a config translates under `translations`: for each, what it is for (shown to
 * the operator by the editor) and the placeholders it must hold, which the page fills.
 */
export const wordTable = {
  skipToContent: { about: 'First link of every page, for keyboards: jumps over the navigation.' },
  mainNavigation: { about: 'Name of the main navigation, for screen readers.' },
  openMenu: { about: 'Button that opens the menu on narrow screens.' },
  closeMenu: { about: 'The same button while the menu is open.' },
  languageToggle: { about: 'Name of the language links, for screen readers.' },
  home: { about: 'Navigation: home.' },
  about: { about: 'Navigation: about the business.' },
  services: { about: 'Navigation: services.' },
  serviceAreas: { about: 'Navigation: service areas.' },
  contact: { about: 'Navigation: contact.' },
  locations: { about: 'Link to the directory of all areas.' },
  privacy: { about: 'Link to the privacy page.' },
  bookInspection: { about: 'The main button of every page; leads to the contact page.' },
  call: { about: 'Name of a phone link, for screen readers.', needs: ['phone'] },
  callNow: { about: 'Floating button with the phone number.' },
  breadcrumb: { about: 'Name of the breadcrumb, for screen readers.' },
  learnMore: { about: 'Link from a service to its page.' },
  learnMoreAbout: {
    about: 'The same for screen readers, beginning with the same words. If left out, the name of the service follows them.',
    needs: ['service'],
    optional: true,
  },
  findArea: { about: 'Label of the box that narrows a long list of areas. If left out: the heading over the areas.', optional: true },
  benefits: { about: 'Heading over a service’s benefits on a card.' },
  process: { about: 'Heading over a service’s steps on a card.' },
  before: { about: 'Label of the picture before the work.' },
  after: { about: 'Label of the picture after the work.' },
  compare: { about: 'Name of the slider over a before/after pair.', needs: ['title'] },
  illustration: { about: 'Honest mark on pictures that were rendered, not photographed.' },
  source: { about: 'Before the source of a figure.' },
  sources: { about: 'Before several sources.' },
  safetyAlert: { about: 'Label over a safety note.' },
  showMap: { about: 'Button that loads the embedded map.' },
  openMap: { about: 'Ordinary link to the map on its own site.' },
  mapPrivacy: { about: 'Small note beside the map button: who receives the visitor’s address.' },
  neighbourhoods: { about: 'Heading or name of the list of neighbourhoods.' },
  ourServices: { about: 'Footer and lists: heading over the services.' },
  company: { about: 'Footer: heading over the company’s pages.' },
  areasServed: { about: 'Footer: heading over the service areas.' },
  followUs: { about: 'Footer: heading over the social profiles.' },
  contactUs: { about: 'Footer: heading over the contact details.' },
  allAreas: { about: 'Link to all service areas.' },
  phone: { about: 'Label before a phone number.' },
  email: { about: 'Label before an e-mail address.' },
  address: { about: 'Label before an address.' },
  openingHours: { about: 'Heading over the opening hours.' },
  emergency: { about: 'Line about round-the-clock emergency service.' },
  closed: { about: 'A day without opening hours.' },
  open24: { about: 'A day open round the clock.' },
  openNow: { about: 'Beside the opening hours while the business is open.' },
  closedNow: { about: 'The same while it is closed.' },
  dayRange: { about: 'A run of days.', needs: ['from', 'to'] },
  timeRange: { about: 'A span of time.', needs: ['from', 'to'] },
  optional: { about: 'Beside the label of a field that may stay empty.' },
  copyright: { about: 'Last line of the footer.', needs: ['year', 'business'] },
  rating: { about: 'The rating in words; `count` may be used in a plural.', needs: ['value', 'best', 'count', 'source'] },
  licence: { about: 'Licence line of the footer.', needs: ['number'] },
  inPlace: {
    about: 'An area with “in” before it, where the area itself does not say. If left out, its name alone.',
    needs: ['location'],
    optional: true,
  },
  backTo: { about: 'Link back to the service’s page.', needs: ['service'] },
  serviceIn: { about: 'Link to a service in an area.', needs: ['service', 'inLocation'] },
} as const satisfies Record<string, { about: string; needs?: readonly string[]; optional?: true }>

type AnyWordKey = keyof typeof wordTable

/** Words that a config may leave out. */
type OptionalWordKey = { [Key in AnyWordKey]: (typeof wordTable)[Key] extends { optional: true } ? Key : never }[AnyWordKey]

export type WordKey = Exclude<AnyWordKey, OptionalWordKey>

/** The interface words of a config. */
export type ConfigWords<Text> = Readonly<Record<WordKey, Text>> & Readonly<Partial<Record<OptionalWordKey, Text>>>

export const wordKeys = keysOf(wordTable)

type Needing = { [Key in WordKey]: (typeof wordTable)[Key] extends { needs: readonly string[] } ? Key : never }[WordKey]

/** The words that are whole as they stand; those with placeholders reach a page as parts of other texts. */
export type PlainWordKey = Exclude<WordKey, Needing>

/** Interface words of one language. */
export type Words = Readonly<Record<PlainWordKey, string>>
