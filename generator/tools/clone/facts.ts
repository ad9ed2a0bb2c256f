import type { Text } from '../../site/model/language.ts'

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** A town or quarter that the new site serves. */
export interface Area {
  readonly name: string
  /** In languages where it differs. */
  readonly nameIn?: Text
  readonly geo?: Point
}

/** The given facts of the new city. */
export interface CloneFacts {
  readonly city: Text
  readonly name?: string
  readonly origin?: string
  readonly email?: string
  readonly phone?: string
  readonly street?: string
  readonly postalCode?: string
  /** Code of the province or state: ON. */
  readonly region?: string
  readonly regionName?: Text
  readonly country?: string
  readonly geo?: Point
  /** Ids of its services; by default all of the base. */
  readonly services?: readonly string[]
  /** Codes of its languages, the main one first; by default those of the base. */
  readonly languages?: readonly string[]
  /** If empty, the areas of the base are used. */
  readonly areas: readonly Area[]
}
