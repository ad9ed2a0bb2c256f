import type { Text } from '../../site/model/language.ts'

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** A town or quarter that the new site serves. */
export interface Area {
  readonly name: string
  /** In single languages, where it differs. */
  readonly nameIn?: Text
  readonly geo?: Point
}

/** What is another city’s own, as far as it was given. */
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
  /** Ids of the services that it has; all of the base where it is left out. */
  readonly services?: readonly string[]
  /** Codes of its languages, its own first; those of the base where they are left out. */
  readonly languages?: readonly string[]
  /** Where none is given, the areas stay those of the base. */
  readonly areas: readonly Area[]
}
