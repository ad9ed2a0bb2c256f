import type { ConfigPath } from '../yaml/tree.ts'

/** Facts that belong to one place: a city that extends the config of another has its own, or confirms them in `site.shared`. */
export const sharedFacts = ['founded', 'rating', 'licence', 'profiles', 'timeZone', 'inbox', 'legal', 'services'] as const

export type SharedFact = (typeof sharedFacts)[number]

interface PlacedFact {
  readonly fact: SharedFact
  /** Whether it belongs to a city, or to all cities of a province or state. */
  readonly of: 'city' | 'region'
  readonly path: ConfigPath
}

/** Where these facts are written. Those in sentences (`services`, and by-laws of `legal`) are searched for. */
export const placedFacts: readonly PlacedFact[] = [
  { fact: 'founded', of: 'city', path: ['business', 'founded'] },
  ...['value', 'count', 'url'].map((key): PlacedFact => ({ fact: 'rating', of: 'city', path: ['business', 'rating', key] })),
  ...['number', 'authority'].map((key): PlacedFact => ({ fact: 'licence', of: 'region', path: ['business', 'licence', key] })),
  { fact: 'profiles', of: 'city', path: ['business', 'profiles'] },
  { fact: 'timeZone', of: 'region', path: ['hours', 'timeZone'] },
  ...['id', 'endpoint', 'inboxes'].map((key): PlacedFact => ({ fact: 'inbox', of: 'city', path: ['forms', key] })),
  ...['name', 'email'].map((key): PlacedFact => ({ fact: 'legal', of: 'region', path: ['business', 'privacyOfficer', key] })),
  { fact: 'legal', of: 'region', path: ['pages', 'privacy', 'sections'] },
]
