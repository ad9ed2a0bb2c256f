import { keysOf } from './table.ts'

/** Interface texts that a config translates under `translations`, with the placeholders that each must contain. */
export const wordTable = {
  skipToContent: {},
  mainNavigation: {},
  openMenu: {},
  closeMenu: {},
  languageToggle: {},
  home: {},
  about: {},
  services: {},
  serviceAreas: {},
  contact: {},
  locations: {},
  privacy: {},
  bookInspection: {},
  call: { needs: ['phone'] },
  callNow: {},
  breadcrumb: {},
  learnMore: {},
  learnMoreAbout: {
    needs: ['service'],
    optional: true,
  },
  findArea: { optional: true },
  benefits: {},
  process: {},
  before: {},
  after: {},
  compare: { needs: ['title'] },
  illustration: {},
  source: {},
  sources: {},
  safetyAlert: {},
  showMap: {},
  openMap: {},
  mapPrivacy: {},
  neighbourhoods: {},
  ourServices: {},
  company: {},
  areasServed: {},
  followUs: {},
  contactUs: {},
  allAreas: {},
  phone: {},
  email: {},
  address: {},
  openingHours: {},
  emergency: {},
  closed: {},
  open24: {},
  openNow: {},
  closedNow: {},
  dayRange: { needs: ['from', 'to'] },
  timeRange: { needs: ['from', 'to'] },
  optional: {},
  copyright: { needs: ['year', 'business'] },
  rating: { needs: ['value', 'best', 'count', 'source'] },
  licence: { needs: ['number'] },
  inPlace: {
    needs: ['location'],
    optional: true,
  },
  backTo: { needs: ['service'] },
  serviceIn: { needs: ['service', 'inLocation'] },
} as const satisfies Record<string, { needs?: readonly string[]; optional?: true }>

export type AnyWordKey = keyof typeof wordTable

/** Texts that a config may leave out. */
type OptionalWordKey = { [Key in AnyWordKey]: (typeof wordTable)[Key] extends { optional: true } ? Key : never }[AnyWordKey]

export type WordKey = Exclude<AnyWordKey, OptionalWordKey>

/** The interface texts of a config. */
export type ConfigWords<Text> = Readonly<Record<WordKey, Text>> & Readonly<Partial<Record<OptionalWordKey, Text>>>

export const wordKeys = keysOf(wordTable)

type Needing = { [Key in WordKey]: (typeof wordTable)[Key] extends { needs: readonly string[] } ? Key : never }[WordKey]

/** Texts without placeholders. Those with placeholders reach a page as parts of other texts. */
export type PlainWordKey = Exclude<WordKey, Needing>

/** Interface texts of one language. */
export type Words = Readonly<Record<PlainWordKey, string>>
