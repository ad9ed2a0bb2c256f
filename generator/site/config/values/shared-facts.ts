import type { ConfigPath } from '../yaml/tree.ts'

/** Facts that belong to one place: a city that extends the config of another has its own, or confirms them in `site.shared`. */
export const sharedFacts = [
  ...(['origin', 'phone', 'email', 'address', 'areas', 'founded', 'rating', 'claims', 'licence', 'profiles'] as const),
  ...(['hours', 'timeZone', 'holidays', 'inbox', 'legal', 'services'] as const),
] as const

export type SharedFact = (typeof sharedFacts)[number]

interface PlacedFact {
  readonly fact: SharedFact
  /** Whether it belongs to a city, or to all cities of a province or state. */
  readonly of: 'city' | 'region'
  /** `*` matches each key or item. */
  readonly path: ConfigPath
  /** The length of the path to the value that can be cleared; 0 if a site needs it. */
  readonly clears: number
}

const placed = (fact: SharedFact, of: PlacedFact['of'], clears: number, ...path: ConfigPath): PlacedFact => ({ fact, of, path, clears })

/** Where these facts are written. Areas, and facts in sentences (`services`, holidays, by-laws of `legal`), are searched for. */
export const placedFacts: readonly PlacedFact[] = [
  placed('origin', 'city', 0, 'site', 'origin'),
  placed('phone', 'city', 0, 'phones', 'book', '*'),
  placed('email', 'city', 2, 'business', 'email'),
  placed('address', 'city', 3, 'business', 'address', 'street'),
  placed('address', 'city', 3, 'business', 'address', 'postalCode'),
  placed('address', 'city', 2, 'business', 'geo'),
  placed('founded', 'city', 2, 'business', 'founded'),
  ...['value', 'count', 'url'].map(key => placed('rating', 'city', 2, 'business', 'rating', key)),
  placed('claims', 'city', 3, 'business', 'claims', '*', 'value'),
  ...['number', 'authority'].map(key => placed('licence', 'region', 2, 'business', 'licence', key)),
  placed('profiles', 'city', 2, 'business', 'profiles'),
  placed('hours', 'city', 0, 'hours', 'weekly'),
  placed('hours', 'city', 2, 'hours', 'structuredData'),
  placed('timeZone', 'region', 0, 'hours', 'timeZone'),
  ...['id', 'endpoint', 'inboxes'].map(key => placed('inbox', 'city', 0, 'forms', key)),
  ...['name', 'email'].map(key => placed('legal', 'region', 0, 'business', 'privacyOfficer', key)),
  placed('legal', 'region', 0, 'pages', 'privacy', 'sections'),
]
